/** This long after the last movement, the hand has clicked or rests. */
const restsAfterMs = 400
/** With the quarter of a second until the server has seen a change, less than a second. */
const longestWaitMs = 700
const lookEveryMs = 100

const touchedAt = { wallMs: Date.now(), steadyMs: performance.now() }
/** When a mouse or a finger last moved, in `performance.now()`. */
let movedAtMs = Number.NEGATIVE_INFINITY

/** Notes a key or a movement. */
export function noteTouch({ type }: Pick<Event, 'type'>): void {
  touchedAt.wallMs = Date.now()
  touchedAt.steadyMs = performance.now()
  if (type.startsWith('pointer')) movedAtMs = touchedAt.steadyMs
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
  if (performance.now() > Math.min(movedAtMs + restsAfterMs, untilMs))
    for (const each of waiting.splice(0)) each()
  else setTimeout(drawOnceRested, lookEveryMs, untilMs)
}
