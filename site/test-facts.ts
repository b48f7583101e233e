import type { CentreFacts } from '../content/facts.ts'
import type { Strings } from '../content/strings.ts'
import { rupeesText } from '../domain/prices.ts'

/** What the centre says of the price and the time of a test: `from ₹1,200`, `20 min`. */
export function priceAndMinutes(
  test: string,
  { prices, minutes }: Pick<CentreFacts, 'minutes' | 'prices'>,
  { testFacts }: Pick<Strings, 'testFacts'>,
): readonly string[] {
  const rupees = prices?.from[test]
  const long = minutes?.[test]
  return [
    ...(rupees === undefined ? [] : [testFacts.from(rupeesText(rupees))]),
    ...(long === undefined ? [] : [testFacts.minutes(long)]),
  ]
}
