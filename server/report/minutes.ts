/** Durations sorted into ranges as they come, with their median; the durations are not kept. */
export interface MinuteCount {
  /** How many lie below each bound, and last how many reach the highest. */
  readonly ranges: readonly number[]
  /** Whole minutes; undefined when there was none. */
  readonly median: number | undefined
  readonly count: number
}

/** Longer ones count as this long: 30 days. It bounds the memory, and no median comes near. */
const mostMinutes = 30 * 24 * 60

export function minuteCounter(bounds: readonly number[]) {
  const perMinute = new Map<number, number>()
  let count = 0
  return {
    add(durationMs: number): void {
      const minute = Math.min(mostMinutes, Math.max(0, Math.floor(durationMs / 60_000)))
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1)
      count++
    },
    counted: (): MinuteCount => ({
      ranges: [...bounds, Infinity].map((bound, index) =>
        sumWithin(perMinute, bounds[index - 1] ?? 0, bound),
      ),
      median: medianOf(perMinute, count),
      count,
    }),
  }
}

function sumWithin(perMinute: ReadonlyMap<number, number>, from: number, below: number): number {
  let sum = 0
  for (const [minute, count] of perMinute) if (minute >= from && minute < below) sum += count
  return sum
}

/** The lower of the two in the middle when their number is even. */
function medianOf(perMinute: ReadonlyMap<number, number>, count: number): number | undefined {
  let before = 0
  for (const [minute, here] of [...perMinute].sort(([a], [b]) => a - b)) {
    before += here
    if (before * 2 >= count) return minute
  }
  return undefined
}
