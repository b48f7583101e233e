import { prescriptions as prescriptionsInEnglish } from '../../content/en/prescriptions.ts'
import { reportDays as daysInEnglish } from '../../content/en/report-days.ts'
import { shell as english } from '../../content/en/shell.ts'
import { answers, doctorHours, reportDays } from '../../content/facts.ts'
import { prescriptions as prescriptionsInHindi } from '../../content/hi/prescriptions.ts'
import { reportDays as daysInHindi } from '../../content/hi/report-days.ts'
import { shell as hindi } from '../../content/hi/shell.ts'
import type { Strings } from '../../content/strings.ts'
import type { AskedFact } from '../../domain/search/test-index.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { openingLines } from '../opening-lines.ts'
import { laterThanToday, reportLines } from '../report-lines.ts'
import type { FormPartProps } from './use-booking-form.ts'

const shellIn = { en: english, hi: hindi }
const prescriptionsIn = { en: prescriptionsInEnglish, hi: prescriptionsInHindi }
const reportDaysIn = { en: daysInEnglish, hi: daysInHindi }

interface AskedFactsProps extends Omit<FormPartProps, 'form'> {
  readonly search: Strings['search']
  readonly facts: readonly AskedFact[]
  /** The tests that the same search found. */
  readonly tests: readonly string[]
}

/** Answers each fact that the visitor searched for, in the centre's own words. */
export function AskedFacts(props: AskedFactsProps) {
  const { facts, search } = props
  return facts.map((fact) => (
    <p key={fact}>
      <strong>{search.facts[fact]}</strong>
      <br />
      {unbroken(answersTo(fact, props).filter(Boolean).join(' ')) || search.askUs}
    </p>
  ))
}

/** The sentences about a fact. A sentence that the centre has not stated is undefined. */
function answersTo(
  fact: AskedFact,
  { search, strings, centre, tests }: AskedFactsProps,
): readonly (string | undefined)[] {
  const { lang } = strings
  if (fact === 'price' || fact === 'minutes') return [search[fact]]
  if (fact === 'hours') return openingLines(centre.hours, { ...strings, shell: shellIn[lang] })
  if (fact === 'doctorHours') return [doctorHours?.[lang]]
  if (fact === 'contact') return [centre.phones.map(({ label }) => label).join(', ')]
  if (fact === 'prescription') {
    const { needsPrescription } = centre.facts
    const needed = needsPrescription?.map(strings.names.test)
    return [needed && prescriptionsIn[lang].answer(needed)]
  }
  if (fact === 'reports') {
    const words = { ...strings, reportDays: reportDaysIn[lang] }
    const reportedTests = tests.length > 0 ? tests : laterThanToday(reportDays)
    return [
      ...(tests.length > 0 ? [] : [search.sameDay]),
      ...reportLines(reportedTests, reportDays, words),
      answers.reports?.[lang],
    ]
  }
  return [answers[fact]?.[lang]]
}
