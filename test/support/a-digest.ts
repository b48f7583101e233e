import type { Database } from '../../server/db/database.ts'

/** Marks these notices as being sent in one message, as 2.0.0 did. Receipts of such messages may still arrive. */
export async function beginDigest(
  { db }: Database,
  notices: readonly { readonly id: number }[],
  digestId: string,
): Promise<void> {
  const ids = notices.map(({ id }) => id)
  await db.updateTable('notice').set({ status: 'sending' }).where('id', 'in', ids).execute()
  const rows = ids.map((notice_id) => ({ correlation_id: digestId, notice_id }))
  await db.insertInto('digest').values(rows).execute()
}
