/** How long after a finger is lifted its click comes at the latest. Chrome and Safari need about 10 ms. */
const clickDelayMs = 100

/**
 * The longest that a press is waited for. A longer one opens the browser's menu and makes no click. After a
 * tap Chrome may match `:active` though nothing is pressed.
 */
const longestPressMs = 700

let isPressed = false
let presses = 0
const waiting: (() => void)[] = []

/** Watches every press on the page, also one that `root` is under already. Call this once. */
export function watchPresses(root: Element): void {
  if (root.matches(':active')) press()
  addEventListener('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => releaseAfter(clickDelayMs), { capture: true })
}

/**
 * Calls `act` now, or after the press that is under way. The browser makes a click only where press and
 * release meet the same element, so nothing may move in between.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}

function press(): void {
  isPressed = true
  presses++
  releaseAfter(longestPressMs)
}

/** Ends the present press, but none that begins before the time is over. */
function releaseAfter(delayMs: number): void {
  const present = presses
  setTimeout(() => {
    if (presses !== present) return
    isPressed = false
    for (const act of waiting.splice(0)) act()
  }, delayMs)
}
