import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { ClockLook, LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import type { NewNotice } from '../db/records.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { UnnotifiedRequest } from './unnotified-queries.ts'
import { requeueUnnotified } from './unnotified-queries.ts'

/** Longer than any two opening days lie apart, closures included. */
const longestSpanMs = 14 * 24 * 60 * 60_000

export interface UnnotifiedDeps {
  readonly database: Database
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  readonly hours: OpeningHours
  readonly lookAtClock: LookAtClock
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * A job that runs at the start, and again when the clock turns out to have been ahead: queues on the
 * configured channels what was printed while none was configured, or failed on a channel since
 * removed. One notice per request and recipient ever, however often and on however many servers it
 * runs.
 */
export function createRequeueUnnotified(deps: UnnotifiedDeps): () => Promise<undefined> {
  let doneAtMs = Infinity
  return async () => {
    const look = await deps.lookAtClock()
    const nowMs = look.wallMs - look.aheadMs
    if (nowMs < doneAtMs) await requeue(deps, look)
    doneAtMs = Math.min(doneAtMs, nowMs)
  }
}

async function requeue(
  { database, recipients, hours, newId, onEnqueued, log }: UnnotifiedDeps,
  { wallMs, aheadMs }: ClockLook,
): Promise<void> {
  const { reception, receptionMail } = recipients
  const everyone = [
    ...new Set([...reception, ...(receptionMail === undefined ? [] : [receptionMail])]),
  ]
  const reachable = everyone.filter(({ channel }) => channel !== 'log')
  if (reachable.length === 0) return
  const nowMs = wallMs - aheadMs
  const search = {
    channels: reachable.map(({ channel }) => channel),
    callByFromMs: nowMs - longestSpanMs,
  }
  const noticesOf = ({ appointmentId, callByMs }: UnnotifiedRequest): NewNotice[] =>
    nowMs > endOfRequest(callByMs, hours)
      ? []
      : reachable.map((to) => ({
          ...to,
          kind: 'request',
          correlationId: newId(),
          dedupeKey: `untold ${appointmentId} ${to.channel} ${to.recipient}`,
        }))
  const notices = await requeueUnnotified(database, search, noticesOf, wallMs)
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are queued again')
  onEnqueued()
}
