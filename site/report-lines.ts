import type { Centre } from '../content/centre.ts'
import type { Strings } from '../content/strings.ts'
import { allTests, calledIn } from '../domain/centre/test-catalogue.ts'
import type { ConfirmationDetails } from '../domain/request/confirmation-link.ts'

type ReportDaysOfTests = Readonly<Record<string, number>>

/** When the reports of these tests are ready, in a sentence for each day: `MRI Scan: report next day.` */
export function reportLines(
  tests: readonly string[],
  reportDays: ReportDaysOfTests,
  { names, reportDays: words }: Pick<Strings, 'names' | 'reportDays'>,
): readonly string[] {
  const days = [...new Set(tests.flatMap((test) => reportDays[test] ?? []))].sort((a, b) => a - b)
  return days.map((day) => {
    const named = tests.filter((test) => reportDays[test] === day).map(calledIn(names))
    return words.of(named.join(', '), words.when(day))
  })
}

/** The specified sentence about results, which is true only for most tests, and then the reports that come later. */
export function reportText(
  { tests }: ConfirmationDetails,
  { facts: { reportDays = {} } }: Centre,
  strings: Strings,
): string {
  const later = reportLines(laterThanToday(reportDays, tests), reportDays, strings)
  return [strings.confirmation.next[2]?.text, ...later].join(' ')
}

/** The tests whose reports are not ready on the day of the visit. */
export function laterThanToday(
  reportDays: ReportDaysOfTests,
  tests: readonly string[] = allTests,
): readonly string[] {
  return tests.filter((test) => (reportDays[test] ?? 0) > 0)
}
