import type { Database } from '../../server/db/database.ts'
import type { ClaimedNotice } from '../../server/db/records.ts'
import { beginSend } from '../../server/outbox/digests.ts'

/**
 * Begins to send these notices in one message, as 2.x did: receipts of such digests still come. False,
 * and nothing is recorded, when one of them is not held any more.
 */
export async function beginDigest(
  database: Database,
  notices: readonly ClaimedNotice[],
  digestId: string,
): Promise<boolean> {
  for (const notice of notices) if (!(await beginSend(database, notice))) return false
  const rows = notices.map(({ id }) => ({ correlation_id: digestId, notice_id: id }))
  await database.db.insertInto('digest').values(rows).execute()
  return true
}
