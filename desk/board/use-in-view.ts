import { type RefObject, useEffect } from 'react'

/** Scrolls the list of a row so that the line for now is in its middle. Leaves a list that scrolls with the page. */
export function useInView(row: RefObject<HTMLElement | null>, isAtNow: boolean): void {
  useEffect(() => {
    const list = row.current?.closest('.column:not(:hover)')
    if (isAtNow && list && list.scrollHeight > list.clientHeight)
      row.current?.scrollIntoView({ block: 'center' })
  }, [row, isAtNow])
}
