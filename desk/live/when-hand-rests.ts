/** This long after the last touch, the hand has clicked or rests. */
const restsAfterMs = 400
/** With the quarter of a second until the server has seen a change, less than a second. */
const longestWaitMs = 700
const lookEveryMs = 100

const touchedAt = { wallMs: Number.NEGATIVE_INFINITY, steadyMs: Number.NEGATIVE_INFINITY }

/** Notes that somebody presses a key, scrolls, or moves a mouse or a finger. */
export function noteTouch(): void {
  touchedAt.wallMs = Date.now()
  touchedAt.steadyMs = performance.now()
}

/**
 * How long nobody has touched the desk. Takes the longer of two times: the steady clock may stop while the computer
 * sleeps, and the wall clock may be set back.
 */
export function idleMs(): number {
  return Math.max(Date.now() - touchedAt.wallMs, performance.now() - touchedAt.steadyMs)
}

const waiting: (() => void)[] = []

/**
 * Draws what others changed once the hand rests, because the hand has aimed at what stands there now. Draws in the order
 * of the calls, because a board from after a restore must come last.
 */
export function whenHandRests(draw: () => void): void {
  if (waiting.push(draw) === 1) drawOnceRested(performance.now() + longestWaitMs)
}

function drawOnceRested(untilMs: number): void {
  if (idleMs() > restsAfterMs || performance.now() > untilMs)
    for (const each of waiting.splice(0)) each()
  else setTimeout(drawOnceRested, lookEveryMs, untilMs)
}
