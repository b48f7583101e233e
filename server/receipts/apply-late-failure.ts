import type { Ask } from '../../domain/visit/visit.ts'
import { type Failure, notNeededCode } from '../db/records.ts'
import type { Db, NoticeRow } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import { type AttemptFacts, afterLateFailure } from '../outbox/retry-policy.ts'

export interface ReportedNotice {
  readonly row: NoticeRow
  /** Undefined if the notice is about no visit, or about an erased one. */
  readonly ask?: Ask | undefined
}

export type RetryContext = Omit<AttemptFacts, 'notice' | 'mayBeReported'>

/**
 * Makes a notice due again if the provider accepted its message and later reports it as failed. A notice that
 * must not be sent any more becomes `failed`. A failure report does not change an abandoned notice, except one whose
 * message may have left: that notice becomes `failed`, with the reported reason. A notice that ended because nobody
 * needed it stays ended until it is needed again. receipt-rank.ts keeps a failure away from a message that was reported
 * as delivered, and outbox/retry-policy.ts says after how long the next copy is sent.
 */
export async function applyFailure(
  db: Db,
  { row, ask }: ReportedNotice,
  failed: { readonly providerMessageId: string; readonly failure: Failure | undefined },
  context: RetryContext,
): Promise<void> {
  const isOver = row.status === 'abandoned'
  const mayHaveLeft = row.failure_class === 'unknown' && row.failure_code !== notNeededCode
  if (isOver && !mayHaveLeft) return
  const failure = failed.failure ?? { class: 'unknown', code: 'none-given' }
  const notice = {
    kind: row.kind,
    attempts: row.attempts,
    unknowns: row.unknowns,
    createdAtMs: row.created_at,
    ask,
  }
  const dueAtMs = isOver ? undefined : afterLateFailure(failure, { ...context, notice })
  await db
    .updateTable('notice')
    .set({
      status: dueAtMs === undefined ? 'failed' : 'due',
      due_at: dueAtMs ?? null,
      lease_owner: null,
      provider_message_id: failed.providerMessageId,
      // The escalation counts from `accepted_at`, so it now counts from the next copy.
      accepted_at: null,
      ...failureColumns(failure),
      updated_at: context.nowMs,
    })
    .where('id', '=', row.id)
    .execute()
}
