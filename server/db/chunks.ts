/** Few lengths of lists make few statement texts, whose prepared statements are cached. */
const lengths = [1024, 256, 64, 16, 4, 1] as const

/** Pads a list with its last item to one of `lengths`. Meant for `in`, which ignores repetitions. */
export function padded<Item>(list: readonly Item[]): readonly Item[] {
  const length = lengths.findLast((each) => each >= list.length) ?? list.length
  const last = list.slice(-1)
  return [...list, ...Array.from({ length: length - list.length }, () => last).flat()]
}

/** Splits a list into pieces whose lengths are in `lengths` and at most `longest`. */
export function chunksOf<Item>(list: readonly Item[], longest: number): Item[][] {
  const chunks: Item[][] = []
  for (let from = 0; from < list.length; ) {
    const left = list.length - from
    const length = lengths.find((each) => each <= left && each <= longest) ?? left
    chunks.push(list.slice(from, from + length))
    from += length
  }
  return chunks
}
