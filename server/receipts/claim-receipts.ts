import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import type { Receipt } from './queries.ts'

/** Leases due receipts, oldest first, so that no other process applies them meanwhile. */
export async function claimReceipts(
  { db }: Database,
  nowMs: number,
  leaseMs: number,
  limit: number,
): Promise<Receipt[]> {
  const due = db
    .selectFrom('receipt')
    .select('id')
    .where('due_at', '<=', nowMs)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .$call(skippingLocked(db))
  const rows = await db
    .with(
      (cte) => cte('claimed').materialized(),
      () => due,
    )
    .updateTable('receipt')
    .set({ due_at: nowMs + leaseMs })
    .where('id', 'in', (eb) => eb.selectFrom('claimed').select('claimed.id'))
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.id - b.id).map(toReceipt)
}

function toReceipt(row: Selectable<Schema['receipt']>): Receipt {
  const { failure_class: failureClass, failure_code: failureCode } = row
  return {
    id: row.id,
    kind: row.kind,
    providerMessageId: row.provider_message_id,
    correlationId: row.correlation_id ?? undefined,
    failure: failureClass === null ? undefined : { class: failureClass, code: failureCode ?? '' },
    happenedAtMs: row.happened_at,
    receivedAtMs: row.received_at,
    tries: row.tries,
  }
}
