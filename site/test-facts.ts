import type { CentreFacts } from '../content/facts.ts'
import type { Strings } from '../content/strings.ts'
import { rupeesText } from '../domain/prices.ts'

/** The price and the minutes of a test, if the centre states them: `from ₹1,200`, `20 min`. */
export function priceAndMinutes(
  test: string,
  { prices, minutes }: Pick<CentreFacts, 'minutes' | 'prices'>,
  strings: Pick<Strings, 'testFacts'>,
): readonly string[] {
  return testFactLines(prices?.from[test], minutes?.[test], strings)
}

/** A line for the price and a line for the minutes. An undefined value has no line. */
export function testFactLines(
  rupees: number | undefined,
  minutes: number | undefined,
  { testFacts }: Pick<Strings, 'testFacts'>,
): readonly string[] {
  return [
    ...(rupees === undefined ? [] : [testFacts.from(rupeesText(rupees))]),
    ...(minutes === undefined ? [] : [testFacts.minutes(minutes)]),
  ]
}
