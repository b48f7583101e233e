/** Resolves when it is this page's turn to be drawn. */
export type Turn = () => Promise<void>

/**
 * Spreads pages that are drawn for one visitor each over turns of the event loop, one a turn, in the
 * order they were asked for. Drawing takes 1 to 2 ms, and Node takes in one new connection per turn:
 * drawn all at once, the pages of a thousand clients would keep everybody else out for seconds.
 */
export function renderQueue(): Turn {
  const waiting: (() => void)[] = []

  function nextTurn(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(nextTurn)
  }

  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(nextTurn)
    })
}
