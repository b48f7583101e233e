import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { ClaimedNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Records, before it is sent, that this message may have left, and which notices a digest covers.
 * False, and nothing is recorded, when this owner no longer holds one of them: taken over meanwhile,
 * or its request erased.
 * @param digestId The id of a digest.
 */
export async function beginSend(
  { transact }: Database,
  notices: readonly ClaimedNotice[],
  digestId?: string,
): Promise<boolean> {
  return await transact(async (transaction) => {
    if (!(await areHeld(transaction, notices))) return false
    await setLeased(transaction, notices, 'sending')
    if (digestId !== undefined) {
      const rows = notices.map(({ id }) => ({ correlation_id: digestId, notice_id: id }))
      const insert = transaction.insertInto('digest').values(rows)
      // It may run twice: the answer to a commit that succeeded may be lost.
      await insert.onConflict((conflict) => conflict.doNothing()).execute()
    }
    return true
  })
}

/** Records that these have not left yet: they stay leased, and wait for the messages before them. */
export async function holdBack(
  { transact }: Database,
  notices: readonly ClaimedNotice[],
): Promise<void> {
  await transact(async (transaction) => await setLeased(transaction, notices, 'due'))
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

async function setLeased(
  db: Kysely<Schema>,
  notices: readonly ClaimedNotice[],
  status: 'due' | 'sending',
): Promise<void> {
  const [{ owner } = { owner: '' }] = notices
  const ids = notices.map(({ id }) => id)
  await db
    .updateTable('notice')
    .set({ status })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
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
