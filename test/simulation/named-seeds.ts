/** A seed that once found a fault, or the only one known to reach a rare state. Later runs try it again. */
interface NamedSeed {
  readonly seed: number
  readonly why: string
}

export const namedSeeds: readonly NamedSeed[] = [
  { seed: 37, why: 'nobody can be told of a request' },
  { seed: 39, why: 'a recipient who is new in the settings gets an earlier request' },
  { seed: 44, why: 'the desk agrees one time for two requests, and cancels only a later request' },
  {
    seed: 170,
    why: 'wishes come during a call, after an agreement and after the end; the desk cancels only a wish',
  },
  { seed: 334, why: 'a message that its provider gave up later is sent again' },
  { seed: 1191, why: 'a server is stopped in the middle of a send' },
  { seed: 50_019, why: 'nobody gets summaries any more while a request beyond the limit is open' },
]
