import { allTests } from '../centre/test-catalogue.ts'
import { isVisible } from '../text/visible-text.ts'
import { addDays, type CalendarDate, delhiDate, parseDate } from '../time/delhi-time.ts'
import type { OpeningHours } from '../time/opening-hours.ts'
import { findSlot, type SlotObstacle, slotObstacle } from '../time/time-slots.ts'
import { cleanLine, cleanLines } from './clean-lines.ts'

/** What a visitor types, nothing checked yet. The field names are those of the JSON body (spec, points 3 and 7). */
export interface AppointmentDraft {
  readonly name: string
  readonly phone: string
  /** Empty when the visitor gave none. */
  readonly email: string
  readonly date: string
  /** In a checked request, the label of one of the 24 slots. */
  readonly time: string
  readonly tests: readonly string[]
  /** Empty when the visitor wrote nothing. */
  readonly additionalInfo: string
}

export type FieldName = keyof AppointmentDraft

export interface AppointmentRequest extends AppointmentDraft {
  readonly date: CalendarDate
}

/** The longest values accepted, in UTF-16 units as `maxlength` counts them. The specification sets no limits. */
export const maxLength = { name: 100, phone: 32, email: 254, additionalInfo: 1000 } as const

/** How far ahead a date may lie: a quarter is as far as the centre plans its rooms. */
export const maxDaysAhead = 90

/** Everything that can be wrong with a request; the sentences stand in `content/`. */
export type Problem =
  | 'name-missing'
  | 'name-too-long'
  | 'phone-missing'
  | 'phone-too-long'
  | 'email-malformed'
  | 'email-too-long'
  | 'date-missing'
  | 'date-malformed'
  | 'date-past'
  | 'date-too-far'
  | 'time-missing'
  | 'time-not-a-slot'
  | `time-${SlotObstacle}`
  | 'tests-missing'
  | 'tests-unknown'
  | 'tests-repeated'
  | 'additionalInfo-too-long'
  | 'additionalInfo-malformed'

/** The first problem of each field. A field without a problem is absent or undefined. */
export type FieldProblems = { readonly [F in FieldName]?: Problem | undefined }

export type CheckedRequest =
  | { readonly ok: true; readonly request: AppointmentRequest }
  | { readonly ok: false; readonly problems: FieldProblems }

/** What a request is checked against. An open form keeps the hours and the tests that it was loaded with. */
export interface Circumstances {
  readonly nowMs: number
  readonly hours: OpeningHours
  /** The tests that can be requested. If left out, every test of the specification can be. */
  readonly offered?: readonly string[]
}

export const requiredFields = [
  'tests',
  'date',
  'time',
  'name',
  'phone',
] as const satisfies readonly FieldName[]

/** The order of the fields in the form, in `Still needed` and in the error summary. */
export const fieldOrder = [
  ...requiredFields,
  'email',
  'additionalInfo',
] as const satisfies readonly FieldName[]

export type RequiredField = (typeof requiredFields)[number]

/**
 * Applies every rule of the booking form (spec, point 5). Texts are returned as `cleanDraft` leaves them. A name or
 * phone without visible characters counts as missing. A phone has no format rule, because people write numbers in many
 * ways.
 */
export function checkRequest(typed: AppointmentDraft, at: Circumstances): CheckedRequest {
  const draft = cleanDraft(typed)
  const date = parseDate(draft.date)
  const problems = problemsOf(draft, at)
  const isFlawless = Object.values(problems).every((problem) => problem === undefined)
  if (!isFlawless || date === undefined) return { ok: false, problems }
  return { ok: true, request: { ...draft, date } }
}

/**
 * The required fields that are missing or wrong, in the form's order. Until none is left, the button that sends is
 * disabled (site/booking-form/booking-summary.tsx).
 */
export function stillNeeded(typed: AppointmentDraft, at: Circumstances): RequiredField[] {
  const problems = problemsOf(cleanDraft(typed), at)
  return requiredFields.filter((field) => problems[field] !== undefined)
}

export function bookableDates(nowMs: number): { first: CalendarDate; last: CalendarDate } {
  const today = delhiDate(nowMs)
  return { first: today, last: addDays(today, maxDaysAhead) }
}

/**
 * Removes from the draft characters that nobody types and that databases or screens cannot handle:
 * control characters (PostgreSQL refuses NUL), marks that reorder text, lone surrogates. Phones copy such marks
 * around a number or an address. Line breaks stay in fields of several lines.
 */
export function cleanDraft(draft: AppointmentDraft): AppointmentDraft {
  return {
    ...draft,
    name: cleanLine(draft.name),
    phone: cleanLine(draft.phone),
    email: cleanLine(draft.email),
    additionalInfo: cleanLines(draft.additionalInfo),
  }
}

function problemsOf(draft: AppointmentDraft, at: Circumstances): FieldProblems {
  const date = dateProblem(draft.date, at)
  return {
    tests: testsProblem(draft.tests, at),
    date,
    time: timeProblem(draft.time, date === undefined ? draft.date : '', at),
    name: nameProblem(draft.name),
    phone: phoneProblem(draft.phone),
    email: emailProblem(draft.email),
    additionalInfo:
      draft.additionalInfo.length > maxLength.additionalInfo
        ? 'additionalInfo-too-long'
        : undefined,
  }
}

function testsProblem(
  tests: readonly string[],
  { offered = allTests }: Pick<Circumstances, 'offered'>,
): Problem | undefined {
  if (tests.length === 0) return 'tests-missing'
  if (!tests.every((test) => offered.includes(test))) return 'tests-unknown'
  return new Set(tests).size < tests.length ? 'tests-repeated' : undefined
}

/** What is wrong with a date as typed: there must be one, from today to the last bookable day. */
export function dateProblem(typed: string, at: Pick<Circumstances, 'nowMs'>): Problem | undefined {
  if (typed === '') return 'date-missing'
  const date = parseDate(typed)
  if (date === undefined) return 'date-malformed'
  const { first, last } = bookableDates(at.nowMs)
  if (date < first) return 'date-past'
  return date > last ? 'date-too-far' : undefined
}

/** The problem of a typed slot. While the date is wrong, the slot is not checked against the hours of that day. */
function timeProblem(typed: string, goodDate: string, at: Circumstances): Problem | undefined {
  if (typed === '') return 'time-missing'
  const slot = findSlot(typed)
  if (slot === undefined) return 'time-not-a-slot'
  const date = parseDate(goodDate)
  if (date === undefined) return undefined
  const obstacle = slotObstacle(slot, date, at.nowMs, at.hours)
  return obstacle === undefined ? undefined : `time-${obstacle}`
}

export function contactProblem(
  field: 'name' | 'phone' | 'email',
  typed: string,
): Problem | undefined {
  const rules = { name: nameProblem, phone: phoneProblem, email: emailProblem }
  return rules[field](typed)
}

function nameProblem(name: string): Problem | undefined {
  if (!isVisible(name)) return 'name-missing'
  return name.length > maxLength.name ? 'name-too-long' : undefined
}

function phoneProblem(phone: string): Problem | undefined {
  if (!isVisible(phone)) return 'phone-missing'
  return phone.length > maxLength.phone ? 'phone-too-long' : undefined
}

/** The rule of `<input type="email">` (HTML standard), so that browser and server agree. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

function emailProblem(email: string): Problem | undefined {
  if (email === '') return undefined
  if (email.length > maxLength.email) return 'email-too-long'
  return emailPattern.test(email) ? undefined : 'email-malformed'
}
