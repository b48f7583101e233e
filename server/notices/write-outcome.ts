import type { Kysely } from 'kysely'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { LeasedNotice, LeasedOfVisit, RecordedOutcome } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { failureColumns } from './failure-columns.ts'

/**
 * Writes what came of a message, fenced by its lease: an owner whose lease was taken over changes nothing.
 * A notice of a visit is written with its visit locked (server/outbox/record-outcome.ts).
 * @returns Whether it was written.
 */
export async function writeOutcome(
  db: Kysely<Schema>,
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ ...columnsOf(notice, outcome, nowMs), lease_owner: null, updated_at: nowMs })
    .where('id', '=', notice.id)
    .where('lease_owner', '=', notice.owner)
    .where('attempts', '=', notice.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A message that may have left counts for the notice of each ask that it showed: else ten asks would send thirty
 * copies. Their leases end, so that they wait for a receipt as this notice does.
 */
export async function countCopy(
  db: Kysely<Schema>,
  { id, visitId, kind, channel, recipient }: LeasedOfVisit,
  shows: readonly AskNumber[],
  dueAtMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set((eb) => ({ unknowns: eb('unknowns', '+', 1), due_at: dueAtMs, lease_owner: null }))
    .where('visit_id', '=', visitId)
    .where('ask', 'in', shows)
    .where('id', '!=', id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('recipient', '=', recipient)
    .where('status', '=', 'due')
    .execute()
}

function columnsOf({ attempts, unknowns }: LeasedNotice, outcome: RecordedOutcome, nowMs: number) {
  switch (outcome.status) {
    case 'accepted':
      return {
        status: outcome.status,
        due_at: null,
        accepted_at: nowMs,
        provider_message_id: outcome.providerMessageId ?? null,
        ...failureColumns(undefined),
      }
    case 'postponed':
      return {
        status: 'due' as const,
        due_at: outcome.dueAtMs,
        attempts: attempts - 1,
        ...(outcome.failure === undefined ? {} : failureColumns(outcome.failure)),
      }
    case 'due':
      return {
        status: outcome.status,
        due_at: outcome.dueAtMs,
        unknowns: unknowns + (outcome.failure.class === 'unknown' ? 1 : 0),
        ...failureColumns(outcome.failure),
      }
    case 'failed':
    case 'abandoned':
      return { status: outcome.status, due_at: null, ...failureColumns(outcome.failure) }
  }
}
