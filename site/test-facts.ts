import type { CentreFacts } from '../content/facts.ts'
import type { Strings } from '../content/strings.ts'
import { rupeesText } from '../domain/prices.ts'
import { allTests, calledIn, type TestName } from '../domain/test-catalogue.ts'

/** What the centre says of the price and the time of a test: `from ₹1,200`, `20 min`. */
export function priceAndMinutes(
  test: TestName,
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

type ReportDays = Readonly<Partial<Record<TestName, number>>>

/** When the reports of these tests are ready, in a sentence for each day: `MRI Scan: report next day.` */
export function reportLines(
  tests: readonly TestName[],
  reportDays: ReportDays,
  { names, reportDays: words }: Pick<Strings, 'names' | 'reportDays'>,
): readonly string[] {
  const days = [...new Set(tests.flatMap((test) => reportDays[test] ?? []))].sort((a, b) => a - b)
  return days.map((day) => {
    const named = tests.filter((test) => reportDays[test] === day).map(calledIn(names))
    return words.of(named.join(', '), words.when(day))
  })
}

/** The tests whose reports are not ready on the day of the visit. */
export function laterThanToday(
  reportDays: ReportDays,
  tests: readonly TestName[] = allTests,
): readonly TestName[] {
  return tests.filter((test) => (reportDays[test] ?? 0) > 0)
}
