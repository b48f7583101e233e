import { isVisible } from '../text/visible-text.ts'
import type { AppointmentDraft } from './appointment-request.ts'
import { parseReference, type Reference } from './reference.ts'

/**
 * What the confirmation page shows, read from its address. Anybody can write such a link, so
 * server/intake/proven-request.ts compares it with the stored request (decision 021).
 */
export interface ConfirmationDetails extends Omit<AppointmentDraft, 'additionalInfo'> {
  /** A link in the specification's form has none. The page then makes a reference from the time of viewing. */
  readonly reference?: Reference
}

/** No value in the site's own links is longer. A longer one is cut. */
const longestShown = 300

/** The query string, without `?`, of a confirmation link (spec, point 2). */
export function confirmationQuery(details: ConfirmationDetails): string {
  const query = new URLSearchParams({
    name: details.name,
    phone: details.phone,
    email: details.email,
    date: details.date,
    time: details.time,
    tests: details.tests.join(','),
  })
  if (details.reference !== undefined) query.set('reference', details.reference)
  return query.toString()
}

/** The parameter that asks for the calendar file instead of the page. */
const calendarFormat = { name: 'format', value: 'ics' } as const

export function calendarFileQuery(details: ConfirmationDetails): string {
  const query = new URLSearchParams(confirmationQuery(details))
  query.set(calendarFormat.name, calendarFormat.value)
  return query.toString()
}

export function asksForCalendarFile(query: URLSearchParams): boolean {
  return query.get(calendarFormat.name) === calendarFormat.value
}

/** The details in a link. Undefined if name, phone, date or time is missing. */
export function readConfirmation(query: URLSearchParams): ConfirmationDetails | undefined {
  const read = (key: string) => (query.get(key) ?? '').trim().slice(0, longestShown)
  const name = read('name')
  const phone = read('phone')
  const date = read('date')
  const time = read('time')
  if (![name, phone, date, time].every(isVisible)) return undefined
  const reference = parseReference(read('reference'))
  return {
    name,
    phone,
    email: read('email'),
    date,
    time,
    tests: readTests(query),
    ...(reference === undefined ? {} : { reference }),
  }
}

function readTests(query: URLSearchParams): string[] {
  const list = (query.get('tests') ?? '').split(',', 100)
  return list.map((test) => test.trim().slice(0, longestShown)).filter((test) => test !== '')
}
