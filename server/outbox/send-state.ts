import type { Database } from '../db/database.ts'
import type { Failure, Recipient } from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'
import { failureColumns, readFailure } from '../notices/failure-columns.ts'

// Send rates and circuits are shared by all processes, and kept over restarts.

/** The send rate of our number to one recipient; the rules are in server/outbox/send-rate.ts. */
export interface SendRate {
  /** When the current burst began, epoch ms. */
  readonly burstStartedAtMs: number
  /** When all messages sent so far are repaid, at one per interval, epoch ms. */
  readonly clearAtMs: number
  /** How often in a row the provider said "too many for this pair". */
  readonly throttleCount: number
}

export const freshSendRate: SendRate = { burstStartedAtMs: 0, clearAtMs: 0, throttleCount: 0 }

/** The circuit of a channel; the rules are in server/outbox/circuit-breaker.ts. */
export interface Circuit {
  readonly channel: ChannelName
  /** Consecutive failures. */
  readonly failures: number
  /** Open until a probe at this instant or later succeeds; undefined while closed. */
  readonly probeAtMs: number | undefined
  readonly failure: Failure | undefined
}

/** In a transaction, which a pass that holds leases repeats after an outage (deliver-due.ts). */
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

/** The rates of all recipients ever sent to on this channel: the centre's few numbers. */
export async function sendRates({ db }: Database, channel: ChannelName) {
  const rows = await db.selectFrom('pace').selectAll().where('channel', '=', channel).execute()
  return rows.map((row) => ({ recipient: row.recipient, ...toSendRate(row) }))
}

function toSendRate({ burst_started_at, clear_at, strikes }: Schema['pace']): SendRate {
  return { burstStartedAtMs: burst_started_at, clearAtMs: clear_at, throttleCount: strikes }
}

/** False when another process took a turn since `seen` was read: read it again. */
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

export async function readCircuits({ db }: Pick<Database, 'db'>): Promise<Circuit[]> {
  const rows = await db.selectFrom('circuit').selectAll().execute()
  return rows.map((row) => ({
    channel: row.channel,
    failures: row.failures,
    probeAtMs: row.probe_at ?? undefined,
    failure: readFailure(row),
  }))
}

export async function saveCircuit({ transact }: Database, circuit: Circuit): Promise<void> {
  const columns = {
    failures: circuit.failures,
    probe_at: circuit.probeAtMs ?? null,
    ...failureColumns(circuit.failure),
  }
  await transact(
    async (db) =>
      await db
        .insertInto('circuit')
        .values({ channel: circuit.channel, ...columns })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet(columns))
        .execute(),
  )
}
