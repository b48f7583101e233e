import { type ConfirmationDetails, calendarFileQuery } from '../domain/confirmation-link.ts'
import type { AppointmentEvent } from './appointment-event.ts'
import type { Addresses } from './routes.ts'

/** The same page's address, asking for the calendar file instead. */
export function calendarFileLink(
  details: ConfirmationDetails,
  { reference }: AppointmentEvent,
  addresses: Addresses,
): string {
  return `${addresses.confirmation}?${calendarFileQuery({ ...details, reference })}`
}

/** Google's form for a new entry, filled in; nothing is sent before the visitor opens it. */
export function googleCalendarLink({ startMs, endMs, title, place, facts }: AppointmentEvent) {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(startMs)}/${utcStamp(endMs)}`,
    details: facts.join('\n'),
    location: place,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Ways to hand the appointment on that need no script; the visitor chooses to whom. */
export function shareLinks(event: AppointmentEvent) {
  const text = [event.title, event.when, event.place, ...event.facts].join('\n')
  const body = encodeURIComponent(text)
  return {
    whatsApp: `https://wa.me/?text=${body}`,
    // iPhones take the text after `&`, others after `?`.
    sms: `sms:?&body=${body}`,
    // Lines of a mail end so (RFC 6068).
    email: `mailto:?subject=${encodeURIComponent(event.title)}&body=${body.replaceAll('%0A', '%0D%0A')}`,
  }
}

/** `20261124T040000Z` */
function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
