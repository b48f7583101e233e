export type Random = ReturnType<typeof seededRandom>

export function idsOf(random: Random): () => string {
  return () =>
    Array.from({ length: 4 }, () => random.between(0x10000000, 0xffffffff).toString(16)).join('-')
}

/** A small generator (mulberry32). It has a seed, so that a schedule that fails can be run again. */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  /** In [0, 1). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  function pick<T>(list: readonly [T, ...T[]]): T
  function pick<T>(list: readonly T[]): T | undefined
  function pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[between(0, list.length - 1)]
  }
  return {
    next,
    chance: (probability: number) => next() < probability,
    /** A whole number from `min` to `max`. */
    between,
    pick,
  }
}
