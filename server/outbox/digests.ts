import type { Kysely } from 'kysely'
import { locking } from '../db/dialect.ts'
import type { Transact } from '../db/group-commit.ts'
import type { ClaimedNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Writes which notices a digest tells of, before it is sent. False, and nothing written, when one of
 * them is no longer this owner's to send: taken over meanwhile, or its request erased.
 */
export async function recordDigest(
  transact: Transact,
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

/** The notices a digest of this id tells of; none when it is the id of no digest. */
export async function toldByDigest(db: Kysely<Schema>, correlationId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('digest')
    .select('notice_id')
    .where('correlation_id', '=', correlationId)
    .execute()
  return rows.map((row) => row.notice_id)
}

/** Whoever deletes notices, or erases what they are about, takes them out of digests first. */
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
