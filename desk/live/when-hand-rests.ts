/** This long after the last movement, the hand has clicked or rests. */
const restsAfterMs = 400
const longestWaitMs = 1000
const lookEveryMs = 100

/** In `performance.now()`. */
let movedAtMs = Number.NEGATIVE_INFINITY

/** Notes each movement of a mouse or finger. */
export function watchHand(): void {
  for (const name of ['pointermove', 'pointerdown']) addEventListener(name, noteMovement)
}

function noteMovement(): void {
  movedAtMs = performance.now()
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
    for (const draw of waiting.splice(0)) draw()
  else setTimeout(drawOnceRested, lookEveryMs, untilMs)
}
