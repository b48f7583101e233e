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
  const { name, phone, email, date, time, tests, reference } = details
  const query = { name, phone, email, date, time, tests: tests.join(',') }
  return new URLSearchParams({ ...query, ...(reference && { reference }) }).toString()
}

/** Asks for the calendar file instead of the page. */
export function calendarFileQuery(details: ConfirmationDetails): string {
  return `${confirmationQuery(details)}&format=ics`
}

export function asksForCalendarFile(query: URLSearchParams): boolean {
  return query.get('format') === 'ics'
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
