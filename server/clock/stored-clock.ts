import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { ClockReading, ClockVerdict } from './judge-clock.ts'

/** The table has one row. */
const rowId = 1

/**
 * Judges the current reading by the stored one, and stores it, in the transaction of the caller. Because the reading is
 * stored, only one of several servers reports a jump, and a jump during a restart is found too.
 *
 * @returns The verdict, and the sum of the clock's jumps since a person last confirmed the clock.
 */
export async function seeClock(
  db: Db,
  shown: ClockReading,
  judge: (last: ClockReading | undefined, jumpSumMs: number) => ClockVerdict,
) {
  const row = await noted(db)
  const beforeMs = row?.ahead ?? 0
  const verdict = judge(row && toReading(row), beforeMs)
  const withheldAtMs = row?.purge_withheld_at ?? (verdict.withholdsPurge ? shown.wallMs : null)
  const jumpSumMs = beforeMs + (verdict.jumpMs ?? 0)
  await note(db, shown, { withheldAtMs, jumpSumMs })
  return { ...verdict, jumpSumMs }
}

/** Stores that a person has confirmed the clock, so that purges are no longer withheld. */
export async function trustClock({ transact }: Database, nowMs: number): Promise<void> {
  await transact(async (transaction) => {
    if ((await noted(transaction)) === undefined) return
    const shown = { wallMs: nowMs, bootId: undefined, uptimeMs: 0 }
    await note(transaction, shown, { withheldAtMs: null, jumpSumMs: 0 })
  })
}

async function noted(db: Db): Promise<Selectable<Schema['clock']> | undefined> {
  return await db
    .selectFrom('clock')
    .selectAll()
    .where('id', '=', rowId)
    .$call(locking(db))
    .executeTakeFirst()
}

async function note(
  db: Db,
  { wallMs, bootId, uptimeMs }: ClockReading,
  trust: { readonly withheldAtMs: number | null; readonly jumpSumMs: number },
): Promise<void> {
  const columns = {
    wall_at: wallMs,
    boot_id: bootId ?? null,
    uptime: Math.round(uptimeMs),
    purge_withheld_at: trust.withheldAtMs,
    ahead: Math.round(trust.jumpSumMs),
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
