import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import type { NewReceipt } from '../providers/provider.ts'

export interface Receipt extends NewReceipt {
  readonly id: number
  readonly tries: number
}

/**
 * Stores receipts until they are applied, in any order; a repeated one changes nothing. It stores
 * row by row, because one statement for 1,000 rows would exceed SQLite's limit of bound values and
 * have to be prepared again each time.
 *
 * @returns Those that were not known.
 */
export async function recordReceipts(
  { transact }: Pick<Database, 'transact'>,
  receipts: readonly NewReceipt[],
  receivedAtMs: number,
): Promise<readonly NewReceipt[]> {
  return await transact(async (transaction) => {
    const stored: NewReceipt[] = []
    for (const receipt of receipts) {
      if (await recordReceipt(transaction, receipt, receivedAtMs)) stored.push(receipt)
    }
    return stored
  })
}

export async function nextReceiptAt({ db }: Pick<Database, 'db'>): Promise<number | undefined> {
  const next = await db
    .selectFrom('receipt')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}

/** Whether it was not known. */
async function recordReceipt(
  db: Kysely<Schema>,
  receipt: NewReceipt,
  receivedAtMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('receipt')
    .values({
      kind: receipt.kind,
      provider_message_id: receipt.providerMessageId,
      correlation_id: receipt.correlationId ?? null,
      ...failureColumns(receipt.failure),
      happened_at: receipt.happenedAtMs,
      received_at: receivedAtMs,
      due_at: receivedAtMs,
      tries: 0,
    })
    .onConflict((conflict) => conflict.columns(['provider_message_id', 'kind']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** When to look again for the message of a receipt; null when it was applied or is not ours. */
export async function settle(
  db: Kysely<Schema>,
  id: number,
  dueAtMs: number | null,
): Promise<void> {
  await db
    .updateTable('receipt')
    .set((eb) => ({ due_at: dueAtMs, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
