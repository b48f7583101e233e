import type { Insertable, Kysely } from 'kysely'
import { chunksOf } from '../db/chunks.ts'
import type { Database } from '../db/database.ts'
import type { NewNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 256

/** A notice to queue, due at once or at a given time. */
export interface Owed {
  readonly notice: NewNotice
  /** Null for what concerns no single request. */
  readonly appointmentId: number | null
  readonly owedAtMs: number
}

/** Queues notices that belong to no one appointment; one per dedupe key ever. How many are new. */
export async function enqueue(
  { db }: Pick<Database, 'db'>,
  notices: readonly NewNotice[],
  nowMs: number,
): Promise<number> {
  return await insertNotices(
    db,
    notices.map((notice) => ({ notice, appointmentId: null, owedAtMs: nowMs })),
  )
}

/** Queues these notices, one per dedupe key ever, in the transaction of the caller. How many are new. */
export async function insertNotices(db: Kysely<Schema>, owed: readonly Owed[]): Promise<number> {
  let inserted = 0
  for (const chunk of chunksOf(owed, rowsAtOnce)) {
    const result = await db
      .insertInto('notice')
      .values(chunk.map(toRow))
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .executeTakeFirst()
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0n)
  }
  return inserted
}

function toRow({ notice, appointmentId, owedAtMs }: Owed): Insertable<Schema['notice']> {
  return {
    appointment_id: appointmentId,
    kind: notice.kind,
    channel: notice.channel,
    recipient: notice.recipient,
    status: 'due',
    due_at: notice.dueAtMs ?? owedAtMs,
    attempts: 0,
    unknowns: 0,
    correlation_id: notice.correlationId,
    subject: notice.subject ?? null,
    dedupe_key: notice.dedupeKey ?? null,
    created_at: owedAtMs,
    updated_at: owedAtMs,
  }
}
