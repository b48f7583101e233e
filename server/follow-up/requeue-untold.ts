import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { NewNotice } from '../db/records.ts'
import type { Store } from '../db/store.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Audience } from '../providers/recipients.ts'
import type { UntoldRequest } from './untold-queries.ts'

/** Longer than two opening days can lie apart, with every closure between them. */
const longestSpanMs = 14 * 24 * 60 * 60_000

export interface UntoldDeps {
  readonly store: Pick<Store, 'oweUntold'>
  readonly audience: Pick<Audience, 'desk' | 'mail'>
  readonly hours: OpeningHours
  readonly now: () => number
  readonly newId: () => string
  readonly onOwed: () => void
  readonly log: Logger
}

/**
 * A job that runs once, at the start: what was printed while no channel was configured, or failed on
 * one that is gone, is owed on those configured now. One notice for each request and recipient, ever,
 * however often and by how many servers this is done.
 */
export function createOweUntold(deps: UntoldDeps): () => Promise<undefined> {
  let isDone = false
  return async () => {
    if (!isDone) await oweUntold(deps)
    isDone = true
  }
}

async function oweUntold({ store, audience, hours, now, newId, onOwed, log }: UntoldDeps) {
  const { desk, mail } = audience
  const reception = [...new Set([...desk, ...(mail === undefined ? [] : [mail])])]
  const recipients = reception.filter(({ channel }) => channel !== 'log')
  if (recipients.length === 0) return
  const nowMs = now()
  const search = {
    channels: recipients.map(({ channel }) => channel),
    callByFromMs: nowMs - longestSpanMs,
  }
  const noticesOf = ({ appointmentId, callByMs }: UntoldRequest): NewNotice[] =>
    nowMs > endOfRequest(callByMs, hours)
      ? []
      : recipients.map((to) => ({
          ...to,
          kind: 'request',
          correlationId: newId(),
          dedupeKey: `untold ${appointmentId} ${to.channel} ${to.recipient}`,
        }))
  const notices = await store.oweUntold(search, noticesOf, nowMs)
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are owed again')
  onOwed()
}
