import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the list of a row: the selected row comes into view, and the line for now into the middle. A list
 * under the pointer does not scroll, and a page without lists that scroll by themselves does not scroll either.
 */
export function useInView(
  row: RefObject<HTMLElement | null>,
  isSelected: boolean,
  isAtNow: boolean,
): void {
  useEffect(() => {
    const list = row.current?.closest('.column:not(:hover)')
    if (list && list.scrollHeight > list.clientHeight && (isSelected || isAtNow))
      row.current?.scrollIntoView({ block: isAtNow ? 'center' : 'nearest' })
  }, [row, isSelected, isAtNow])
}
