/** The clocks of two machines differ by less. */
const toleranceMs = 60_000

/** What was recorded after this instant was recorded by a wrong clock, epoch ms. */
export function aheadFrom(nowMs: number): number {
  return nowMs + toleranceMs
}
