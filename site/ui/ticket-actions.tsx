import type { ConfirmationDetails } from '../../domain/request/confirmation-link.ts'
import type { PageContext, PageProps } from '../page-context.ts'
import { ButtonLink } from './button-link.tsx'
import type { IconName } from './icon.tsx'
import { calendarFileLink, googleCalendarLink, shareLinks } from './save-and-share.ts'
import type { TicketRequest } from './ticket-request.ts'
import { isToCancel, WishForm } from './wishes.tsx'

/** A link of the ticket. None needs script. */
interface TicketAction {
  readonly href: string
  readonly text: string
  readonly icon?: IconName
}

/**
 * What the patient can do with the ticket. The first action is the most useful in this state. After the day of the visit
 * there is no event any more (server/intake/confirmation-page.tsx).
 */
export function ticketActions(
  { addresses, centre, nowMs, strings }: PageContext,
  details: ConfirmationDetails,
  stored: TicketRequest | undefined,
): readonly [TicketAction, TicketAction, ...TicketAction[]] {
  const { confirmation, saveAndShare, shell } = strings
  const [phone] = centre.phones
  const call: TicketAction = {
    href: `tel:${phone.e164}`,
    text: shell.call(phone.label),
    icon: 'phone',
  }
  const event = stored?.event
  if (stored === undefined || event === undefined || isToCancel(stored))
    return [call, { href: addresses.book, text: confirmation.missing.book }]
  const share = shareLinks(event)
  const send: TicketAction = {
    href: share.whatsApp,
    text: confirmation.sendShort,
    icon: 'messageCircle',
  }
  const save: TicketAction = {
    href: calendarFileLink(details, event, addresses),
    text: saveAndShare.addToCalendar,
    icon: 'calendarPlus',
  }
  const others = [
    { href: googleCalendarLink(event), text: saveAndShare.googleCalendar },
    { href: centre.mapUrl, text: saveAndShare.directions },
    { href: share.sms, text: saveAndShare.sms },
    { href: share.email, text: saveAndShare.email },
  ]
  if (isCallFirst(stored, nowMs)) return [call, send, save, ...others]
  if (stored.outcome === 'agreed') return [save, send, call, ...others]
  return [send, call, save, ...others]
}

/** Whether the ticket asks the patient to call, or the day and time may change on a call. */
function isCallFirst(
  { callBy = Infinity, isUrgent, outcome, wishes }: TicketRequest,
  nowMs: number,
): boolean {
  return isUrgent || wishes.length > 0 || outcome === 'unreached' || callBy <= nowMs
}

interface TicketActionsProps extends PageProps {
  readonly details: ConfirmationDetails
  readonly stored: TicketRequest | undefined
  readonly actions: ReturnType<typeof ticketActions>
}

/** The foot of the stub: the yellow button, a second one, and the rest as links. */
export function TicketActions({ context, details, stored, actions }: TicketActionsProps) {
  const [first, second, ...others] = actions
  return (
    <div className="screen-only">
      <p className="links cluster">
        <ButtonLink {...first}>{first.text}</ButtonLink>
        <ButtonLink {...second} look="quiet">
          {second.text}
        </ButtonLink>
      </p>
      {others.length > 0 && (
        <p className="cluster">
          {others.map(({ href, text }) => (
            <a key={href} className="way" href={href}>
              {text}
            </a>
          ))}
        </p>
      )}
      {stored?.event && <WishForm context={context} details={details} open={stored.wishes} />}
    </div>
  )
}
