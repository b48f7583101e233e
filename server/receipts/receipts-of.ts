import type { Database } from '../db/database.ts'
import type { ReceiptKind } from '../db/schema.ts'

/** A report about one message, whether it was applied to a notice or not. */
export interface ReportedReceipt {
  readonly kind: ReceiptKind
  /** The provider's code, of a failure. */
  readonly failureCode: string | undefined
}

/**
 * The receipts of one message and the taps under it, oldest first.
 *
 * @param correlationId of the message; its buttons carry it too
 * @param providerMessageId where the provider gave one; a receipt may come without the other id
 */
export async function receiptsOf(
  { db }: Database,
  correlationId: string,
  providerMessageId: string | undefined,
): Promise<readonly ReportedReceipt[]> {
  const rows = await db
    .selectFrom('receipt')
    .select(['kind', 'failure_code'])
    .where((eb) =>
      eb.or([
        eb('correlation_id', '=', correlationId),
        ...(providerMessageId === undefined
          ? []
          : [eb('provider_message_id', '=', providerMessageId)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ kind, failure_code }) => ({ kind, failureCode: failure_code ?? undefined }))
}
