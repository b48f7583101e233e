import type { Insertable, Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import { judgeRepeat } from '../../domain/repeated-request.ts'
import { clocksApartMs } from '../clocks-apart.ts'
import { chunksOf, padded } from '../db/chunks.ts'
import { takeIntakeTurn } from '../db/dialect.ts'
import type { Acceptance, Accepted, NewAppointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'
import { auditEach } from '../privacy/audit.ts'
import { agreeCorrected } from './agree-corrected.ts'
import { freeReferences } from './free-references.ts'
import { type Recent, recentByPhone } from './recent-by-phone.ts'
import { acceptedColumns, stepsOfSummary, toAccepted } from './row.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 64

/**
 * Stores requests that arrived together, with their notices, in one transaction: all or none. Each
 * is judged against the stored ones and those before it in the group.
 */
export async function acceptRequests(
  db: Kysely<Schema>,
  group: readonly NewAppointment[],
): Promise<Acceptance[]> {
  return await db.transaction().execute(async (transaction) => {
    await takeIntakeTurn(transaction)
    const references = await freeReferences(
      transaction,
      group.map(({ receivedAtMs }) => receivedAtMs),
    )
    const before = {
      byKey: await storedByKey(transaction, group),
      recent: await recentByPhone(transaction, group),
    }
    const judged = group.map((each, index) => judge(each, references[index], before))
    await insert(
      transaction,
      judged.flatMap(({ stored }) => stored ?? []),
    )
    return judged.map(({ acceptance }) => acceptance)
  })
}

/** Earlier requests; each of the group is added once it is judged. */
interface Before {
  readonly byKey: Map<string, Accepted>
  /** Requests that share a number with one of the group, newest first. */
  readonly recent: Recent[]
}

interface Stored {
  readonly accepted: NewAppointment
  readonly reference: Reference
  readonly corrects: Reference | undefined
}

interface Judged {
  readonly acceptance: Acceptance
  /** The rows to write; absent when an earlier request answers for this one. */
  readonly stored?: Stored
}

function judge(
  accepted: NewAppointment,
  reference: Reference | undefined,
  { byKey, recent }: Before,
): Judged {
  const { idempotencyKey, callByMs, fingerprint, receivedAtMs, request, entry } = accepted
  const known = idempotencyKey === undefined ? undefined : byKey.get(idempotencyKey)
  if (known !== undefined) return { acceptance: { ...known, outcome: 'known-key' } }
  const theirs = recent.filter((each) => isFromSamePhone(accepted, each))
  // A visit entered twice at the desk is a duplicate of the first entry, which is already agreed.
  // A visit that waits for a call or is cancelled counts as no first entry: nobody expects that patient yet.
  const judged =
    entry === undefined ? theirs : theirs.map((each) => ({ ...each, isOpen: each.stands }))
  const repeat = judgeRepeat(request, judged)
  const earlier =
    repeat.kind === 'none' ? undefined : theirs.find((each) => each.reference === repeat.of)
  if (repeat.kind === 'duplicate' && earlier !== undefined && !hasNewNumber(accepted, earlier)) {
    return { acceptance: { ...acceptedOf(earlier), outcome: 'duplicate' } }
  }
  if (reference === undefined) throw new Error('a request has no reference')
  const now: Accepted = { reference, callByMs, fingerprint }
  if (idempotencyKey !== undefined) byKey.set(idempotencyKey, now)
  recent.unshift({
    ...request,
    ...now,
    receivedAtMs,
    phoneKeys: accepted.phoneKeys,
    isOpen: entry === undefined,
    stands: entry !== undefined,
  })
  return {
    acceptance: { ...now, outcome: 'stored' },
    stored: { accepted, reference, corrects: earlier?.reference },
  }
}

function isFromSamePhone(accepted: NewAppointment, earlier: Recent): boolean {
  const { recentSinceMs, receivedAtMs } = accepted
  // A request may carry a time in the future, of a fast clock. Do not count it as recent.
  const isRecent =
    earlier.receivedAtMs >= recentSinceMs && earlier.receivedAtMs <= receivedAtMs + clocksApartMs
  if (!isRecent) return false
  return earlier.phoneKeys.some((key) => accepted.phoneKeys.includes(key))
}

/** An added number makes it a correction: as a duplicate, the number would be lost. */
function hasNewNumber(accepted: NewAppointment, earlier: Recent): boolean {
  return accepted.phoneKeys.some((key) => !earlier.phoneKeys.includes(key))
}

function acceptedOf({ reference, callByMs, fingerprint }: Accepted): Accepted {
  return { reference, callByMs, fingerprint }
}

async function storedByKey(
  db: Kysely<Schema>,
  group: readonly NewAppointment[],
): Promise<Map<string, Accepted>> {
  const keys = group.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('appointment')
    .select([...acceptedColumns, 'idempotency_key'])
    .where('idempotency_key', 'in', padded(keys))
    .execute()
  return new Map(rows.map((row) => [row.idempotency_key ?? '', toAccepted(row)]))
}

interface Inserted extends Stored {
  readonly id: number
}

async function insert(db: Kysely<Schema>, stored: readonly Stored[]): Promise<void> {
  const inserted = await insertAppointments(db, stored)
  await insertNumbers(db, inserted)
  await auditEntries(db, inserted)
  for (const { accepted, corrects } of stored) await agreeCorrected(db, accepted, corrects)
  const owed = inserted.flatMap(({ id, accepted: { notices, alarm = [], receivedAtMs } }) => [
    ...notices.map((notice) => ({ notice, appointmentId: id, owedAtMs: receivedAtMs })),
    ...alarm.map((notice) => ({ notice, appointmentId: null, owedAtMs: receivedAtMs })),
  ])
  await insertNotices(db, owed)
}

async function insertAppointments(
  db: Kysely<Schema>,
  stored: readonly Stored[],
): Promise<Inserted[]> {
  const idOf = new Map<string, number>()
  for (const chunk of chunksOf(stored, rowsAtOnce)) {
    const rows = await db
      .insertInto('appointment')
      .values(chunk.map(toRow))
      .returning(['id', 'reference'])
      .execute()
    for (const { id, reference } of rows) idOf.set(reference, id)
  }
  return stored.map((each) => {
    const id = idOf.get(each.reference)
    if (id === undefined) throw new Error('a request was not stored')
    return { ...each, id }
  })
}

/** Notes which device entered an appointment; a request of a visitor has no act yet. */
async function auditEntries(db: Kysely<Schema>, stored: readonly Stored[]): Promise<void> {
  for (const { accepted, reference } of stored) {
    if (accepted.entry === undefined) continue
    const { device } = accepted.entry
    const by = { actor: 'desk', device, atMs: accepted.receivedAtMs } as const
    await auditEach(db, [{ reference }], { action: 'entered', ...by })
  }
}

async function insertNumbers(db: Kysely<Schema>, inserted: readonly Inserted[]): Promise<void> {
  const numbers = inserted.flatMap(({ id, accepted: { phoneKeys, receivedAtMs } }) =>
    phoneKeys.map((phone_key) => ({ appointment_id: id, phone_key, received_at: receivedAtMs })),
  )
  for (const chunk of chunksOf(numbers, rowsAtOnce)) {
    await db.insertInto('phone_number').values(chunk).execute()
  }
}

function toRow({ accepted, reference, corrects }: Stored): Insertable<Schema['appointment']> {
  const { request, entry } = accepted
  return {
    reference,
    status: 'requested',
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
    steps_taken: accepted.isBySummary ? stepsOfSummary : '[]',
    needs_call_at: accepted.isBySummary ? accepted.receivedAtMs : null,
    phone_key: accepted.phoneKeys[0] ?? '',
    corrects: corrects ?? null,
    ...(entry && entryColumns(accepted, entry)),
  }
}

/** Reception spoke with the patient: it is agreed, known to a person, and owes no call. */
function entryColumns(
  { request, receivedAtMs }: NewAppointment,
  { source, device }: NonNullable<NewAppointment['entry']>,
) {
  return {
    status: 'confirmed',
    status_at: receivedAtMs,
    source,
    agreed_date: request.date,
    agreed_time: request.time,
    heard_at: receivedAtMs,
    seen_at: receivedAtMs,
    seen_by: device,
    next_step_at: null,
  } as const
}
