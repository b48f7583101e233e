import { type RefObject, useEffect } from 'react'

/**
 * Scrolls the list of a row. The selected row comes into view, and the line for now into the middle. A list
 * under the pointer stays as it is, and so does a list that scrolls only with the whole page, as on a phone.
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
