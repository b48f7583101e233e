import type { Kysely } from 'kysely'
import { storedReference } from '../../domain/reference.ts'
import { joinWithinMs } from '../../domain/visit/joining.ts'
import { padded } from '../db/chunks.ts'
import type { Accepted } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { lockReadable } from './load-visits.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import { phoneKeys } from './phone-key.ts'
import type { SentRequest } from './sent-request.ts'

/** Visits that a request of the group may join, locked and read. Each is judged after that. */
export async function candidateVisits(
  db: Kysely<Schema>,
  group: readonly SentRequest[],
): Promise<LoadedVisit[]> {
  const keys = [...new Set(group.flatMap(({ request }) => phoneKeys(request.phone)))]
  if (keys.length === 0) return []
  const sinceMs = Math.min(...group.map(({ receivedAtMs }) => receivedAtMs)) - joinWithinMs
  const rows = await db
    .selectFrom('visit_phone')
    .innerJoin('visit', 'visit.id', 'visit_phone.visit_id')
    .select('visit.id')
    .distinct()
    .where('phone_key', 'in', padded(keys))
    .where('recorded_at', '>=', sinceMs)
    .where('last_sent_at', '>=', sinceMs)
    .where('state', '!=', 'ended')
    .execute()
  const ids = rows.map(({ id }) => id)
  // A visit that cannot be read takes no request, and must not refuse one.
  return (await lockReadable(db, ids)).visits
}

/** The answers to requests that were stored under these keys. */
export async function storedByKey(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<Map<string, Accepted>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('request')
    .select(['idempotency_key', 'reference', 'call_by', 'fingerprint'])
    .where('idempotency_key', 'in', padded(keys))
    .execute()
  return new Map(
    rows.map((row) => [
      row.idempotency_key ?? '',
      {
        reference: storedReference(row.reference),
        callByMs: row.call_by,
        fingerprint: row.fingerprint,
      },
    ]),
  )
}
