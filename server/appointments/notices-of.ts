import type { NewNotice, Recipient } from '../db/records.ts'
import type { Admitted } from './limits.ts'

/**
 * Notices beyond the overall limit become due at the end of such an interval, so that the outbox
 * sends them together as a digest. Short against the two hours reception has, and shorter than the
 * five minutes after which mail replaces a silent channel.
 */
const digestSpanMs = 3 * 60_000

interface NoticeDeps {
  readonly recipients: readonly Recipient[]
  readonly digestRecipients: readonly Recipient[]
  readonly newId: () => string
}

/**
 * The notices of a request: due at once, or beyond the overall limit at the end of the interval.
 */
export function noticesOf(
  { isByDigest }: Pick<Admitted, 'isByDigest'>,
  receivedAtMs: number,
  { recipients, digestRecipients, newId }: NoticeDeps,
): NewNotice[] {
  const notice = (to: Recipient) => ({ ...to, kind: 'request', correlationId: newId() }) as const
  if (!isByDigest) return recipients.map(notice)
  const dueAtMs = Math.ceil(receivedAtMs / digestSpanMs) * digestSpanMs
  return digestRecipients.map((to) => ({ ...notice(to), dueAtMs }))
}
