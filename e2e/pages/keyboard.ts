import { expect, type Locator } from '@playwright/test'

/** How often to press Tab at most. No page has as many focusable elements. */
const maxStops = 150

/**
 * Presses Tab until the target has the focus. No focused element on the way may be covered (WCAG 2.4.11).
 */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page()
  for (let stops = 0; stops < maxStops; stops++) {
    await keyboard.press('Tab')
    const { isThere, coveredBy } = await target.evaluate(lookAtFocus)
    expect(coveredBy, 'what covers the focus').toBe('')
    if (isThere) return
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Runs in the page. Says whether the target has the focus, and what covers the focused element. */
function lookAtFocus(target: Element): { isThere: boolean; coveredBy: string } {
  const focused = document.activeElement ?? document.body
  const box = focused.getBoundingClientRect()
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isSeen =
    focused === document.body ||
    (middle !== null &&
      (focused.contains(middle) ||
        middle.contains(focused) ||
        middle.closest('label')?.contains(focused) === true))
  const coveredBy = isSeen
    ? ''
    : `${focused.outerHTML.slice(0, 120)} under ${middle?.outerHTML.slice(0, 120)}`
  return { isThere: focused === target, coveredBy }
}
