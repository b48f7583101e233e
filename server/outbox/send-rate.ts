import { minute } from '../../domain/time/milliseconds.ts'
import { isWaitOver, longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { Recipient } from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'

export interface SendRate {
  /** When the current burst began, epoch ms. */
  readonly burstStartedAtMs: number
  /** When the messages sent so far no longer exceed one per interval, epoch ms. */
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
  for (;;) {
    const seen = await readSendRate(database, of)
    const turn = takeTurn(seen, now())
    if (!turn.isGranted) return turn.readyAtMs
    if (await saveSendRate(database, of, seen, turn.next)) return undefined
  }
}

/** The recipients of a channel whom the rate limit holds back, and until when. */
export async function heldRecipients(database: Database, channel: ChannelName, now: () => number) {
  return (await sendRates(database, channel)).flatMap((sendRate) => {
    const turn = takeTurn(sendRate, now())
    return turn.isGranted ? [] : { recipient: sendRate.recipient, readyAtMs: turn.readyAtMs }
  })
}

/**
 * Counts an accepted message, or a throttled one.
 * @param isThrottled Whether the provider said "too many for this pair".
 * @returns When this recipient may be sent to again after it was throttled.
 */
export async function recordSendRate(
  database: Database,
  of: Recipient,
  isThrottled: boolean,
  now: () => number,
): Promise<number | undefined> {
  for (;;) {
    const seen = await readSendRate(database, of)
    const next = isThrottled ? afterThrottle(seen, now()) : afterAccepted(seen)
    if (next === seen || (await saveSendRate(database, of, seen, next))) {
      return isThrottled ? next.clearAtMs : undefined
    }
  }
}

/** Meta's pair limit: one message per 6 seconds to one recipient (error 131056 beyond it). */
const intervalMs = 6000

/**
 * How many messages may be sent at once. Meta counts such a burst against later sends. Meta does not say
 * whether another message may leave before the wait for the whole burst is over, so none does.
 */
const burst = 5

/** Meta's rule after "too many for this pair": wait 4^X seconds, where X starts at 0 and grows each time. */
const throttleBase = 4
const maxThrottleMs = 10 * minute

export type SendTurn =
  | { readonly isGranted: true; readonly next: SendRate }
  | { readonly isGranted: false; readonly readyAtMs: number }

/** Whether a message may be sent to this recipient now. If it may, `next` is the send rate that counts it. */
export function takeTurn(sendRate: SendRate, nowMs: number): SendTurn {
  if (isWaitOver(sendRate.clearAtMs, longestWaits.sendRateMs, nowMs)) {
    return granted({ ...sendRate, burstStartedAtMs: nowMs, clearAtMs: nowMs + intervalMs })
  }
  const isBurstOpen = nowMs < sendRate.burstStartedAtMs + intervalMs
  const isBurstFull = sendRate.clearAtMs >= sendRate.burstStartedAtMs + burst * intervalMs
  return isBurstOpen && !isBurstFull
    ? granted({ ...sendRate, clearAtMs: sendRate.clearAtMs + intervalMs })
    : { isGranted: false, readyAtMs: sendRate.clearAtMs }
}

function granted(next: SendRate): SendTurn {
  return { isGranted: true, next }
}

/** The send rate after "too many for this pair": nothing for 4^X seconds, and no burst afterwards. */
export function afterThrottle(sendRate: SendRate, nowMs: number): SendRate {
  const waitMs = Math.min(throttleBase ** sendRate.throttleCount * 1000, maxThrottleMs)
  return {
    burstStartedAtMs: 0,
    clearAtMs: Math.max(sendRate.clearAtMs, nowMs + waitMs),
    throttleCount: sendRate.throttleCount + 1,
  }
}

/** An accepted message resets the throttle count. Returns the same object if the count was zero. */
export function afterAccepted(sendRate: SendRate): SendRate {
  return sendRate.throttleCount === 0 ? sendRate : { ...sendRate, throttleCount: 0 }
}

// All processes share the send rates, and they are kept over restarts. The table is `pace`, from version 1.0.0; its
// column `strikes` is the throttle count.

/** Reads in a transaction, so that retrying-db.ts can repeat it after an outage of the store. */
export async function readSendRate({ transact }: Database, of: Recipient): Promise<SendRate> {
  const row = await transact(
    async (db) =>
      await db
        .selectFrom('pace')
        .selectAll()
        .where('channel', '=', of.channel)
        .where('recipient', '=', of.recipient)
        .executeTakeFirst(),
  )
  return row === undefined ? freshSendRate : toSendRate(row)
}

/** The rates of all recipients ever sent to on this channel. They are few, because they are the centre's numbers. */
export async function sendRates({ db }: Database, channel: ChannelName) {
  const rows = await db.selectFrom('pace').selectAll().where('channel', '=', channel).execute()
  return rows.map((row) => ({ recipient: row.recipient, ...toSendRate(row) }))
}

function toSendRate({ burst_started_at, clear_at, strikes }: Schema['pace']): SendRate {
  return { burstStartedAtMs: burst_started_at, clearAtMs: clear_at, throttleCount: strikes }
}

/** False if another process took a turn since `seen` was read. The caller must then read again. */
export async function saveSendRate(
  { transact }: Database,
  { channel, recipient }: Recipient,
  seen: SendRate,
  next: SendRate,
): Promise<boolean> {
  const columns = {
    burst_started_at: next.burstStartedAtMs,
    clear_at: next.clearAtMs,
    strikes: next.throttleCount,
  }
  const result = await transact(
    async (db) =>
      await db
        .insertInto('pace')
        .values({ channel, recipient, ...columns })
        .onConflict((conflict) =>
          conflict
            .columns(['channel', 'recipient'])
            .doUpdateSet(columns)
            .where('pace.clear_at', '=', seen.clearAtMs)
            .where('pace.strikes', '=', seen.throttleCount),
        )
        .executeTakeFirst(),
  )
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}
