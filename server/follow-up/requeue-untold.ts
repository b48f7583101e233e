import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { Database } from '../db/database.ts'
import type { NewNotice } from '../db/records.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { UntoldRequest } from './untold-queries.ts'
import { requeueUntold } from './untold-queries.ts'

/** Longer than any two opening days lie apart, closures included. */
const longestSpanMs = 14 * 24 * 60 * 60_000

export interface UntoldDeps {
  readonly database: Database
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  readonly hours: OpeningHours
  readonly now: () => number
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * A job that runs once, at the start: queues on the configured channels what was printed while none
 * was configured, or failed on a channel since removed. One notice per request and recipient ever,
 * however often and on however many servers it runs.
 */
export function createRequeueUntold(deps: UntoldDeps): () => Promise<undefined> {
  let isDone = false
  return async () => {
    if (!isDone) await requeue(deps)
    isDone = true
  }
}

async function requeue({ database, recipients, hours, now, newId, onEnqueued, log }: UntoldDeps) {
  const { reception, receptionMail } = recipients
  const everyone = [
    ...new Set([...reception, ...(receptionMail === undefined ? [] : [receptionMail])]),
  ]
  const reachable = everyone.filter(({ channel }) => channel !== 'log')
  if (reachable.length === 0) return
  const nowMs = now()
  const search = {
    channels: reachable.map(({ channel }) => channel),
    callByFromMs: nowMs - longestSpanMs,
  }
  const noticesOf = ({ appointmentId, callByMs }: UntoldRequest): NewNotice[] =>
    nowMs > endOfRequest(callByMs, hours)
      ? []
      : reachable.map((to) => ({
          ...to,
          kind: 'request',
          correlationId: newId(),
          dedupeKey: `untold ${appointmentId} ${to.channel} ${to.recipient}`,
        }))
  const notices = await requeueUntold(database, search, noticesOf, nowMs)
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are owed again')
  onEnqueued()
}
