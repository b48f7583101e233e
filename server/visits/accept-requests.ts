import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { type Reference, storedReference } from '../../domain/request/reference.ts'
import { joiningOf, joinWithinMs } from '../../domain/visit/joining.ts'
import { padded } from '../db/chunks.ts'
import { lockIntake, lockRecipients } from '../db/dialect.ts'
import type { NewNotice } from '../db/records.ts'
import type { Db } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import { withRequest } from './add-to-visit.ts'
import { saveVisits } from './change-visit.ts'
import { freeReferences } from './free-references.ts'
import { lockReadable } from './load-visits.ts'
import { emptyVisit, type LoadedVisit, phoneKeysOf, type RequestOfVisit } from './loaded-visit.ts'
import { phoneKeys, readPhone } from './phone-key.ts'
import type { VisitDeps } from './visit-deps.ts'

type KeptAsSent = 'language' | 'callByMs' | 'idempotencyKey' | 'fingerprint' | 'isBeyondLimit'

export interface SentRequest extends Pick<RequestOfVisit, KeptAsSent> {
  readonly request: AppointmentRequest
  readonly receivedAtMs: number
  /** An alarm that too many requests came. It is stored in the request's transaction, so that a kill cannot lose it. */
  readonly alarm?: readonly NewNotice[]
}

export type Accepted = Pick<RequestOfVisit, 'reference' | 'callByMs' | 'fingerprint'>

export interface Acceptance extends Accepted {
  /** `stored` if the request is new. Otherwise says how the earlier request was found, whose answer is given. */
  readonly outcome: 'stored' | 'known-key' | 'duplicate'
}

/**
 * Stores in one transaction, all or none, the requests that arrived together. A request whose key is stored is answered
 * as it was the first time (decision 003). Any other request gets a visit of its own, joins a stored visit or a visit
 * of this group, or is a duplicate that is not stored (decision 015).
 * @returns The answers, in the order of the group.
 */
export async function acceptRequests(
  deps: VisitDeps,
  group: readonly SentRequest[],
): Promise<Acceptance[]> {
  const inOrder = group.toSorted((a, b) => a.receivedAtMs - b.receivedAtMs)
  return await deps.db.transaction().execute(async (db: Db) => {
    // `joiningOf` (domain/visit/joining.ts) decides what becomes of each request. This lock (server/db/dialect.ts) lets
    // one server at a time decide, because two servers could otherwise miss each other's requests.
    await lockIntake(db)
    await lockRecipients(db, 'shared')
    const instants = inOrder.map(({ receivedAtMs }) => receivedAtMs)
    const references = await freeReferences(db, instants)
    const keys = inOrder.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
    const pending: Pending = {
      byKey: await storedByKey(db, keys),
      visits: pendingVisits(await candidateVisits(db, inOrder)),
    }
    const answers = new Map(
      inOrder.map((sent, place) => [sent, accept(sent, references[place], pending)]),
    )
    // The alarms come first, because saving the visits takes the last lock, that of the change counter.
    for (const [{ alarm = [], receivedAtMs }, { outcome }] of answers) {
      if (outcome === 'stored') await enqueue(db, alarm, receivedAtMs)
    }
    await saveVisits(db, pending.visits.changed(), deps, deps.now())
    return group.flatMap((sent) => answers.get(sent) ?? [])
  })
}

/** The answers to requests that were stored under these keys. */
export async function storedByKey(db: Db, keys: readonly string[]): Promise<Map<string, Accepted>> {
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

/** Locks and reads the visits that a request of the group may join. */
async function candidateVisits(db: Db, group: readonly SentRequest[]): Promise<LoadedVisit[]> {
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
  // No request joins a visit that cannot be read. Such a visit must not make the group fail.
  return (await lockReadable(db, ids)).visits
}

/** What is stored, and what the group adds so far. */
interface Pending {
  readonly byKey: Map<string, Accepted>
  readonly visits: ReturnType<typeof pendingVisits>
}

function accept(
  sent: SentRequest,
  reference: Reference | undefined,
  { byKey, visits }: Pending,
): Acceptance {
  const { idempotencyKey, receivedAtMs, request, language } = sent
  const sentBefore = idempotencyKey === undefined ? undefined : byKey.get(idempotencyKey)
  if (sentBefore !== undefined) return { ...sentBefore, outcome: 'known-key' }
  const keyed = { ...request, language, ...readPhone(request.phone) }
  const joining = joiningOf(keyed, visits.withNumber(keyed.phoneKeys), receivedAtMs)
  if (joining.kind === 'duplicate') {
    return { ...acceptedOf(joining.earlier, joining.of.number), outcome: 'duplicate' }
  }
  if (reference === undefined) throw new Error('a request has no reference')
  const added = toRequestOfVisit(sent, reference)
  const isJoining = joining.kind === 'joins'
  const joined = withRequest(isJoining ? joining.earlier : emptyVisit, added)
  if (isJoining) visits.replace(joining.earlier, joined)
  else visits.add(joined)
  const accepted = acceptedOf(joined, joined.lastNumber)
  if (idempotencyKey !== undefined) byKey.set(idempotencyKey, accepted)
  return { ...accepted, outcome: 'stored' }
}

export function toRequestOfVisit(
  { request, receivedAtMs, alarm: _, ...sent }: SentRequest,
  reference: Reference,
): Omit<RequestOfVisit, 'number'> {
  const phone = readPhone(request.phone)
  return { ...request, ...sent, ...phone, reference, source: 'site', storedAtMs: receivedAtMs }
}

function acceptedOf({ requests }: LoadedVisit, wanted: number): Accepted {
  const request = requests.find(({ number }) => number === wanted)
  if (request === undefined) throw new Error('a visit has no such request')
  const { reference, callByMs, fingerprint } = request
  return { reference, callByMs, fingerprint }
}

/** Visits that a group of requests may join, stored or made by the group, indexed by phone number. */
function pendingVisits(stored: readonly LoadedVisit[]) {
  const visits: LoadedVisit[] = []
  const placesOf = new Map<string, Set<number>>()
  function put(visit: LoadedVisit, place: number) {
    visits[place] = visit
    for (const key of phoneKeysOf(visit)) {
      placesOf.set(key, (placesOf.get(key) ?? new Set()).add(place))
    }
  }
  for (const visit of stored) put(visit, visits.length)
  return {
    /** The visits with one of these phone numbers. */
    withNumber: (keys: readonly string[]) => {
      const places = new Set(keys.flatMap((key) => [...(placesOf.get(key) ?? [])]))
      return [...places].flatMap((place) => visits[place] ?? [])
    },
    add: (visit: LoadedVisit) => put(visit, visits.length),
    replace: (visit: LoadedVisit, by: LoadedVisit) => put(by, visits.indexOf(visit)),
    changed: () => visits.filter(({ added }) => added.requests.length > 0),
  }
}
