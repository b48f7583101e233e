export type RenderTurn = () => Promise<void>

/**
 * Renders the pages of single visitors one per turn of the event loop, in the order they were asked for. Rendering
 * takes 1 to 2 ms, and Node accepts one new connection per turn. If all were rendered at once, the pages of a thousand
 * clients would delay every other connection by seconds.
 */
export function renderQueue(): RenderTurn {
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
