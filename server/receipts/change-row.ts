import type { Kysely } from 'kysely'
import type { NoticeRow, Schema } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import { type Applying, applyFailure, type ReportedNotice } from './apply-failure.ts'
import type { Receipt } from './queries.ts'
import { afterReceipt } from './receipt-rank.ts'

/** Writes what a receipt says of one notice. It moves forward only. */
export async function changeRow(
  db: Kysely<Schema>,
  notice: ReportedNotice,
  receipt: Receipt,
  applying: Applying,
): Promise<void> {
  const { row } = notice
  const change = afterReceipt(row.status, receipt.kind)
  if (change === undefined || (await isOld(db, row, receipt))) return
  if (change === 'failed') return await applyFailure(db, notice, receipt, applying)
  const isDelivered = change === 'delivered' || change === 'read'
  await db
    .updateTable('notice')
    .set({
      status: change,
      due_at: null,
      lease_owner: null,
      provider_message_id: knownId(row, receipt),
      accepted_at: row.accepted_at ?? receipt.happenedAtMs,
      delivered_at: row.delivered_at ?? (isDelivered ? receipt.happenedAtMs : null),
      ...failureColumns(undefined),
      updated_at: applying.nowMs,
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * The failure of an earlier copy says nothing of the copy on its way. A report that a copy was sent
 * says nothing once the provider has given up that copy.
 */
async function isOld(
  db: Kysely<Schema>,
  { provider_message_id: id }: NoticeRow,
  { kind, providerMessageId }: Receipt,
): Promise<boolean> {
  if (kind === 'failed') return id !== null && id !== providerMessageId
  return kind === 'sent' && (id === providerMessageId || (await hasFailed(db, providerMessageId)))
}

async function hasFailed(db: Kysely<Schema>, providerMessageId: string): Promise<boolean> {
  const failed = await db
    .selectFrom('receipt')
    .select('id')
    .where('provider_message_id', '=', providerMessageId)
    .where('kind', '=', 'failed')
    .executeTakeFirst()
  return failed !== undefined
}

/**
 * The message that was accepted, or the one that a receipt shows to be: an id from before is of a copy
 * that failed. A tap is a message of reception's, so its id is not that of our message.
 */
function knownId(
  { accepted_at, provider_message_id: id }: NoticeRow,
  { kind, providerMessageId }: Receipt,
): string | null {
  const isTap = kind === 'called' || kind === 'no-answer'
  if (!isTap && accepted_at === null) return providerMessageId
  return id ?? (isTap ? null : providerMessageId)
}
