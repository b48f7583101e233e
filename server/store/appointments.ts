import type { Kysely } from 'kysely'
import { type Reference, referenceAt, referenceCount } from '../../domain/reference.ts'
import { storedReference, toAppointment } from './appointment-row.ts'
import type { Transact } from './group-commit.ts'
import { insertNotices } from './insert-notices.ts'
import { phoneKey } from './phone-key.ts'
import type { Accepted, Appointment, NewAppointment } from './records.ts'
import type { AppointmentStatus, Schema } from './schema.ts'

/** The appointment and its notices in one transaction, or the first one stored under the key. */
export async function acceptRequest(
  transact: Transact,
  accepted: NewAppointment,
): Promise<Accepted> {
  return await transact(async (transaction) => {
    const inserted = await insertAppointment(transaction, accepted)
    if ('earlier' in inserted) return inserted.earlier
    await insertNotices(transaction, inserted.id, accepted.notices, accepted.receivedAtMs)
    return {
      reference: inserted.reference,
      callByMs: accepted.callByMs,
      fingerprint: accepted.fingerprint,
    }
  })
}

export async function findByKey(
  db: Kysely<Schema>,
  idempotencyKey: string,
): Promise<Accepted | undefined> {
  const row = await db
    .selectFrom('appointment')
    .select(['reference', 'call_by', 'fingerprint'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    reference: storedReference(row.reference),
    callByMs: row.call_by,
    fingerprint: row.fingerprint,
  }
}

/** Newest first. */
export async function listAppointments(
  db: Kysely<Schema>,
  limit: number | undefined,
): Promise<Appointment[]> {
  const newestFirst = db.selectFrom('appointment').selectAll().orderBy('id', 'desc')
  const rows = await (limit === undefined ? newestFirst : newestFirst.limit(limit)).execute()
  return rows.map(toAppointment)
}

export async function findAppointment(
  db: Kysely<Schema>,
  reference: string,
): Promise<Appointment | undefined> {
  const row = await db
    .selectFrom('appointment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && toAppointment(row)
}

export async function appointmentsReceived(
  db: Kysely<Schema>,
  fromMs: number,
  toMs: number,
): Promise<Appointment[]> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', toMs)
    .orderBy('received_at')
    .execute()
  return rows.map(toAppointment)
}

export async function setStatus(
  db: Kysely<Schema>,
  reference: string,
  status: AppointmentStatus,
  nowMs: number,
): Promise<boolean> {
  const result = await db
    .updateTable('appointment')
    .set({ status, next_step_at: status === 'requested' ? nowMs : null })
    .where('reference', '=', reference)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

type Inserted =
  | { readonly id: number; readonly reference: Reference }
  | { readonly earlier: Accepted }

/** Steps to the next millisecond's reference while one is taken; the key is checked on the way. */
async function insertAppointment(
  transaction: Kysely<Schema>,
  accepted: NewAppointment,
): Promise<Inserted> {
  for (let step = 0; step < referenceCount; step++) {
    const reference = referenceAt(accepted.receivedAtMs + step)
    const row = await transaction
      .insertInto('appointment')
      .values(toRow(accepted, reference))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row !== undefined) return { id: row.id, reference }
    const key = accepted.idempotencyKey
    const earlier = key === undefined ? undefined : await findByKey(transaction, key)
    if (earlier !== undefined) return { earlier }
  }
  throw new Error('every reference is taken: purge appointments that are past their retention')
}

function toRow({ request, ...accepted }: NewAppointment, reference: Reference) {
  return {
    reference,
    status: 'requested' as const,
    name: request.name,
    phone: request.phone,
    email: request.email,
    date: request.date,
    time: request.time,
    tests: JSON.stringify(request.tests),
    additional_info: request.additionalInfo,
    language: accepted.language,
    received_at: accepted.receivedAtMs,
    call_by: accepted.callByMs,
    idempotency_key: accepted.idempotencyKey ?? null,
    fingerprint: accepted.fingerprint,
    next_step_at: accepted.nextStepAtMs,
    steps_taken: '[]',
    phone_key: phoneKey(request.phone),
  }
}
