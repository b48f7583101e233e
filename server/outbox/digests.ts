import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { ClaimedNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Records, before it is sent, that this message may have left. False, and nothing is recorded, when this
 * owner no longer holds it: taken over meanwhile, or its request erased.
 */
export async function beginSend({ transact }: Database, notice: ClaimedNotice): Promise<boolean> {
  return await transact(async (transaction) => {
    if (!(await isHeld(transaction, notice))) return false
    await setLeased(transaction, [notice], 'sending')
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

/** The notices that a digest of 2.x covers, by its id; none for any other id. Nothing adds digests any more. */
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

async function isHeld(
  db: Kysely<Schema>,
  { id, owner, attempts }: ClaimedNotice,
): Promise<boolean> {
  const row = await db
    .selectFrom('notice')
    .select('id')
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('attempts', '=', attempts)
    .$call(locking(db))
    .executeTakeFirst()
  return row !== undefined
}
