/** Moves the focus when a page, an answer or the live board comes late, unless somebody types in a field by now. */
export function focusUnlessTyping(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus()
}
