import { type ConfirmationDetails, calendarFileQuery } from '../../domain/confirmation-link.ts'
import type { AppointmentEvent } from '../appointment-event.ts'
import type { PageProps } from '../page-context.ts'
import type { Addresses } from '../routes.ts'
import { whatsAppTo } from '../whatsapp-links.ts'
import { ButtonLink } from './button-link.tsx'
import { Section } from './section.tsx'

/** The id of the heading over the links that share the appointment. */
export const sendId = 'send'

interface SaveAndShareProps extends PageProps {
  readonly details: ConfirmationDetails
  readonly event: AppointmentEvent
  /** Whether the time is agreed. Before, the yellow button shares the request; after, it saves the appointment. */
  readonly isAgreed: boolean
}

/** Links to save the appointment in a calendar, find the way and share it. None needs script. */
export function SaveAndShare({ context, details, event, isAgreed }: SaveAndShareProps) {
  const { centre, strings } = context
  const { saveAndShare } = strings
  const share = shareLinks(event)
  return (
    <Section id="keep" heading={saveAndShare.heading}>
      <p className="links">
        <ButtonLink
          href={calendarFileLink(details, event, context.addresses)}
          look={isAgreed ? 'primary' : 'quiet'}
          icon="calendarPlus"
        >
          {saveAndShare.addToCalendar}
        </ButtonLink>
        <ButtonLink href={googleCalendarLink(event)} look="quiet">
          {saveAndShare.googleCalendar}
        </ButtonLink>
        <ButtonLink href={centre.mapUrl} look="quiet" icon="mapPin">
          {saveAndShare.directions}
        </ButtonLink>
      </p>
      <h3 id={sendId}>{saveAndShare.sendHeading}</h3>
      <p className="links">
        <ButtonLink
          href={share.whatsApp}
          look={isAgreed ? 'quiet' : 'primary'}
          icon="messageCircle"
        >
          {saveAndShare.whatsApp}
        </ButtonLink>
        <ButtonLink href={share.sms} look="quiet">
          {saveAndShare.sms}
        </ButtonLink>
        <ButtonLink href={share.email} look="quiet">
          {saveAndShare.email}
        </ButtonLink>
      </p>
      <p className="text-soft wide-only">{strings.confirmation.save}</p>
    </Section>
  )
}

/** The address of the confirmation page as a calendar file. */
export function calendarFileLink(
  details: ConfirmationDetails,
  { reference }: AppointmentEvent,
  addresses: Addresses,
): string {
  return `${addresses.confirmation}?${calendarFileQuery({ ...details, reference })}`
}

/** A link to Google's form for a new event, filled in. Google learns nothing until the visitor opens the link. */
export function googleCalendarLink({ startMs, endMs, title, place, facts }: AppointmentEvent) {
  const fields = {
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(startMs)}/${utcStamp(endMs)}`,
    details: facts.join('\n'),
    location: place,
  }
  // Encoded like the shared texts, so that brotli compresses the repeated facts.
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `https://calendar.google.com/calendar/render?${query.join('&')}`
}

/** Links that open a message with the appointment. The visitor chooses the recipient. */
export function shareLinks(event: AppointmentEvent) {
  const text = [event.title, event.when, event.place, ...event.facts].join('\n')
  const body = encodeURIComponent(text)
  return {
    whatsApp: whatsAppTo('', text),
    // iPhones read the text after `&`, other phones after `?`.
    sms: `sms:?&body=${body}`,
    // RFC 6068 wants CRLF at the end of a line.
    email: `mailto:?subject=${encodeURIComponent(event.title)}&body=${body.replaceAll('%0A', '%0D%0A')}`,
  }
}

/** `20261124T040000Z` */
function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
