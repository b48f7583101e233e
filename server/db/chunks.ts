/**
 * The lengths of lists in statements. Each length makes another statement, and the cache of statements must stay small.
 */
const lengths = [1024, 256, 64, 16, 4, 1] as const

/** Pads a list to one of `lengths` by repeating its last item. Use it for `in`, which ignores repeated values. */
export function padded<Item>(list: readonly Item[]): readonly Item[] {
  const length = lengths.findLast((each) => each >= list.length) ?? list.length
  const last = list.slice(-1)
  return [...list, ...Array.from({ length: length - list.length }, () => last).flat()]
}

/**
 * Splits a list into pieces whose lengths are in `lengths` and at most `longest`. SQLite binds at most 32,766 values to
 * a statement, so 1024 rows of up to 31 columns fit.
 */
export function chunksOf<Item>(list: readonly Item[], longest = 1024): Item[][] {
  const chunks: Item[][] = []
  for (let from = 0; from < list.length; ) {
    const left = list.length - from
    const length = lengths.find((each) => each <= left && each <= longest) ?? left
    chunks.push(list.slice(from, from + length))
    from += length
  }
  return chunks
}
