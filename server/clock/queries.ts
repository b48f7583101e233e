import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { type ClockReading, type ClockVerdict, toleranceMs } from './judge-clock.ts'

export interface SeenClock extends ClockVerdict {
  /** What was stored before. */
  readonly last: ClockReading | undefined
  /**
   * How far the clock is known to have been set forward, or back when negative, and not back again or
   * confirmed since.
   */
  readonly aheadMs: number
  /** By which that has changed now; undefined where it has not. */
  readonly move: Move | undefined
}

export interface Move {
  readonly byMs: number
  /** What the clock shows since, epoch ms. */
  readonly toMs: number
  /** The last request stored before the first move; undefined where this is the first. */
  readonly after: number | undefined
  /** The last request stored before this move. */
  readonly upTo: number
}

/** The table has one row. */
const rowId = 1

/**
 * Judges the last stored reading, and replaces it with the current one, in the transaction of the
 * caller: of several servers that notice a jump, only one finds it here. It is stored so that a
 * single server notices a jump over restarts too.
 */
export async function seeClock(
  db: Kysely<Schema>,
  shown: ClockReading,
  judge: (last: ClockReading | undefined) => ClockVerdict,
): Promise<SeenClock> {
  const row = await noted(db)
  const last = row && toReading(row)
  const verdict = judge(last)
  const withheldAtMs = row?.purge_withheld_at ?? (verdict.withholdsPurge ? shown.wallMs : null)
  const beforeMs = row?.ahead ?? 0
  const aheadMs = last === undefined ? 0 : aheadNow(beforeMs, last, shown, verdict)
  const byMs = aheadMs - beforeMs
  const after = row?.moved_after ?? undefined
  const upTo = byMs === 0 ? 0 : await lastRequest(db)
  await note(db, shown, {
    withheldAtMs,
    aheadMs,
    movedAfter: aheadMs === 0 ? null : (after ?? upTo),
  })
  const move = byMs === 0 ? undefined : { byMs, toMs: shown.wallMs, after, upTo }
  return { ...verdict, last, aheadMs, move }
}

function aheadNow(
  beforeMs: number,
  last: ClockReading,
  shown: ClockReading,
  { jumpMs }: ClockVerdict,
): number {
  const advanceMs = last.bootId === shown.bootId ? 0 : shown.wallMs - last.wallMs
  // While the machine was off, a clock that was behind may have been put right.
  const unseenMs = beforeMs < 0 && advanceMs > toleranceMs ? advanceMs : 0
  const aheadMs = beforeMs + (jumpMs ?? unseenMs)
  // By how much it was behind after a restart is known only less the time for which it was off.
  return beforeMs < 0 ? Math.min(0, aheadMs) : aheadMs
}

async function lastRequest(db: Kysely<Schema>): Promise<number> {
  const last = await db
    .selectFrom('appointment')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  return last.id ?? 0
}

/** A person has confirmed that the clock is right: it no longer withholds a purge. */
export async function trustClock({ transact }: Database, nowMs: number): Promise<void> {
  await transact(async (transaction) => {
    if ((await noted(transaction)) === undefined) return
    const shown = { wallMs: nowMs, bootId: undefined, uptimeMs: 0 }
    await note(transaction, shown, { withheldAtMs: null, aheadMs: 0, movedAfter: null })
  })
}

async function noted(db: Kysely<Schema>): Promise<Selectable<Schema['clock']> | undefined> {
  return await db
    .selectFrom('clock')
    .selectAll()
    .where('id', '=', rowId)
    .$call(locking(db))
    .executeTakeFirst()
}

async function note(
  db: Kysely<Schema>,
  { wallMs, bootId, uptimeMs }: ClockReading,
  trust: {
    readonly withheldAtMs: number | null
    readonly aheadMs: number
    readonly movedAfter: number | null
  },
): Promise<void> {
  const columns = {
    wall_at: wallMs,
    boot_id: bootId ?? null,
    uptime: Math.round(uptimeMs),
    purge_withheld_at: trust.withheldAtMs,
    ahead: Math.round(trust.aheadMs),
    moved_after: trust.movedAfter,
  }
  await db
    .insertInto('clock')
    .values({ id: rowId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

function toReading({ wall_at, boot_id, uptime }: Selectable<Schema['clock']>): ClockReading {
  return { wallMs: wall_at, bootId: boot_id ?? undefined, uptimeMs: uptime }
}
