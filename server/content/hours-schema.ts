import { z } from 'zod'
import { clockLabel, type Weekday } from '../../domain/delhi-time.ts'
import type { DayHours } from '../../domain/opening-hours.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { date, fields, listOf, mustBe, said, wholeNumber } from './field-forms.ts'

const minutes = wholeNumber(
  0,
  24 * 60,
  'whole minutes since midnight',
  'Write 8 * 60 + 30 for 8:30 AM.',
)

const opening = fields({ opens: minutes, closes: minutes }).refine(
  ({ opens, closes }) => opens < closes,
  {
    error: ({ input }) => {
      const { opens, closes } = z.object({ opens: z.number(), closes: z.number() }).parse(input)
      return `This closes at ${clockLabel(closes)}, but opens at ${clockLabel(opens)}.`
    },
  },
)

const howToWrite =
  'A closed weekday is []. Any other is [{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }].'

/** The openings of one weekday, in order. */
const day = z
  .array(opening, { error: ({ input }) => mustBe('a list of openings', input, howToWrite) })
  .superRefine((openings, { addIssue }) => {
    for (const [at, { opens }] of openings.entries()) {
      const before = openings[at - 1]
      if (before === undefined || opens > before.closes) continue
      const message = `This opens at ${clockLabel(opens)}, before the centre has closed at ${clockLabel(before.closes)}.`
      addIssue({ code: 'custom', path: [at], message })
    }
  })

const week = fields({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }).superRefine(
  (weekly, { addIssue }) => {
    const message = wrongWeek(weekly)
    if (message !== undefined) addIssue({ code: 'custom', message })
  },
)

function wrongWeek(weekly: Readonly<Record<Weekday, readonly DayHours[]>>): string | undefined {
  const openings = Object.values(weekly).flat()
  if (openings.length === 0) return 'Every weekday is closed: nobody could book, or be called back.'
  const isBookable = timeSlots.some(({ minutes: at }) =>
    openings.some(({ opens, closes }) => at >= opens && at < closes),
  )
  if (isBookable) return undefined
  const [first, last] = [timeSlots[0]?.label, timeSlots.at(-1)?.label]
  return `None of the ${timeSlots.length} times, ${first} to ${last}, lies in an opening: nobody could book.`
}

const closures = listOf(fields({ date: date(), reason: said() })).superRefine(
  (closed, { addIssue }) => {
    const days = closed.map((closure) => closure.date)
    for (const [at, each] of days.entries()) {
      if (days.indexOf(each) === at) continue
      addIssue({ code: 'custom', path: [at, 'date'], message: `${each} is closed twice.` })
    }
  },
)

/** The opening hours: content, and what the centre publishes. */
export const hoursSchema = fields({ weekly: week, closures, doctor: week.optional() })
