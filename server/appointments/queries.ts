import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Accepted, Appointment } from '../db/records.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { auditEach } from '../privacy/audit.ts'
import { acceptedColumns, columnsOfAct, toAccepted, toAppointment } from './row.ts'

export async function findByKey(
  { db }: Database,
  idempotencyKey: string,
): Promise<Accepted | undefined> {
  const row = await db
    .selectFrom('appointment')
    .select(acceptedColumns)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row && toAccepted(row)
}

/** Newest first. */
export async function listAppointments(
  { db }: Database,
  limit: number | undefined,
): Promise<Appointment[]> {
  const newestFirst = db.selectFrom('appointment').selectAll().orderBy('id', 'desc')
  const rows = await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute()
  return rows.map(toAppointment)
}

/** From `fromMs` on and before `toMs`, epoch ms; an absent end is open. */
export interface ReceivedSpan {
  readonly fromMs: number | undefined
  readonly toMs: number | undefined
}

/** Where the previous page ended; undefined for the first. */
export type PageMark = number | undefined

export interface AppointmentPage {
  /** In the order in which they were stored. */
  readonly appointments: readonly Appointment[]
  /** Where the next page starts; undefined after the last. */
  readonly next: PageMark
}

/** By id rather than by offset: every page costs the same, and no row appears twice. */
export async function appointmentPage(
  { db }: Database,
  { fromMs, toMs }: ReceivedSpan,
  after: PageMark,
  limit: number,
): Promise<AppointmentPage> {
  let query = db.selectFrom('appointment').selectAll().orderBy('id').limit(limit)
  if (after !== undefined) query = query.where('id', '>', after)
  if (fromMs !== undefined) query = query.where('received_at', '>=', fromMs)
  if (toMs !== undefined) query = query.where('received_at', '<', toMs)
  const rows = await query.execute()
  const next = rows.length < limit ? undefined : rows.at(-1)?.id
  return { appointments: rows.map(toAppointment), next }
}

export async function findAppointment(
  { db }: Database,
  reference: string,
): Promise<Appointment | undefined> {
  const row = await db
    .selectFrom('appointment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && toAppointment(row)
}

/** Whether the status is set now; nothing is recorded for a reference that is unknown or erased. */
export type StatusChange = 'changed' | 'unchanged' | 'unknown' | 'erased'

/** Sets the outcome of the call, as recorded by a command; an earlier tap no longer changes it. */
export async function setStatus(
  { transact }: Database,
  reference: string,
  status: AppointmentStatus,
  nowMs: number,
): Promise<StatusChange> {
  return await transact(async (transaction) => {
    const changed = await transaction
      .updateTable('appointment')
      .set(columnsOfAct(status, { atMs: nowMs, nowMs }))
      .where('reference', '=', reference)
      .where('status', '!=', status)
      .where('erased_at', 'is', null)
      .returning('reference')
      .execute()
    await auditEach(transaction, changed, { action: status, actor: 'cli', atMs: nowMs })
    return changed.length > 0 ? 'changed' : await noteAgain(transaction, reference, nowMs)
  })
}

/** Setting the same status again is an act too: no older one may change it. */
async function noteAgain(
  db: Kysely<Schema>,
  reference: string,
  nowMs: number,
): Promise<StatusChange> {
  const { numUpdatedRows } = await db
    .updateTable('appointment')
    .set({ status_at: nowMs })
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'unchanged'
  const known = db.selectFrom('appointment').select('id').where('reference', '=', reference)
  return (await known.executeTakeFirst()) === undefined ? 'unknown' : 'erased'
}
