import type { Kysely, Selectable } from 'kysely'
import { toAppointment } from './appointments.ts'
import type { ChannelName, Schema } from './schema.ts'
import type {
  Claim,
  ClaimedNotice,
  Failure,
  Notice,
  NoticeFilter,
  RecordedOutcome,
} from './store.ts'

type Row = Selectable<Schema['notice']>

export async function claimDue(db: Kysely<Schema>, claim: Claim): Promise<ClaimedNotice[]> {
  const due = db
    .selectFrom('notice')
    .select('id')
    .where('due_at', '<=', claim.nowMs)
    .where('channel', 'in', claim.channels)
    .orderBy('due_at')
    .limit(claim.limit)
  const leased = await db
    .updateTable('notice')
    .set((eb) => ({
      status: 'sending',
      lease_owner: claim.owner,
      due_at: claim.nowMs + claim.leaseMs,
      attempts: eb('attempts', '+', 1),
      updated_at: claim.nowMs,
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return await withAppointments(db, leased, claim.owner)
}

/** Fenced by the lease: who lost it, because it ran out and another took over, changes nothing. */
export async function recordOutcome(
  db: Kysely<Schema>,
  notice: ClaimedNotice,
  outcome: RecordedOutcome,
  nowMs: number,
): Promise<boolean> {
  const result = await db
    .updateTable('notice')
    .set({ ...columnsOf(outcome), lease_owner: null, updated_at: nowMs })
    .where('id', '=', notice.id)
    .where('lease_owner', '=', notice.owner)
    .where('attempts', '=', notice.attempts)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function releaseLeases(
  db: Kysely<Schema>,
  owner: string,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ status: 'due', lease_owner: null, due_at: nowMs, updated_at: nowMs })
    .where('lease_owner', '=', owner)
    .where('due_at', 'is not', null)
    .execute()
}

export async function nextDueAt(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
): Promise<number | undefined> {
  const next = await db
    .selectFrom('notice')
    .select('due_at')
    .where('due_at', 'is not', null)
    .where('channel', 'in', channels)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}

/** Newest first. */
export async function listNotices(db: Kysely<Schema>, filter: NoticeFilter): Promise<Notice[]> {
  let query = db
    .selectFrom('notice')
    .innerJoin('appointment', 'appointment.id', 'notice.appointment_id')
    .selectAll('notice')
    .select('appointment.reference')
    .orderBy('notice.id', 'desc')
  if (filter.reference !== undefined) query = query.where('reference', '=', filter.reference)
  if (filter.unsettledOnly) {
    query = query.where('notice.status', 'in', ['due', 'sending', 'failed', 'abandoned'])
  }
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  const rows = await query.execute()
  return rows.map((row) => toNotice(row, row.reference))
}

export async function retryNotices(
  db: Kysely<Schema>,
  reference: string | undefined,
  nowMs: number,
): Promise<number> {
  let update = db
    .updateTable('notice')
    .set({ status: 'due', due_at: nowMs, attempts: 0, updated_at: nowMs })
    .where('status', 'in', ['failed', 'abandoned'])
  if (reference !== undefined) {
    update = update.where('appointment_id', '=', (eb) =>
      eb.selectFrom('appointment').select('id').where('reference', '=', reference),
    )
  }
  const result = await update.executeTakeFirst()
  return Number(result.numUpdatedRows)
}

async function withAppointments(
  db: Kysely<Schema>,
  leased: readonly Row[],
  owner: string,
): Promise<ClaimedNotice[]> {
  if (leased.length === 0) return []
  const ids = [...new Set(leased.map((row) => row.appointment_id))]
  const rows = await db.selectFrom('appointment').selectAll().where('id', 'in', ids).execute()
  const appointments = new Map(rows.map((row) => [row.id, toAppointment(row)]))
  return leased.flatMap((row) => {
    const appointment = appointments.get(row.appointment_id)
    if (appointment === undefined) return []
    return {
      id: row.id,
      owner,
      channel: row.channel,
      recipient: row.recipient,
      attempts: row.attempts,
      correlationId: row.correlation_id,
      appointment,
    }
  })
}

function columnsOf(outcome: RecordedOutcome) {
  switch (outcome.status) {
    case 'accepted':
      return {
        status: outcome.status,
        due_at: null,
        provider_message_id: outcome.providerMessageId ?? null,
        failure_class: null,
        failure_code: null,
      }
    case 'due':
      return { status: outcome.status, due_at: outcome.dueAtMs, ...failureColumns(outcome.failure) }
    case 'failed':
    case 'abandoned':
      return { status: outcome.status, due_at: null, ...failureColumns(outcome.failure) }
  }
}

function failureColumns(failure: Failure) {
  return { failure_class: failure.class, failure_code: failure.code }
}

function toNotice(row: Row, reference: string): Notice {
  return {
    id: row.id,
    reference,
    channel: row.channel,
    recipient: row.recipient,
    status: row.status,
    attempts: row.attempts,
    dueAtMs: row.due_at ?? undefined,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
    failure:
      row.failure_class === null
        ? undefined
        : { class: row.failure_class, code: row.failure_code ?? '' },
  }
}
