import type { Kysely, Selectable, Updateable } from 'kysely'
import type { WantedSlot } from '../../domain/call-back.ts'
import type { Schema } from '../db/schema.ts'
import { toleranceMs } from './judge-clock.ts'
import type { Move, SeenClock } from './queries.ts'

/** The call-by of a request received at this instant for this slot. */
export type CallByOf = (receivedAtMs: number, wanted: WantedSlot) => number

export interface Correction extends Pick<SeenClock, 'aheadMs'> {
  readonly nowMs: number
  /** What has not been followed yet, in order. */
  readonly moves: readonly Move[]
  /** By how much the clock was set back since they were stored, or 0 if not known to be. */
  readonly setBackMs: number
}

const columns = [
  ...(['id', 'status', 'received_at', 'right_received_at'] as const),
  ...(['call_by', 'date', 'time', 'next_step_at'] as const),
] as const

type Row = Pick<Selectable<Schema['appointment']>, (typeof columns)[number]>

/**
 * Corrects when requests were received, and by when to call. Whether a clock that was set was wrong
 * before or is wrong now, only the time to come tells: what was stored by the clock of before is kept
 * in `right_received_at`, and counts again once the clock has reached it.
 */
export async function correctReceived(
  db: Kysely<Schema>,
  latestMs: number,
  by: Correction,
  callByOf: CallByOf,
): Promise<number> {
  let followed = 0
  for (const move of by.moves) followed += await followClock(db, move, callByOf)
  const restored = await restore(db, by, callByOf)
  return followed + restored + (await takeBack(db, latestMs, by, callByOf))
}

/**
 * What was stored since the clock was first set was stored by a wrong one, and moves with it; but what
 * fits the time of now as it is, another machine has stored whose clock is right.
 */
async function followClock(
  db: Kysely<Schema>,
  { byMs, toMs, after, upTo }: Move,
  callByOf: CallByOf,
): Promise<number> {
  if (after === undefined) return 0
  const rows = await requests(db).where('id', '>', after).where('id', '<=', upTo).execute()
  const moved = rows.filter((row) => {
    const storedMs = rightReceivedAt(row)
    return byMs < 0 ? storedMs > toMs : storedMs + byMs <= toMs + toleranceMs
  })
  for (const row of moved) {
    const atMs = Math.min(toMs, rightReceivedAt(row) + byMs)
    // The receipt of a closed one stays before the acts that closed it; a purge goes by the later time.
    const isOpen = row.status === 'requested'
    const times = isOpen ? receivedAt(row, atMs, callByOf) : { right_received_at: atMs }
    await redate(db, row, toMs, times)
  }
  return moved.length
}

/**
 * The clock has reached what it showed before: it was behind meanwhile. Of a request that was closed
 * only the call-by is put right, by which the desk lists it.
 */
async function restore(
  db: Kysely<Schema>,
  { nowMs }: Correction,
  callByOf: CallByOf,
): Promise<number> {
  const rows = await requests(db)
    .where('right_received_at', '<=', nowMs)
    .where((eb) =>
      eb.or([eb('status', '=', 'requested'), eb('call_by', '<', eb.ref('right_received_at'))]),
    )
    .execute()
  for (const row of rows) {
    const received_at = rightReceivedAt(row)
    const call_by = callByOf(received_at, row)
    const times = row.status === 'requested' ? { received_at, right_received_at: null } : {}
    await redate(db, row, nowMs, { ...times, call_by })
  }
  return rows.length
}

/**
 * An open request with a receipt time in the future delays its own call, and would match later requests
 * as a duplicate. What is closed waits for nothing, and keeps its times.
 */
async function takeBack(
  db: Kysely<Schema>,
  latestMs: number,
  { nowMs, aheadMs, moves }: Correction,
  callByOf: CallByOf,
): Promise<number> {
  const rows = await requests(db)
    .where('status', '=', 'requested')
    .where((eb) =>
      eb.or([
        eb('received_at', '>', latestMs),
        ...(moves.length === 0 ? [] : [eb('right_received_at', '>', latestMs)]),
      ]),
    )
    .execute()
  for (const row of rows) {
    const rightMs = rightReceivedAt(row)
    const receivedAtMs = Math.min(nowMs, rightMs + Math.min(0, aheadMs))
    const times = receivedAt(row, receivedAtMs, callByOf)
    await redate(db, row, nowMs, { ...times, right_received_at: rightMs })
  }
  return rows.length
}

function requests(db: Kysely<Schema>) {
  return db.selectFrom('appointment').select(columns).where('erased_at', 'is', null)
}

function rightReceivedAt({ received_at, right_received_at }: Row): number {
  return right_received_at ?? received_at
}

function receivedAt(row: Row, receivedAtMs: number, callByOf: CallByOf) {
  // No later after it than was promised by the clock at that time.
  const promisedMs = receivedAtMs + row.call_by - row.received_at
  const call_by = Math.min(promisedMs, callByOf(receivedAtMs, row))
  return { received_at: receivedAtMs, right_received_at: null, call_by }
}

/** Its steps, if any is left, are due by the new times. */
async function redate(
  db: Kysely<Schema>,
  { id, next_step_at }: Row,
  nowMs: number,
  times: Updateable<Schema['appointment']>,
): Promise<void> {
  await db
    .updateTable('appointment')
    .set({ ...times, next_step_at: next_step_at === null ? null : nowMs })
    .where('id', '=', id)
    .execute()
}
