import type { Reference } from '../../domain/request/reference.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import type { Database } from '../../server/db/database.ts'
import type { SentRequest } from '../../server/visits/accept-requests.ts'
import { readByReference } from '../../server/visits/find-visits.ts'
import { performCommand } from '../../server/visits/perform-act.ts'
import { aRequest } from './a-request.ts'
import { storeRequest, visitDepsAt } from './visit-store.ts'

/** Stores `count` visits that ended at `last_recorded_at`, without requests. */
export async function storeEnded({ db }: Database, count: number, last_recorded_at: number) {
  const ended = { state: 'ended', ending: 'cancelled', name: '' } as const
  const visit = { ...ended, last_number: 2, needs_call: 0, last_recorded_at }
  await db.insertInto('visit').values(Array(count).fill(visit)).execute()
}

let stored = 0

/** Stores a request for the day on which it came, in a visit of its own, and cancels it at once. */
export async function storeClosed(
  database: Database,
  receivedAtMs: number,
  changes: Partial<SentRequest> = {},
): Promise<Reference> {
  const phone = `+91${9_000_000_000 + stored++}`
  const request = aRequest({ phone, date: delhiDate(receivedAtMs) })
  const { reference } = await storeRequest(database, { request, receivedAtMs, ...changes })
  const visit = await readByReference(database.db, reference)
  if (visit === undefined) throw new Error('the request has no visit')
  const asks = visit.visit.asks.map(({ number }) => number)
  const deps = visitDepsAt(database, () => receivedAtMs)
  await performCommand(deps, visit.id, { kind: 'cancelled', asks, reason: 'patient' })
  return reference
}
