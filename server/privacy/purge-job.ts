import { addDays, delhiDate, delhiInstant } from '../../domain/time/delhi-time.ts'
import { day, minute } from '../../domain/time/milliseconds.ts'
import { hasPassed } from '../clock/has-passed.ts'
import type { LookAtClock } from '../clock/watch-clock.ts'
import type { Needs } from '../parts.ts'
import type { StoreActor } from '../visits/store-events.ts'
import { type Expiry, type PurgeOutlook, purgeBatch } from './purge-batch.ts'

/** Half past three in Delhi, when hardly anybody books. */
const quietMinutes = 3 * 60 + 30

/**
 * Delay of the first purge after a start. A computer that is off at night purges by day, and a wrong clock has
 * usually been corrected by then.
 */
const firstAfterMs = 10 * minute

/** Batch size: a booking waits for at most one batch, some milliseconds (decision 010). */
export const purgedAtOnce = 100

/** Pause between two batches, for bookings on this process or others. */
export const purgePauseMs = 100

/**
 * The bare events are kept longer than the visits, because they say who did what. A claim can be brought
 * for three years (Limitation Act, 1963, article 113).
 */
const eventDays = 3 * 365

export interface PurgeDeps extends Needs<'database' | 'raiseAlarm' | 'now' | 'log'> {
  /** What a purge would delete (`purgeOutlook`). */
  readonly foresee: (expiry: Expiry) => Promise<PurgeOutlook>
  readonly retentionDays: number
  readonly lookAtClock: LookAtClock
}

/**
 * A purge that runs at this time deletes visits and events that are older than these instants. What goes and what stays
 * of a visit: server/visits/purge-visits.ts, and server/visits/erase-visit.ts on request.
 *
 * @param aheadMs By how much the clock was set forward. That time may not have passed, so nothing is deleted sooner.
 */
export function expiryAt(
  nowMs: number,
  retentionDays: number,
  by: StoreActor,
  aheadMs = 0,
): Expiry {
  return {
    beforeMs: nowMs - aheadMs - retentionDays * day,
    eventsBeforeMs: nowMs - aheadMs - Math.max(eventDays, retentionDays) * day,
    nowMs,
    by,
  }
}

/**
 * A job that purges once a day, one batch a pass. It stores no progress, because a later pass or another process does
 * not find purged rows again. `server/visits/purge-visits.ts` says which visits are old enough, and keeps those that
 * somebody has to call about.
 */
export function createPurge(deps: PurgeDeps): () => Promise<number> {
  const { database, retentionDays, lookAtClock, now, log } = deps
  let nextAtMs = now() + firstAfterMs
  /** The limits of the current purge, fixed until its end even if the clock is set meanwhile. */
  let underWay: Expiry | undefined
  return async () => {
    const { nowMs, aheadMs } = await lookAtClock()
    // At most a day ahead, because the clock may have been set back.
    nextAtMs = Math.min(nextAtMs, nextQuietHour(nowMs))
    if (nowMs < nextAtMs) return nextAtMs
    const expiry = expiryAt(nowMs, retentionDays, { kind: 'server' }, aheadMs)
    underWay ??= await allowedPurge(expiry, deps)
    const purged = underWay && (await purgeBatch(database, underWay, purgedAtOnce))
    if (purged?.visits) log.info({ visits: purged.visits }, 'visits purged')
    if (!purged?.isMore) underWay = undefined
    nextAtMs = underWay === undefined ? nextQuietHour(nowMs) : nowMs + purgePauseMs
    return nextAtMs
  }
}

/**
 * The expiry if a purge may run; undefined if it is withheld. Raises an alarm about that, and if visits of that age are
 * still to be called.
 */
async function allowedPurge(
  expiry: Expiry,
  { foresee, raiseAlarm }: PurgeDeps,
): Promise<Expiry | undefined> {
  const outlook = await foresee(expiry)
  if (outlook.toCall > 0) await raiseAlarm({ subject: `kept-to-call ${outlook.toCall}` })
  const why = whyWithheld(outlook, expiry.nowMs)
  if (why === undefined) return expiry
  // No second alarm within a day after the doubt. The alarm about the clock says that purges wait.
  const { clockDoubtedAtMs: sinceMs } = outlook
  const isAlarmRaised = sinceMs !== undefined && !hasPassed(day, sinceMs, expiry.nowMs)
  if (!isAlarmRaised) await raiseAlarm({ subject: `purge-withheld ${why}` })
  return undefined
}

function nextQuietHour(nowMs: number): number {
  const today = delhiDate(nowMs)
  const atMs = delhiInstant(today, quietMinutes)
  return atMs > nowMs ? atMs : delhiInstant(addDays(today, 1), quietMinutes)
}

/**
 * A purge in error cannot be undone, and a clock that is ahead is the likeliest cause. So a purge that looks like an
 * error waits for a person (`centre purge --yes`):
 *
 * | why     | when                                                                       |
 * | ------- | -------------------------------------------------------------------------- |
 * | `clock` | the clock advanced by more than 30 days unseen, or was set forward by more |
 * | `share` | it would take more than 5 % of the visits, and more than 50                |
 */
export type WhyWithheld = 'clock' | 'share'

/** A purge is withheld if no server has stored the time for longer than this. */
const maxUnseenMs = 30 * day

/** A purge of a larger share waits for a person. In an evenly busy year this share expires in 18 days. */
const maxShare = 0.05

/** This many visits may always go, because in a small store a few are a large share. */
const alwaysAllowed = 50

export function whyWithheld(outlook: PurgeOutlook, nowMs: number): WhyWithheld | undefined {
  const { stored, expired, clockDoubtedAtMs, clockNotedAtMs = nowMs } = outlook
  if (clockDoubtedAtMs !== undefined || nowMs - clockNotedAtMs > maxUnseenMs) return 'clock'
  return expired > alwaysAllowed && expired > maxShare * stored ? 'share' : undefined
}
