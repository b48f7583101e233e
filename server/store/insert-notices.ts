import type { Kysely } from 'kysely'
import type { NewNotice } from './records.ts'
import type { Schema } from './schema.ts'

/** Owes these notices, due at once; one per dedupe key, ever. How many are new. */
export async function insertNotices(
  db: Kysely<Schema>,
  appointmentId: number | null,
  notices: readonly NewNotice[],
  nowMs: number,
): Promise<number> {
  if (notices.length === 0) return 0
  const result = await db
    .insertInto('notice')
    .values(
      notices.map((notice) => ({
        appointment_id: appointmentId,
        kind: notice.kind,
        channel: notice.channel,
        recipient: notice.recipient,
        status: 'due' as const,
        due_at: nowMs,
        attempts: 0,
        unknowns: 0,
        correlation_id: notice.correlationId,
        subject: notice.subject ?? null,
        dedupe_key: notice.dedupeKey ?? null,
        created_at: nowMs,
        updated_at: nowMs,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0n)
}
