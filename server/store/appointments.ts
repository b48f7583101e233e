import type { Kysely, Selectable } from 'kysely'
import { type Reference, referenceAt } from '../../domain/reference.ts'
import { storedReference, toAppointment } from './appointment-row.ts'
import { freeReference } from './free-reference.ts'
import type { Transact } from './group-commit.ts'
import { insertNotices } from './insert-notices.ts'
import { phoneKey } from './phone-key.ts'
import type { Acceptance, Accepted, Appointment, NewAppointment } from './records.ts'
import type { AppointmentStatus, Schema } from './schema.ts'

/** The appointment and its notices in one transaction, or the earlier one it comes after. */
export async function acceptRequest(
  transact: Transact,
  accepted: NewAppointment,
): Promise<Acceptance> {
  return await transact(async (transaction) => {
    const key = accepted.idempotencyKey
    const known = key === undefined ? undefined : await findByKey(transaction, key)
    if (known !== undefined) return { ...known, outcome: 'known-key' }
    const repeat = await repeatOf(transaction, accepted)
    if (repeat.kind === 'duplicate') return { ...repeat.earlier, outcome: 'duplicate' }
    const { id, reference } = await insertAppointment(transaction, accepted, repeat.corrects)
    await insertNotices(transaction, id, accepted.notices, accepted.receivedAtMs)
    const { callByMs, fingerprint } = accepted
    return { reference, callByMs, fingerprint, outcome: 'stored' }
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
  return row && toAccepted(row)
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

type AcceptedRow = Pick<Selectable<Schema['appointment']>, 'reference' | 'call_by' | 'fingerprint'>

function toAccepted({ reference, call_by, fingerprint }: AcceptedRow): Accepted {
  return { reference: storedReference(reference), callByMs: call_by, fingerprint }
}

type RepeatOf =
  | { readonly kind: 'duplicate'; readonly earlier: Accepted }
  | { readonly kind: 'new'; readonly corrects: Reference | undefined }

async function repeatOf(db: Kysely<Schema>, accepted: NewAppointment): Promise<RepeatOf> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('phone_key', '=', phoneKey(accepted.request.phone))
    .where('received_at', '>=', accepted.recentSinceMs)
    .orderBy('id', 'desc')
    .execute()
  const recent = rows.map((row) => ({ ...toAppointment(row), isOpen: row.status === 'requested' }))
  const repeat = accepted.judgeRepeat(recent)
  if (repeat.kind === 'none') return { kind: 'new', corrects: undefined }
  const earlier = rows.find(({ reference }) => reference === repeat.of)
  return repeat.kind === 'duplicate' && earlier !== undefined
    ? { kind: 'duplicate', earlier: toAccepted(earlier) }
    : { kind: 'new', corrects: repeat.of }
}

/** Under the reference of its millisecond, or a free one where that is taken. */
async function insertAppointment(
  transaction: Kysely<Schema>,
  accepted: NewAppointment,
  corrects: Reference | undefined,
): Promise<{ readonly id: number; readonly reference: Reference }> {
  const insert = (reference: Reference) =>
    transaction
      .insertInto('appointment')
      .values(toRow(accepted, reference, corrects))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
  const own = await insert(referenceAt(accepted.receivedAtMs)).executeTakeFirst()
  if (own !== undefined) return { id: own.id, reference: storedReference(own.reference) }
  const reference = await freeReference(transaction, accepted.receivedAtMs)
  const { id } = await insert(reference).executeTakeFirstOrThrow()
  return { id, reference }
}

function toRow(
  { request, ...accepted }: NewAppointment,
  reference: Reference,
  corrects: Reference | undefined,
) {
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
    corrects: corrects ?? null,
  }
}
