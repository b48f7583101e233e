import {
  type ConfirmationDetails,
  calendarFileQuery,
} from '../../domain/request/confirmation-link.ts'
import type { CalendarEntry } from '../calendar-entry.ts'
import type { Addresses } from '../routes.ts'
import { queryValue, whatsAppTo } from '../whatsapp-links.ts'

/** The address of the confirmation page as a calendar file. */
export function calendarFileLink(
  details: ConfirmationDetails,
  { reference }: CalendarEntry,
  addresses: Addresses,
): string {
  return `${addresses.confirmation}?${calendarFileQuery({ ...details, reference })}`
}

/** A link to Google's form for a new event, filled in. Google learns nothing until the visitor opens the link. */
export function googleCalendarLink({ startMs, endMs, title, place, facts }: CalendarEntry) {
  const fields = {
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(startMs)}/${utcStamp(endMs)}`,
    details: facts.join('\n'),
    location: place,
  }
  // Encoded like the shared texts, so that brotli compresses the repeated facts.
  const query = Object.entries(fields).map(([name, text]) => `${name}=${queryValue(text)}`)
  return `https://calendar.google.com/calendar/render?${query.join('&')}`
}

/** Links that open a message with the appointment. The visitor chooses the recipient. */
export function shareLinks(event: CalendarEntry) {
  const text = [event.title, event.when, event.place, ...event.facts].join('\n')
  const body = queryValue(text)
  return {
    whatsApp: whatsAppTo('', text),
    // iPhones read the text after `&`, other phones after `?`.
    sms: `sms:?&body=${body}`,
    // RFC 6068 wants CRLF at the end of a line.
    email: `mailto:?subject=${queryValue(event.title)}&body=${body.replaceAll('%0A', '%0D%0A')}`,
  }
}

/** `20261124T040000Z` */
function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
