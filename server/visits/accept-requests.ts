import type { Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import { joiningOf } from '../../domain/visit/joining.ts'
import { takeIntakeTurn, takeRecipientsTurn } from '../db/dialect.ts'
import type { Acceptance, Accepted } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import { withRequest } from './add-to-visit.ts'
import { candidateVisits, storedByKey } from './candidate-visits.ts'
import { freeReferences } from './free-references.ts'
import { emptyVisit, type LoadedVisit } from './loaded-visit.ts'
import { type PendingVisits, pendingVisits } from './pending-visits.ts'
import { phoneKeys } from './phone-key.ts'
import { saveVisits } from './save-visits.ts'
import { requestOf, type SentRequest } from './sent-request.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Stores requests that arrived together in one transaction: all or none. Each has its own visit, joins
 * one, or says nothing new; it is judged with the requests before it in the group.
 * @returns In the order of the group.
 */
export async function acceptRequests(
  deps: VisitDeps,
  group: readonly SentRequest[],
): Promise<Acceptance[]> {
  return await deps.db.transaction().execute(async (db) => await acceptIn(db, deps, group))
}

async function acceptIn(
  db: Kysely<Schema>,
  deps: VisitDeps,
  group: readonly SentRequest[],
): Promise<Acceptance[]> {
  const sorted = [...group.entries()].toSorted(([, a], [, b]) => a.receivedAtMs - b.receivedAtMs)
  const inOrder = sorted.map(([, sent]) => sent)
  await takeIntakeTurn(db)
  await takeRecipientsTurn(db, 'shared')
  const instants = inOrder.map(({ receivedAtMs }) => receivedAtMs)
  const references = await freeReferences(db, instants)
  const pending: Pending = {
    byKey: await storedByKey(
      db,
      inOrder.flatMap(({ idempotencyKey }) => idempotencyKey ?? []),
    ),
    visits: pendingVisits(await candidateVisits(db, inOrder)),
  }
  const answers = inOrder.map((sent, place) => accept(sent, references[place], pending))
  await raiseAlarms(db, inOrder, answers)
  await saveVisits(db, pending.visits.changed(), deps, deps.now())
  const places = sorted.map(([place]) => place)
  return group.flatMap((_, place) => answers[places.indexOf(place)] ?? [])
}

/** A request that was not stored raises none. Before the visits, because the change counter is locked last. */
async function raiseAlarms(
  db: Kysely<Schema>,
  group: readonly SentRequest[],
  answers: readonly Acceptance[],
): Promise<void> {
  for (const [place, { alarm = [], receivedAtMs }] of group.entries()) {
    if (answers[place]?.outcome === 'stored') await enqueue(db, alarm, receivedAtMs)
  }
}

/** The requests that are stored, and those of the group that will be. */
interface Pending {
  readonly byKey: Map<string, Accepted>
  readonly visits: PendingVisits
}

function accept(
  sent: SentRequest,
  reference: Reference | undefined,
  { byKey, visits }: Pending,
): Acceptance {
  const { idempotencyKey, receivedAtMs, request } = sent
  const known = idempotencyKey === undefined ? undefined : byKey.get(idempotencyKey)
  if (known !== undefined) return { ...known, outcome: 'known-key' }
  const keyed = { ...request, phoneKeys: phoneKeys(request.phone) }
  const joining = joiningOf(keyed, visits.withNumber(keyed.phoneKeys), receivedAtMs)
  if (joining.kind === 'duplicate') {
    return { ...acceptedOf(joining.earlier, joining.of.number), outcome: 'duplicate' }
  }
  if (reference === undefined) throw new Error('a request has no reference')
  const added = requestOf(sent, reference, keyed.phoneKeys)
  const isJoining = joining.kind === 'joins'
  const joined = withRequest(isJoining ? joining.earlier : emptyVisit, added)
  if (isJoining) visits.replace(joining.earlier, joined)
  else visits.add(joined)
  const accepted = acceptedOf(joined, joined.lastNumber)
  if (idempotencyKey !== undefined) byKey.set(idempotencyKey, accepted)
  return { ...accepted, outcome: 'stored' }
}

function acceptedOf({ requests }: LoadedVisit, wanted: number): Accepted {
  const request = requests.find(({ number }) => number === wanted)
  if (request === undefined) throw new Error('a visit has no such request')
  const { reference, callByMs, fingerprint } = request
  return { reference, callByMs, fingerprint }
}
