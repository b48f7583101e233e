import { type RefObject, useEffect } from 'react'

/** Space for the heading of a list above a row, and for the count below it, px. */
const edgePx = 48

/**
 * Scrolls the list of a row so that the row is in view: the selected row once it is selected or moves to the list,
 * and the line for now in the upper third of its list. A list under the pointer does not scroll.
 */
export function useInView(
  row: RefObject<HTMLElement | null>,
  { isSelected, isAtNow }: { readonly isSelected: boolean; readonly isAtNow: boolean },
): void {
  useEffect(() => {
    if (isSelected) scrollTo(row.current, { isToThird: false })
  }, [row, isSelected])
  useEffect(() => {
    if (isAtNow) scrollTo(row.current, { isToThird: true })
  }, [row, isAtNow])
}

function scrollTo(row: HTMLElement | null, { isToThird }: { readonly isToThird: boolean }): void {
  const list = row?.closest('.column')
  if (!row || !list || list.matches(':hover')) return
  const edge = list.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  const isInView = top >= edge.top + edgePx && bottom <= edge.bottom - edgePx
  if (isToThird || !isInView) list.scrollTop += top - edge.top - list.clientHeight / 3
}
