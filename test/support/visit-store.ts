import type { Insertable } from 'kysely'
import { centre } from '../../content/centre.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import { batch } from '../../server/db/batch.ts'
import type { Database } from '../../server/db/database.ts'
import type { Db, Schema } from '../../server/db/schema.ts'
import { lastDayEnd } from '../../server/outbox/retry-policy.ts'
import {
  type Acceptance,
  acceptRequests,
  type SentRequest,
} from '../../server/visits/accept-requests.ts'
import type { ActContent } from '../../server/visits/act-content.ts'
import { loadVisits, type StoredVisit } from '../../server/visits/load-visits.ts'
import type { RequestOfVisit } from '../../server/visits/loaded-visit.ts'
import { performAct } from '../../server/visits/perform-act.ts'
import { patient, recipientKey } from '../../server/visits/recipients-in-force.ts'
import type { VisitDeps } from '../../server/visits/visit-deps.ts'
import { beginSending } from '../../server/visits/visit-messages.ts'
import { aRequest } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919810000001' } as const
const mailbox = { channel: 'email', recipient: 'reception@centre.example' } as const
const owner = { channel: 'email', recipient: 'owner@centre.example' } as const

/** A centre whose reception records outcomes and has a phone and a mailbox. The owner has a mailbox too. */
export const aCentre: CentreSituation = {
  reception: [{ key: recipientKey(phone), inForceSinceMs: 0 }],
  receptionMail: recipientKey(mailbox),
  owner: recipientKey(owner),
  patientMail: recipientKey(patient),
  hasSummary: true,
  hours: centre.hours,
  outcomesSinceMs: 0,
  retryingEndsAt: (callByMs) => lastDayEnd(callByMs, centre.hours),
}

export type VisitStore = Awaited<ReturnType<typeof openVisitStore>>

/** A store with two devices, a clock that a test moves, and these requests, if any. */
export async function openVisitStore(
  open: () => Promise<Database>,
  ...sent: readonly Partial<SentRequest>[]
) {
  const database = await open()
  const { db } = database
  const clock = { nowMs: fridayTenAm }
  const centreOf = { current: aCentre }
  let made = 0
  let acts = 0
  const deps: VisitDeps = {
    db,
    transact: database.transact,
    centre,
    now: () => clock.nowMs,
    newId: () => `the-correlation-${made++}`,
    readCentre: async () => centreOf.current,
    isMessageCut: ({ requests }) =>
      requests.some(({ additionalInfo }) => additionalInfo.length > 500),
  }
  const [priya = 0, ravi = 0] = [await aDevice(db, 'Priya'), await aDevice(db, 'Ravi')]
  /** Stores these requests in one transaction. */
  const accept = async (...requests: readonly Partial<SentRequest>[]) =>
    await acceptRequests(
      deps,
      requests.map((each) => aSentRequest({ receivedAtMs: clock.nowMs, ...each })),
    )
  if (sent.length > 0) await accept(...sent)
  return {
    database,
    db,
    deps,
    clock,
    centreOf,
    priya,
    ravi,
    later: (minutes: number) => {
      clock.nowMs += minutes * 60_000
    },
    accept,
    /** Stores a request as a server does: requests that arrive together are stored in one transaction. */
    intake: batch((group: readonly SentRequest[]) => acceptRequests(deps, group)),
    /** The visit with this id, by default the first. */
    visit: async (id = 1): Promise<StoredVisit> => {
      const [visit] = await loadVisits(db, [id])
      if (visit === undefined) throw new Error('no such visit')
      return visit
    },
    act: async (content: ActContent, { device = priya, visit = 1, id = `act-${acts++}` } = {}) =>
      await performAct(deps, { id, device, visit, content }),
    notices: async () => await allNotices({ db }),
    /** Leases a notice as a worker does, and begins to send its message. */
    async begin(id: number) {
      const lease = { lease_owner: 'worker', attempts: 1, due_at: clock.nowMs + 90_000 }
      await db.updateTable('notice').set(lease).where('id', '=', id).execute()
      return await beginSending(deps, { id, visitId: 1, owner: 'worker', attempts: 1 })
    },
  }
}

/** The dependencies with which a server of `aCentre` writes visits into this store. */
export function visitDepsAt(
  database: Database,
  now: () => number = () => fridayTenAm,
  changes: Partial<VisitDeps> = {},
): VisitDeps {
  return {
    db: database.db,
    transact: database.transact,
    now,
    centre,
    newId: () => crypto.randomUUID(),
    readCentre: async () => aCentre,
    isMessageCut: () => false,
    ...changes,
  }
}

/** Stores a request in any store, as a server of `aCentre` does. */
export async function storeRequest(
  database: Database,
  changes: Partial<SentRequest> = {},
): Promise<Acceptance> {
  const sent = aSentRequest(changes)
  const [accepted] = await acceptRequests(
    visitDepsAt(database, () => sent.receivedAtMs),
    [sent],
  )
  if (accepted === undefined) throw new Error('no answer to a request')
  return accepted
}

/** Every stored visit, in the order in which they were made. */
export async function allVisits({ db }: Pick<Database, 'db'>): Promise<StoredVisit[]> {
  const rows = await db.selectFrom('visit').select('id').orderBy('id').execute()
  return await loadVisits(
    db,
    rows.map(({ id }) => id),
  )
}

/** Every stored request, in the order in which they came. */
export async function allRequests(database: Pick<Database, 'db'>): Promise<RequestOfVisit[]> {
  const requests = (await allVisits(database)).flatMap((visit) => visit.requests)
  return requests.toSorted((a, b) => a.storedAtMs - b.storedAtMs)
}

/** Every stored notice, in the order in which they were made. */
export async function allNotices({ db }: Pick<Database, 'db'>) {
  return await db.selectFrom('notice').selectAll().orderBy('id').execute()
}

export function aSentRequest(changes: Partial<SentRequest> = {}): SentRequest {
  return {
    request: aRequest(),
    language: 'en',
    receivedAtMs: fridayTenAm,
    callByMs: fridayTenAm + 2 * 60 * 60_000,
    idempotencyKey: undefined,
    fingerprint: 'a-hash',
    isBeyondLimit: false,
    ...changes,
  }
}

/** Stores a device that is let in to the desk. Returns its id. */
export async function aDevice(db: Db, name: string): Promise<number> {
  const columns: Insertable<Schema['desk_device']> = {
    name,
    key_hash: `hash of ${name}`,
    created_at: 0,
    last_used_at: 0,
  }
  const { id } = await db
    .insertInto('desk_device')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
