import type { Insertable } from 'kysely'
import { chunksOf } from '../db/chunks.ts'
import type { NewNotice } from '../db/records.ts'
import type { Db, Schema } from '../db/schema.ts'

/**
 * Queues notices that are about no single visit. Skips a notice whose dedupe key is stored already.
 *
 * @returns How many are new.
 */
export async function enqueue(
  db: Db,
  notices: readonly NewNotice[],
  nowMs: number,
): Promise<number> {
  let inserted = 0
  for (const chunk of chunksOf(notices)) {
    const result = await db
      .insertInto('notice')
      .values(chunk.map((notice) => toRow(notice, nowMs)))
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .executeTakeFirst()
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0n)
  }
  return inserted
}

function toRow(notice: NewNotice, nowMs: number): Insertable<Schema['notice']> {
  return {
    kind: notice.kind,
    channel: notice.channel,
    recipient: notice.recipient,
    status: 'due',
    due_at: nowMs,
    attempts: 0,
    unknowns: 0,
    correlation_id: notice.correlationId,
    subject: notice.subject ?? null,
    dedupe_key: notice.dedupeKey,
    created_at: nowMs,
    updated_at: nowMs,
  }
}
