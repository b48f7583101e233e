import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  type Claim,
  type ClaimedNotice,
  endedWithRequest,
  type Notice,
  type NoticeFilter,
  type RecordedOutcome,
} from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'
import { reopenFollowUps } from '../follow-up/reopen.ts'
import { unknownsAfterLease } from './claim-due.ts'
import { failureColumns, readFailure } from './failure-columns.ts'

type Row = Selectable<Schema['notice']>

/**
 * Records the outcome of one message: of one notice, or of all that a digest covered, listed under the
 * first. How many were written: none whose lease was lost meanwhile.
 */
export async function recordOutcome(
  { transact }: Database,
  notices: readonly ClaimedNotice[],
  outcome: RecordedOutcome,
  nowMs: number,
): Promise<number> {
  return await transact(async (transaction) => {
    const [sent] = notices
    const written: Pick<Row, 'appointment_id'>[] = []
    for (const notice of notices) {
      const coveredBy = notice === sent ? null : (sent?.id ?? null)
      written.push(...(await writeOutcome(transaction, notice, outcome, coveredBy, nowMs)))
    }
    const appointmentIds = written.flatMap((row) => row.appointment_id ?? [])
    if (concernsFollowUp(outcome)) {
      const isNotified = outcome.status === 'accepted' && outcome.isNotified
      await reopenFollowUps(transaction, appointmentIds, { isNotified, nowMs })
    }
    return written.length
  })
}

/**
 * Whether the escalation has to look at it now: it is settled, or refused, so that a person or another
 * channel has to act. Waiting for the next attempt, the rate limit or the circuit changes nothing.
 */
export function concernsFollowUp(outcome: RecordedOutcome): boolean {
  return outcome.status === 'postponed' ? outcome.failure !== undefined : outcome.status !== 'due'
}

/**
 * Releases the notices that this owner holds and that have not left; they are due at once. A notice
 * that may have left stays leased, as if the owner had died, because a receipt may still report it.
 * The next claim counts it.
 */
export async function releaseLeases({ db }: Database, owner: string, nowMs: number): Promise<void> {
  await db
    .updateTable('notice')
    .set({ lease_owner: null, due_at: nowMs, updated_at: nowMs })
    .where('lease_owner', '=', owner)
    .where('status', '=', 'due')
    .execute()
}

/**
 * Makes leased notices of these channels due at once; the outcome of those in flight is unknown.
 */
export async function takeOverLeases(
  { db }: Database,
  channels: readonly ChannelName[],
  nowMs: number,
): Promise<void> {
  if (channels.length === 0) return
  await db
    .updateTable('notice')
    .set((eb) => ({
      status: 'due',
      lease_owner: null,
      due_at: nowMs,
      unknowns: unknownsAfterLease(eb),
      updated_at: nowMs,
    }))
    .where('lease_owner', 'is not', null)
    .where('due_at', 'is not', null)
    .where('channel', 'in', channels)
    .execute()
}

/** When the next notice is due that a claim may take, epoch ms; undefined when none is queued. */
export async function nextDueAt(
  { db }: Database,
  channels: readonly ChannelName[],
  { except = [], only }: Pick<Claim, 'except' | 'only'> = {},
): Promise<number | undefined> {
  if (channels.length === 0 || only?.length === 0) return undefined
  const next = await db
    .selectFrom('notice')
    .select('due_at')
    .where('due_at', 'is not', null)
    .where('channel', 'in', channels)
    .$if(except.length > 0, (query) => query.where('recipient', 'not in', except))
    .$if(only !== undefined, (query) => query.where('recipient', 'in', only ?? []))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}

/** Since when the oldest notice that is neither settled nor abandoned is queued, epoch ms. */
export async function oldestOwedAt({ db }: Database): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

/**
 * Since when the oldest notice of this channel is queued whose last attempt failed without a refusal,
 * epoch ms.
 */
export async function failingSince(
  { db }: Database,
  channel: ChannelName,
): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('due_at', 'is not', null)
    .where('channel', '=', channel)
    .where('failure_class', 'in', ['transient', 'unknown'])
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

/** Newest first. */
export async function listNotices({ db }: Database, filter: NoticeFilter): Promise<Notice[]> {
  let query = db
    .selectFrom('notice')
    .leftJoin('appointment', 'appointment.id', 'notice.appointment_id')
    .selectAll('notice')
    .select('appointment.reference')
    .orderBy('notice.id', 'desc')
  if (filter.reference !== undefined) query = query.where('reference', '=', filter.reference)
  if (filter.unsettledOnly) {
    query = query
      .where('notice.status', 'in', ['due', 'sending', 'failed', 'abandoned'])
      .where('appointment.erased_at', 'is', null)
      .where((eb) =>
        eb.or([eb('failure_code', 'is', null), eb('failure_code', '!=', endedWithRequest)]),
      )
  }
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  const rows = await query.execute()
  return rows.map((row) => toNotice(row, row.reference ?? undefined))
}

/** Fenced by the lease: an owner whose lease expired and was taken over changes nothing. */
async function writeOutcome(
  db: Kysely<Schema>,
  notice: ClaimedNotice,
  outcome: RecordedOutcome,
  coveredBy: number | null,
  nowMs: number,
): Promise<Pick<Row, 'appointment_id'>[]> {
  return await db
    .updateTable('notice')
    .set({ ...columnsOf(notice, outcome, coveredBy, nowMs), lease_owner: null, updated_at: nowMs })
    .where('id', '=', notice.id)
    .where('lease_owner', '=', notice.owner)
    .where('attempts', '=', notice.attempts)
    .returning('appointment_id')
    .execute()
}

function columnsOf(
  notice: ClaimedNotice,
  outcome: RecordedOutcome,
  coveredBy: number | null,
  nowMs: number,
) {
  switch (outcome.status) {
    case 'accepted':
      return {
        status: outcome.status,
        due_at: null,
        accepted_at: nowMs,
        covered_by: coveredBy,
        provider_message_id: outcome.providerMessageId ?? null,
        ...failureColumns(undefined),
      }
    case 'postponed':
      return {
        status: 'due' as const,
        due_at: outcome.dueAtMs,
        attempts: notice.attempts - 1,
        ...(outcome.failure === undefined ? {} : failureColumns(outcome.failure)),
      }
    case 'due':
      return {
        status: outcome.status,
        due_at: outcome.dueAtMs,
        unknowns: notice.unknowns + (outcome.failure.class === 'unknown' ? 1 : 0),
        ...failureColumns(outcome.failure),
      }
    case 'failed':
    case 'abandoned':
      return { status: outcome.status, due_at: null, ...failureColumns(outcome.failure) }
  }
}

function toNotice(row: Row, reference: string | undefined): Notice {
  return {
    id: row.id,
    reference,
    kind: row.kind,
    channel: row.channel,
    recipient: row.recipient,
    status: row.status,
    attempts: row.attempts,
    isCovered: row.covered_by !== null,
    dueAtMs: row.due_at ?? undefined,
    createdAtMs: row.created_at,
    acceptedAtMs: row.accepted_at ?? undefined,
    deliveredAtMs: row.delivered_at ?? undefined,
    failure: readFailure(row),
  }
}
