import type { Logger } from 'pino'
import { addDays, delhiDate, delhiInstant } from '../../domain/delhi-time.ts'
import type { Expiry } from '../store/purge.ts'
import type { AuditActor } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute

/** Half past three in Delhi: five hours to opening, and hardly anybody books. */
const quietMinutes = 3 * 60 + 30

/**
 * After a start: a computer that is off at night purges by day, and one that woke with a wrong
 * clock has set it right by then. What is purged in error is gone.
 */
const firstAfterMs = 10 * minute

/** A booking waits for one batch at most, some milliseconds (decision 010). */
export const purgedAtOnce = 100

/** Between two batches, for bookings, of this process or of others. */
export const pauseMs = 100

/**
 * The trail outlives what it tells of, so that "when was it erased?" can be answered for as long as
 * a claim can be brought: three years (Limitation Act, 1963, article 113).
 */
const auditDays = 3 * 365

export interface PurgeDeps {
  readonly store: Pick<Store, 'purgeBatch'>
  readonly retentionDays: number
  readonly now: () => number
  readonly log: Logger
}

/** What is past its lifetime at this instant. */
export function expiryAt(nowMs: number, retentionDays: number, actor: AuditActor): Expiry {
  return {
    receivedBeforeMs: nowMs - retentionDays * dayMs,
    auditBeforeMs: nowMs - Math.max(auditDays, retentionDays) * dayMs,
    nowMs,
    actor,
  }
}

/**
 * A job that purges once a day, a batch a pass. It needs no note of what was done: what is purged
 * is not found again, neither after a restart nor by another process at the same hour.
 */
export function createPurge({ store, retentionDays, now, log }: PurgeDeps): () => Promise<number> {
  let nextAtMs = now() + firstAfterMs
  return async () => {
    const nowMs = now()
    if (nowMs < nextAtMs) return nextAtMs
    const expiry = expiryAt(nowMs, retentionDays, 'worker')
    const { appointments, isMore } = await store.purgeBatch(expiry, purgedAtOnce)
    if (appointments > 0) log.info({ appointments }, 'appointments purged')
    nextAtMs = isMore ? nowMs + pauseMs : nextQuietHour(nowMs)
    return nextAtMs
  }
}

function nextQuietHour(nowMs: number): number {
  const today = delhiDate(nowMs)
  const atMs = delhiInstant(today, quietMinutes)
  return atMs > nowMs ? atMs : delhiInstant(addDays(today, 1), quietMinutes)
}
