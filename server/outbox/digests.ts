import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { ClaimedNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Records which notices a digest covers, before it is sent. False, and nothing is recorded, when
 * this owner no longer holds one of them: taken over meanwhile, or its request erased.
 */
export async function recordDigest(
  { transact }: Database,
  notices: readonly ClaimedNotice[],
  correlationId: string,
): Promise<boolean> {
  return await transact(async (transaction) => {
    if (!(await areHeld(transaction, notices))) return false
    const rows = notices.map(({ id }) => ({ correlation_id: correlationId, notice_id: id }))
    await transaction.insertInto('digest').values(rows).execute()
    return true
  })
}

/** The notices that the digest of this id covers; none for any other id. */
export async function noticeIdsOfDigest(
  db: Kysely<Schema>,
  correlationId: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('digest')
    .select('notice_id')
    .where('correlation_id', '=', correlationId)
    .execute()
  return rows.map((row) => row.notice_id)
}

/** Removes notices from digests; called before notices are deleted or their requests erased. */
export async function forgetInDigests(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
): Promise<void> {
  if (appointmentIds.length === 0) return
  await db
    .deleteFrom('digest')
    .where('notice_id', 'in', (eb) =>
      eb.selectFrom('notice').select('notice.id').where('appointment_id', 'in', appointmentIds),
    )
    .execute()
}

async function areHeld(db: Kysely<Schema>, notices: readonly ClaimedNotice[]): Promise<boolean> {
  const ids = notices.map(({ id }) => id)
  const rows = await db
    .selectFrom('notice')
    .select(['id', 'lease_owner', 'attempts'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(locking(db))
    .execute()
  return notices.every(({ id, owner, attempts }) =>
    rows.some((row) => row.id === id && row.lease_owner === owner && row.attempts === attempts),
  )
}
