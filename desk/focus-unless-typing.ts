/**
 * Moves the focus when a page, an answer or the live board comes late, unless somebody types by now.
 *
 * @param own A part of the page. A field in this part does not keep the focus.
 */
export function focusUnlessTyping(element: HTMLElement | null | undefined, own = element): void {
  const { activeElement } = document
  if (!activeElement?.matches('input, textarea, select') || own?.contains(activeElement))
    element?.focus()
}
