import type { Db } from '../db/schema.ts'

/** The notices that a digest of version 2.0.0 covers; none for any other id. Later versions add no digests. */
export async function noticeIdsOfDigest(db: Db, correlationId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('digest')
    .select('notice_id')
    .where('correlation_id', '=', correlationId)
    .execute()
  return rows.map((row) => row.notice_id)
}
