/** A small seeded generator (mulberry32), so that a schedule that fails can be run again. */
export interface Random {
  /** In [0, 1). */
  next(): number
  chance(probability: number): boolean
  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

export function idsOf(random: Random): () => string {
  return () =>
    Array.from({ length: 4 }, () => random.between(0x10000000, 0xffffffff).toString(16)).join('-')
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: ([first, ...others]) => others[between(0, others.length) - 1] ?? first,
  }
}
