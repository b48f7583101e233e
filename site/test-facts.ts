import type { Strings } from '../content/strings.ts'
import { rupeesText } from '../domain/centre/prices.ts'

/** A line for the price and one for the minutes: `from ₹1,200`, `20 min`. An undefined value has no line. */
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
