import type { LeasedNotice, Recipient } from '../db/records.ts'
import type { Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'

/**
 * Whether a message that was accepted proves by itself that a person at reception could have noticed
 * the asks that it showed. The reasons are in decision 006.
 *
 * | what was sent                                | its asks are told                             |
 * | -------------------------------------------- | --------------------------------------------- |
 * | anything about a visit, on WhatsApp          | when a receipt says delivered or read;        |
 * |                                              | where none are configured, when accepted      |
 * | anything about a visit, to the mailbox of    | when its mail server accepts it               |
 * | reception                                    |                                               |
 * | a tap under any of these                     | at once                                       |
 * | Seen, a claim or an outcome at the desk      | at once; a row shown or ringing never         |
 * | alarm, needs-call, tell-owner to the owner's | never, unless it is reception's as well       |
 * | mailbox                                      |                                               |
 * | anything on the terminal                     | never                                         |
 * | digest of a day, summary, report, alarm      | never: they are about no one visit            |
 *
 * Receipts and taps are applied in server/receipts/, acts of the desk in server/visits/.
 */
export function isNotifiedOnceAccepted(
  notice: Recipient & Pick<LeasedNotice, 'visitId'>,
  channel: Pick<Provider, 'reaches' | 'reportsDelivery'>,
  recipients: Pick<Recipients, 'reception' | 'receptionMail'>,
): boolean {
  if (notice.visitId === undefined) return false
  switch (channel.reaches) {
    case 'phones':
      return !channel.reportsDelivery
    case 'mailboxes':
      return isReception(notice, recipients)
    case 'terminal':
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
