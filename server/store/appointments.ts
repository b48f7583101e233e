import type { Kysely, Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import { parseDate } from '../../domain/delhi-time.ts'
import {
  parseReference,
  type Reference,
  referenceAt,
  referenceCount,
} from '../../domain/reference.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import type { Schema } from './schema.ts'
import type { Accepted, Appointment, NewAppointment } from './store.ts'

type Row = Selectable<Schema['appointment']>

/** The appointment and its notices in one transaction, or the first one stored under the key. */
export async function acceptRequest(
  db: Kysely<Schema>,
  accepted: NewAppointment,
): Promise<Accepted> {
  return await db.transaction().execute(async (transaction) => {
    const inserted = await insertAppointment(transaction, accepted)
    if ('earlier' in inserted) return inserted.earlier
    await insertNotices(transaction, inserted.id, accepted)
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

const testList = z.array(z.string()).transform((names) => names.filter(isTestName))

export function toAppointment(row: Row): Appointment {
  const date = parseDate(row.date)
  if (date === undefined) throw new Error(`appointment ${row.id} has no readable date`)
  return {
    reference: storedReference(row.reference),
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    date,
    time: row.time,
    tests: testList.parse(JSON.parse(row.tests)),
    additionalInfo: row.additional_info,
    language: row.language,
    receivedAtMs: row.received_at,
    callByMs: row.call_by,
  }
}

type Inserted =
  | { readonly id: number; readonly reference: Reference }
  | { readonly earlier: Accepted }

/** Steps to the next millisecond's reference while one is taken; the key is checked on the way. */
async function insertAppointment(
  transaction: Transaction<Schema>,
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
  }
}

async function insertNotices(
  transaction: Transaction<Schema>,
  appointmentId: number,
  { notices, receivedAtMs }: NewAppointment,
): Promise<void> {
  await transaction
    .insertInto('notice')
    .values(
      notices.map((notice) => ({
        appointment_id: appointmentId,
        channel: notice.channel,
        recipient: notice.recipient,
        status: 'due' as const,
        due_at: receivedAtMs,
        attempts: 0,
        correlation_id: notice.correlationId,
        created_at: receivedAtMs,
        updated_at: receivedAtMs,
      })),
    )
    .execute()
}

function storedReference(text: string): Reference {
  const reference = parseReference(text)
  if (reference === undefined) throw new Error('a stored reference is not a reference')
  return reference
}
