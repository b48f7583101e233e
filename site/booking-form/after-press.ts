/** The longest time from lifting a finger to its click. Chrome and Safari need about 10 ms. */
const clickDelayMs = 100

/**
 * A press counts as ended after this time. A longer press opens the browser's menu and makes no click. Chrome
 * may also match `:active` after a tap, and that press would never end.
 */
const longestPressMs = 700

let isPressed = false
let presses = 0
const waiting: (() => void)[] = []

/** Watches every press on the page, including a press on `root` that has begun already. Call this once. */
export function watchPresses(root: Element): void {
  if (root.matches(':active')) press()
  addEventListener('pointerdown', press, { capture: true })
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => releaseAfter(clickDelayMs), { capture: true })
}

/**
 * Calls `act` now, or after the press that is under way. The browser makes a click only if press and
 * release hit the same element, so nothing may move in between.
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

/** Ends the present press after this time, unless another press has begun by then. */
function releaseAfter(delayMs: number): void {
  const present = presses
  setTimeout(() => {
    if (presses !== present) return
    isPressed = false
    for (const act of waiting.splice(0)) act()
  }, delayMs)
}
