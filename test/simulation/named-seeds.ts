/** A seed that once found a fault, or that alone reaches a rare state. Later runs try it too, to meet that again. */
interface NamedSeed {
  readonly seed: number
  readonly why: string
}

export const namedSeeds: readonly NamedSeed[] = [
  { seed: 37, why: 'leaves a request told to nobody' },
  { seed: 39, why: 'tells somebody new of an earlier request' },
  { seed: 59, why: 'agrees on one time for two requests at the desk, and drops a change alone' },
  { seed: 170, why: 'sends wishes while reception calls, agrees and ends, and drops a wish alone' },
  { seed: 334, why: 'sends again what a provider gave up later' },
  { seed: 1191, why: 'stops a server in the middle of a send' },
  { seed: 50_019, why: 'nobody gets summaries any more while a request beyond the limit is open' },
]
