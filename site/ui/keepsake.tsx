import type { ConfirmationDetails } from '../../domain/confirmation-link.ts'
import type { AppointmentEvent } from '../appointment-event.ts'
import { calendarFileLink, googleCalendarLink, shareLinks } from '../keepsake-links.ts'
import type { PageContext } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'
import { Section } from './section.tsx'

interface KeepsakeProps {
  readonly context: PageContext
  readonly details: ConfirmationDetails
  readonly event: AppointmentEvent
}

/** What to take along: calendar, way, and a message to oneself or the family. All plain links. */
export function Keepsake({ context, details, event }: KeepsakeProps) {
  const { centre, words } = context
  const { keepsake } = words
  const share = shareLinks(event)
  return (
    <Section id="keep" heading={keepsake.heading}>
      <p>{keepsake.intro}</p>
      <p className="links">
        <ButtonLink href={calendarFileLink(details, event, context.addresses)} icon="calendarPlus">
          {keepsake.addToCalendar}
        </ButtonLink>
        <ButtonLink href={googleCalendarLink(event)} look="quiet">
          {keepsake.googleCalendar}
        </ButtonLink>
        <ButtonLink href={centre.mapUrl} look="quiet" icon="mapPin">
          {keepsake.directions}
        </ButtonLink>
      </p>
      <h3>{keepsake.sendHeading}</h3>
      <p className="links">
        <ButtonLink href={share.whatsApp} look="quiet" icon="messageCircle">
          {keepsake.whatsApp}
        </ButtonLink>
        <ButtonLink href={share.sms} look="quiet">
          {keepsake.sms}
        </ButtonLink>
        <ButtonLink href={share.email} look="quiet">
          {keepsake.email}
        </ButtonLink>
      </p>
      <p className="text-soft">{words.confirmation.save}</p>
    </Section>
  )
}
