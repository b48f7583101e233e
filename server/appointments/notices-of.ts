import type { NewNotice, Recipient } from '../db/records.ts'
import type { Admitted } from './limits.ts'

/**
 * Notices beyond the overall limit all wait for the end of such a span, so that the outbox finds them
 * together and tells of several in one message. Short against the two hours reception has, and
 * shorter than the five minutes after which mail takes over from a channel that is silent.
 */
const digestSpanMs = 3 * 60_000

interface NoticeDeps {
  readonly recipients: readonly Recipient[]
  readonly digestRecipients: readonly Recipient[]
  readonly newId: () => string
}

/** What a request owes: a message at once to each, or beyond the overall limit a share of a digest. */
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
