import type { Insertable, Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import type { RecentRequest } from '../../domain/repeated-request.ts'
import { acceptedColumns, toAccepted, toAppointment } from './appointment-row.ts'
import { chunksOf, padded } from './chunks.ts'
import { takeIntakeTurn } from './dialect.ts'
import { freeReferences } from './free-references.ts'
import { insertNotices } from './insert-notices.ts'
import type { Acceptance, Accepted, NewAppointment } from './records.ts'
import type { Schema } from './schema.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 64

/**
 * Stores requests that came together, with the notices they owe, in one transaction: all or none.
 * Each is judged by what is stored and by those before it in the group.
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
      byPhone: await recentByPhone(transaction, group),
    }
    const judged = group.map((each, index) => judge(each, references[index], before))
    await insert(
      transaction,
      judged.flatMap(({ stored }) => stored ?? []),
    )
    return judged.map(({ acceptance }) => acceptance)
  })
}

/** What came before a request; grows as the group is judged. */
interface Before {
  readonly byKey: Map<string, Accepted>
  /** Newest first. */
  readonly byPhone: Map<string, (RecentRequest & Accepted & { readonly receivedAtMs: number })[]>
}

interface Stored {
  readonly accepted: NewAppointment
  readonly reference: Reference
  readonly corrects: Reference | undefined
}

interface Judged {
  readonly acceptance: Acceptance
  /** What is to be written; absent when an earlier one answers for it. */
  readonly stored?: Stored
}

function judge(
  accepted: NewAppointment,
  reference: Reference | undefined,
  { byKey, byPhone }: Before,
): Judged {
  const { idempotencyKey, phoneKey, callByMs, fingerprint, receivedAtMs, request } = accepted
  const known = idempotencyKey === undefined ? undefined : byKey.get(idempotencyKey)
  if (known !== undefined) return { acceptance: { ...known, outcome: 'known-key' } }
  const recent = (byPhone.get(phoneKey) ?? []).filter(
    (each) => each.receivedAtMs >= accepted.recentSinceMs,
  )
  const repeat = accepted.judgeRepeat(recent)
  const earlier =
    repeat.kind === 'none' ? undefined : recent.find((each) => each.reference === repeat.of)
  if (repeat.kind === 'duplicate' && earlier !== undefined) {
    return { acceptance: { ...acceptedOf(earlier), outcome: 'duplicate' } }
  }
  if (reference === undefined) throw new Error('a request has no reference')
  const now: Accepted = { reference, callByMs, fingerprint }
  if (idempotencyKey !== undefined) byKey.set(idempotencyKey, now)
  byPhone.set(phoneKey, [
    { ...request, ...now, receivedAtMs, isOpen: true },
    ...(byPhone.get(phoneKey) ?? []),
  ])
  return {
    acceptance: { ...now, outcome: 'stored' },
    stored: { accepted, reference, corrects: earlier?.reference },
  }
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

async function recentByPhone(
  db: Kysely<Schema>,
  group: readonly NewAppointment[],
): Promise<Before['byPhone']> {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('phone_key', 'in', padded(group.map(({ phoneKey }) => phoneKey)))
    .where('received_at', '>=', Math.min(...group.map(({ recentSinceMs }) => recentSinceMs)))
    .orderBy('id', 'desc')
    .execute()
  const recent = rows.map((row) => ({
    ...toAppointment(row),
    fingerprint: row.fingerprint,
    phoneKey: row.phone_key,
    isOpen: row.status === 'requested',
  }))
  return Map.groupBy(recent, ({ phoneKey }) => phoneKey)
}

async function insert(db: Kysely<Schema>, stored: readonly Stored[]): Promise<void> {
  const idOf = new Map<string, number>()
  for (const chunk of chunksOf(stored, rowsAtOnce)) {
    const rows = await db
      .insertInto('appointment')
      .values(chunk.map(toRow))
      .returning(['id', 'reference'])
      .execute()
    for (const { id, reference } of rows) idOf.set(reference, id)
  }
  const owed = stored.flatMap(({ accepted, reference }) =>
    accepted.notices.map((notice) => ({
      notice,
      appointmentId: idOf.get(reference) ?? null,
      owedAtMs: accepted.receivedAtMs,
    })),
  )
  await insertNotices(db, owed)
}

function toRow({ accepted, reference, corrects }: Stored): Insertable<Schema['appointment']> {
  const { request } = accepted
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
    steps_taken: '[]',
    phone_key: accepted.phoneKey,
    corrects: corrects ?? null,
  }
}
