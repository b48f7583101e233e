import type { CentreFacts } from '../content/facts.ts'
import type { Strings } from '../content/strings.ts'
import { rupeesText } from '../domain/prices.ts'

/** What the centre says of the price and the time of a test: `from ₹1,200`, `20 min`. */
export function priceAndMinutes(
  test: string,
  { prices, minutes }: Pick<CentreFacts, 'minutes' | 'prices'>,
  strings: Pick<Strings, 'testFacts'>,
): readonly string[] {
  return testFactLines(prices?.from[test], minutes?.[test], strings)
}

/** Undefined where the centre does not say it. */
export function testFactLines(
  rupees: number | undefined,
  long: number | undefined,
  { testFacts }: Pick<Strings, 'testFacts'>,
): readonly string[] {
  return [
    ...(rupees === undefined ? [] : [testFacts.from(rupeesText(rupees))]),
    ...(long === undefined ? [] : [testFacts.minutes(long)]),
  ]
}
