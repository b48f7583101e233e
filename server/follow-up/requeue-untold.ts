import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { NewNotice } from '../db/records.ts'
import type { Store } from '../db/store.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { UntoldRequest } from './untold-queries.ts'

/** Longer than two opening days can lie apart, with every closure between them. */
const longestSpanMs = 14 * 24 * 60 * 60_000

export interface UntoldDeps {
  readonly store: Pick<Store, 'requeueUntold'>
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  readonly hours: OpeningHours
  readonly now: () => number
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * A job that runs once, at the start: what was printed while no channel was configured, or failed on
 * one that is gone, is owed on those configured now. One notice for each request and recipient, ever,
 * however often and by how many servers this is done.
 */
export function createRequeueUntold(deps: UntoldDeps): () => Promise<undefined> {
  let isDone = false
  return async () => {
    if (!isDone) await requeueUntold(deps)
    isDone = true
  }
}

async function requeueUntold({
  store,
  recipients,
  hours,
  now,
  newId,
  onEnqueued,
  log,
}: UntoldDeps) {
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
  const notices = await store.requeueUntold(search, noticesOf, nowMs)
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are owed again')
  onEnqueued()
}
