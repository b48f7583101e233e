import { z } from 'zod'
import { factSentences } from '../../content/fact-sentences.ts'
import { dayProblem, weekProblem } from '../../domain/time/hours-problems.ts'
import { date, fields, listOf, mustBe, said, wholeNumber } from './field-forms.ts'

const minutes = wholeNumber(
  0,
  24 * 60,
  'whole minutes since midnight',
  'Write 8 * 60 + 30 for 8:30 AM.',
)

const opening = fields({ opens: minutes, closes: minutes })

const howToWrite =
  'A closed weekday is []. Any other is [{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }].'

/** The openings of one weekday, in order. */
const day = z
  .array(opening, { error: ({ input }) => mustBe('a list of openings', input, howToWrite) })
  .superRefine((openings, { addIssue }) => {
    const problem = dayProblem(openings, factSentences)
    if (problem === undefined) return
    addIssue({ code: 'custom', path: [problem.at], message: problem.sentence })
  })

const week = fields({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }).superRefine(
  (weekly, { addIssue }) => {
    const message = weekProblem(weekly, factSentences)
    if (message !== undefined) addIssue({ code: 'custom', message })
  },
)

const closures = listOf(fields({ date: date(), reason: said() })).superRefine(
  (closed, { addIssue }) => {
    const days = closed.map((closure) => closure.date)
    for (const [at, each] of days.entries()) {
      if (days.indexOf(each) === at) continue
      addIssue({ code: 'custom', path: [at, 'date'], message: `${each} is closed twice.` })
    }
  },
)

export const hoursSchema = fields({ weekly: week, closures, doctor: week.optional() })
