import type { Insertable, Kysely } from 'kysely'
import { chunksOf } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'
import type { RequestOfVisit } from './loaded-visit.ts'
import type { PlacedVisit } from './settle-visit.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 64

export async function insertRequests(
  db: Kysely<Schema>,
  placed: readonly PlacedVisit[],
): Promise<void> {
  const rows = placed.flatMap(({ id, visit }) =>
    visit.added.requests.map((request) => toRow(id, request)),
  )
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    await db.insertInto('request').values(chunk).execute()
  }
}

/**
 * Notes the numbers of visits. All numbers of a visit have the time of its last request or correction,
 * so that intake finds a visit by any of them.
 */
export async function insertPhones(
  db: Kysely<Schema>,
  placed: readonly PlacedVisit[],
  nowMs: number,
): Promise<void> {
  const noted = placed.filter(({ visit }) => visit.added.phoneKeys.length > 0)
  const former = noted.flatMap(({ id, visit }) => (visit.id === undefined ? [] : id))
  for (const chunk of chunksOf(former, rowsAtOnce)) {
    await db
      .updateTable('visit_phone')
      .set({ recorded_at: nowMs })
      .where('visit_id', 'in', chunk)
      .execute()
  }
  const rows = noted.flatMap(({ id, visit }) =>
    [...new Set(visit.added.phoneKeys)].map((phone_key) => ({
      visit_id: id,
      phone_key,
      recorded_at: nowMs,
    })),
  )
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    await db
      .insertInto('visit_phone')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['visit_id', 'phone_key']).doNothing())
      .execute()
  }
}

function toRow(visitId: number, request: RequestOfVisit): Insertable<Schema['request']> {
  return {
    visit_id: visitId,
    number: request.number,
    reference: request.reference,
    source: request.source,
    name: request.name,
    phone: request.phone,
    email: request.email,
    date: request.date,
    time: request.time,
    tests: JSON.stringify(request.tests),
    additional_info: request.additionalInfo,
    language: request.language,
    received_at: request.storedAtMs,
    call_by: request.callByMs,
    idempotency_key: request.idempotencyKey ?? null,
    fingerprint: request.fingerprint,
    is_beyond_limit: request.isBeyondLimit ? 1 : 0,
  }
}
