import { minute } from '../../domain/time/milliseconds.ts'
import { isWaitOver, longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'

export interface SendRate {
  /** When the current burst began, epoch ms. */
  readonly burstStartedAtMs: number
  /** From when on the messages sent so far are at most one per interval, epoch ms. */
  readonly clearAtMs: number
  /** How often in a row the provider said "too many for this pair". */
  readonly throttleCount: number
}

export const freshSendRate: SendRate = { burstStartedAtMs: 0, clearAtMs: 0, throttleCount: 0 }

/**
 * Takes the turn to send to a recipient.
 * @returns Until when nothing may be sent, epoch ms; undefined if the turn was taken.
 */
export async function heldUntil(
  database: Database,
  of: Recipient,
  now: () => number,
): Promise<number | undefined> {
  const { before, after } = await changeRate(database, of, (rate) => afterTurn(rate, now()))
  return after === undefined ? before.clearAtMs : undefined
}

/** The recipients of a channel whom the rate limit holds back, and until when. */
export async function heldRecipients(database: Database, channel: ChannelName, now: () => number) {
  const rates = await sendRates(database, channel)
  return rates.filter((rate) => afterTurn(rate, now()) === undefined)
}

/**
 * Counts an accepted message, or a throttled one.
 * @param isThrottled Whether the provider said "too many for this pair".
 * @returns When this recipient may be sent to again; undefined unless it was throttled.
 */
export async function recordSendRate(
  database: Database,
  of: Recipient,
  isThrottled: boolean,
  now: () => number,
): Promise<number | undefined> {
  const { after } = await changeRate(database, of, (rate) =>
    isThrottled ? afterThrottle(rate, now()) : afterAccepted(rate),
  )
  return isThrottled ? after?.clearAtMs : undefined
}

/** Meta's pair limit: one message per 6 seconds to one recipient (error 131056 beyond it). */
const intervalMs = 6000

/**
 * How many messages may be sent at once. Meta counts such a burst against later sends. Meta does not say
 * whether another message may leave before the wait for the whole burst is over, so none does.
 */
const burst = 5

/** Meta's rule after "too many for this pair": wait 4^X seconds, where X starts at 0 and grows by 1 each time. */
const throttleBase = 4
const maxThrottleMs = 10 * minute

/** The send rate after one more message now. Undefined if no message may be sent before `clearAtMs`. */
export function afterTurn(rate: SendRate, nowMs: number): SendRate | undefined {
  if (isWaitOver(rate.clearAtMs, longestWaits.sendRateMs, nowMs)) {
    return { ...rate, burstStartedAtMs: nowMs, clearAtMs: nowMs + intervalMs }
  }
  const isBurstOpen = nowMs < rate.burstStartedAtMs + intervalMs
  const isBurstFull = rate.clearAtMs >= rate.burstStartedAtMs + burst * intervalMs
  const mayFollow = isBurstOpen && !isBurstFull
  return mayFollow ? { ...rate, clearAtMs: rate.clearAtMs + intervalMs } : undefined
}

/** The send rate after "too many for this pair": nothing for 4^X seconds, ten minutes at most. Ends a burst. */
export function afterThrottle(rate: SendRate, nowMs: number): SendRate {
  const waitMs = Math.min(throttleBase ** rate.throttleCount * 1000, maxThrottleMs)
  return {
    burstStartedAtMs: 0,
    clearAtMs: Math.max(rate.clearAtMs, nowMs + waitMs),
    throttleCount: rate.throttleCount + 1,
  }
}

/** An accepted message resets the throttle count. Undefined if the count is zero already. */
export function afterAccepted(rate: SendRate): SendRate | undefined {
  return rate.throttleCount === 0 ? undefined : { ...rate, throttleCount: 0 }
}

/** The rates of all recipients ever sent to on this channel. They are few, because they are the centre's numbers. */
async function sendRates({ db }: Database, channel: ChannelName) {
  const rows = await db.selectFrom('pace').selectAll().where('channel', '=', channel).execute()
  return rows.map((row) => ({ recipient: row.recipient, ...toSendRate(row) }))
}

/**
 * Changes the send rate of a recipient, unless `change` returns undefined. All processes share the rates, so the row is
 * locked meanwhile, and made first if it is missing. The table is `pace`, from version 1.0.0; its column `strikes` is
 * the throttle count.
 */
async function changeRate(
  { transact }: Database,
  { channel, recipient }: Recipient,
  change: (rate: SendRate) => SendRate | undefined,
) {
  const key = { channel, recipient }
  return await transact(async (db) => {
    await db
      .insertInto('pace')
      .values({ ...key, ...columnsOf(freshSendRate) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = db
      .selectFrom('pace')
      .selectAll()
      .where((eb) => eb.and(key))
      .$call(locking(db))
    const before = toSendRate(await row.executeTakeFirstOrThrow())
    const after = change(before)
    if (after !== undefined)
      await db
        .updateTable('pace')
        .set(columnsOf(after))
        .where((eb) => eb.and(key))
        .execute()
    return { before, after }
  })
}

function toSendRate({ burst_started_at, clear_at, strikes }: Schema['pace']): SendRate {
  return { burstStartedAtMs: burst_started_at, clearAtMs: clear_at, throttleCount: strikes }
}

function columnsOf({ burstStartedAtMs, clearAtMs, throttleCount }: SendRate) {
  return { burst_started_at: burstStartedAtMs, clear_at: clearAtMs, strikes: throttleCount }
}
