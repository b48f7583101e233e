import type { Insertable, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { CentreSituation } from '../../domain/visit/owed.ts'
import { batch } from '../../server/db/batch.ts'
import type { Database } from '../../server/db/database.ts'
import type { Schema } from '../../server/db/schema.ts'
import { createVisitTables } from '../../server/db/visit-tables.ts'
import { endOfRequest } from '../../server/outbox/retry-policy.ts'
import { acceptRequests } from '../../server/visits/accept-requests.ts'
import type { ActContent } from '../../server/visits/act-content.ts'
import { loadVisits, type StoredVisit } from '../../server/visits/load-visits.ts'
import { performAct } from '../../server/visits/perform-act.ts'
import { recipientKey } from '../../server/visits/recipient-key.ts'
import type { SentRequest } from '../../server/visits/sent-request.ts'
import { transactVisits } from '../../server/visits/transact-visits.ts'
import type { VisitDeps } from '../../server/visits/visit-deps.ts'
import { aRequest } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919810000001' } as const
export const mailbox = { channel: 'email', recipient: 'reception@centre.example' } as const
const owner = { channel: 'email', recipient: 'owner@centre.example' } as const

/** One phone, a mailbox of reception and one of the owner; taps can come. */
export const aCentre: CentreSituation = {
  reception: [{ key: recipientKey(phone), inForceSinceMs: 0, isTerminal: false }],
  receptionMail: recipientKey(mailbox),
  owner: recipientKey(owner),
  hours: centre.hours,
  areOutcomesRecorded: true,
  retryingEndsAt: (callByMs) => endOfRequest(callByMs, centre.hours),
}

export type VisitStore = Awaited<ReturnType<typeof openVisitStore>>

const tables: Migration = { up: createVisitTables }

/** A store with the tables of visits and two devices, and a clock that a test moves. */
export async function openVisitStore(open: () => Promise<Database>) {
  const database = await open()
  onTestFinished(() => database.close())
  const { db } = database
  await tables.up(db)
  const clock = { nowMs: fridayTenAm }
  const centreOf = { current: aCentre }
  let made = 0
  let acts = 0
  const deps: VisitDeps = {
    ...{ db, transact: transactVisits(database) },
    now: () => clock.nowMs,
    newId: () => `correlation-${made++}`,
    readCentre: async () => centreOf.current,
    isCut: ({ additionalInfo }) => additionalInfo.length > 500,
  }
  const [priya = 0, ravi = 0] = [await aDevice(db, 'Priya'), await aDevice(db, 'Ravi')]
  return {
    ...{ db, deps, clock, centreOf, priya, ravi },
    later: (minutes: number) => {
      clock.nowMs += minutes * 60_000
    },
    /** Stores a group of requests. */
    accept: async (...sent: readonly Partial<SentRequest>[]) =>
      await acceptRequests(
        deps,
        sent.map((each) => aSentRequest({ receivedAtMs: clock.nowMs, ...each })),
      ),
    /** Stores a request as a server does: requests that arrive together share a group. */
    intake: batch((group: readonly SentRequest[]) => acceptRequests(deps, group)),
    /** The only visit, or the first. */
    visit: async (id = 1): Promise<StoredVisit> => {
      const [visit] = await loadVisits(db, [id])
      if (visit === undefined) throw new Error('no such visit')
      return visit
    },
    act: async (content: ActContent, { device = priya, visit = 1, id = `act-${acts++}` } = {}) =>
      await performAct(deps, { id, device, visit, content }),
    notices: async () => await db.selectFrom('notice').selectAll().orderBy('id').execute(),
  }
}

export function aSentRequest(changes: Partial<SentRequest> = {}): SentRequest {
  return {
    ...{ request: aRequest(), language: 'en', receivedAtMs: fridayTenAm },
    callByMs: fridayTenAm + 2 * 60 * 60_000,
    ...{ idempotencyKey: undefined, fingerprint: 'a-hash', isBeyondLimit: false },
    ...changes,
  }
}

async function aDevice(db: Kysely<Schema>, name: string): Promise<number> {
  const columns: Insertable<Schema['desk_device']> = {
    ...{ name, key_hash: `hash of ${name}`, created_at: 0, last_used_at: 0 },
  }
  const { id } = await db
    .insertInto('desk_device')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
