import type { ClaimedNotice, Recipient } from '../db/records.ts'
import type { NoticeKind } from '../db/schema.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'

/**
 * Whether a message that was accepted proves by itself that a person at reception could have noticed
 * the request. The first proof is kept as `heard_at`; the reasons are in decision 006.
 *
 * | what was sent                                  | the request counts as notified              |
 * | ---------------------------------------------- | ------------------------------------------- |
 * | request, reminder on WhatsApp                  | when a receipt says delivered or read;      |
 * |                                                | where none are configured, when accepted    |
 * | request, escalation to reception's mailbox     | when its mail server accepts it             |
 * | a tap under any of these                       | at once                                     |
 * | Seen, a claim or an outcome at the desk        | at once; a row shown or ringing never       |
 * | escalation to the owner's mailbox              | never, unless it is reception's as well     |
 * | anything on the terminal                       | never                                       |
 * | digest of a day, summary, report, alarm         | never: they are about no one request        |
 *
 * Receipts and taps are applied in server/receipts/queries.ts, acts of the desk in
 * server/desk/acts.ts.
 */
export function isNotifiedOnceAccepted(
  notice: Pick<ClaimedNotice, 'kind' | 'channel' | 'recipient'>,
  channel: Pick<Provider, 'reaches' | 'reportsDelivery'>,
  recipients: Pick<Recipients, 'reception' | 'receptionMail'>,
): boolean {
  if (!isAboutRequest(notice.kind)) return false
  switch (channel.reaches) {
    case 'phones':
      return !channel.reportsDelivery
    case 'mailboxes':
      return isReception(notice, recipients)
    case 'terminal':
      return false
  }
}

/** A digest of the day, a summary, a weekly report and an alarm are about no one request. */
export function isAboutRequest(kind: NoticeKind): boolean {
  switch (kind) {
    case 'request':
    case 'reminder':
    case 'escalation':
      return true
    case 'day-digest':
    case 'summary':
    case 'weekly-report':
    case 'alarm':
      return false
  }
}

function isReception(
  to: Recipient,
  { reception, receptionMail }: Pick<Recipients, 'reception' | 'receptionMail'>,
): boolean {
  return [...reception, ...(receptionMail === undefined ? [] : [receptionMail])].some(
    ({ channel, recipient }) => channel === to.channel && recipient === to.recipient,
  )
}
