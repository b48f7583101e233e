import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { day, hour, minute } from '../../domain/time/milliseconds.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { aCentre, aDevice, aSentRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Recipient } from '../db/records.ts'
import type { Db } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import { listNotices } from '../notices/list-notices.ts'
import type { Recipients } from '../providers/recipients.ts'
import { acceptRequests, type SentRequest } from './accept-requests.ts'
import { lookAgain, visitsToLookAt } from './look-again.ts'
import { performAct, performCommand } from './perform-act.ts'
import { centreReader } from './read-centre.ts'
import {
  areOthersInForce,
  lookAfterClockWasSet,
  patient,
  putInForce,
} from './recipients-in-force.ts'
import { recordWish } from './record-wish.ts'
import type { VisitDeps } from './visit-deps.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
const successor = { ...phone, recipient: '+919876500002' } as const
const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const

function named(reception: readonly Recipient[], receptionMail?: Recipient): Recipients {
  return { reception, receptionMail, owner: undefined, summaries: [], canBeTapped: true }
}

/** Waits until a transaction waits for a lock that another one holds. */
async function untilOneWaits(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and not granted`
  await eventually(async () => expect((await waiting.execute(db)).rows).not.toEqual([]))
}

const { hours, retryingEndsAt } = aCentre
const tapped = centreReader({ canBeTapped: true, hours, retryingEndsAt })

let database: Database
let nowMs: number
let readCentre: VisitDeps['readCentre']
beforeEach(() => {
  nowMs = fridayTenAm
  readCentre = tapped
})

const visits = () => visitDepsAt(database, () => nowMs, { readCentre })
/** Does what a server does at its start: puts recipients in force, and then looks at visits. */
const start = async (recipients: Recipients) => {
  await database.transact((db) => putInForce(db, recipients, nowMs))
  for (const id of await visitsToLookAt(database.db, nowMs, 10)) await lookAgain(visits(), id)
}
const book = async (changes: Partial<SentRequest> = {}) => {
  await acceptRequests(visits(), [aSentRequest({ receivedAtMs: nowMs, ...changes })])
}
const due = async () =>
  (await listNotices(database, {}))
    .filter(({ status }) => status === 'due')
    .map(({ channel, recipient }) => ({ channel, recipient }))

describe.each(sharedAndOwn)('recipients on %s', (_name, open) => {
  beforeEach(async () => {
    database = await open()
  })

  it('get a request that was seen while the clock was behind, once the clock is set right', async () => {
    await start(named([phone]))
    const setClock = async (byMs: number) => {
      nowMs += byMs
      await database.transact((db) => lookAfterClockWasSet(db, nowMs))
    }
    await setClock(-5.5 * 60 * 60_000)
    await book()
    await performCommand(visits(), 1, { kind: 'seen', asks: [1] })
    await setClock(5.5 * 60 * 60_000)
    await lookAgain(visits(), 1)
    expect(await due()).toEqual([phone])
  })

  it('leave out a terminal that an earlier version put in force, and what was owed to it', async () => {
    const terminal = { role: 'reception', channel: 'log', recipient: 'terminal' } as const
    await database.db
      .insertInto('recipient')
      .values({ ...terminal, in_force_since: 0 })
      .execute()
    await book()
    expect(await due()).toEqual([{ channel: 'log', recipient: 'terminal' }])
    await start(named([]))
    expect(await due()).toEqual([])
  })

  it('get the notice again if it was owed on a channel that no version sends on any more', async () => {
    await start(named([phone]))
    await book()
    const byTwilio = database.db.updateTable('notice').set({ channel: 'whatsapp-twilio' })
    await byTwilio.execute()
    nowMs += 1000
    await start(named([phone], mailbox))
    expect(await due()).toEqual([phone])
  })

  it('lead to no look at a call that was due a month ago, once no notice of it is queued', async () => {
    await start(named([phone]))
    await book()
    nowMs += 31 * day
    const toLookAt = async () => {
      await database.transact((db) => putInForce(db, named([phone]), nowMs))
      return await visitsToLookAt(database.db, nowMs, 10)
    }
    await database.db.updateTable('visit').set({ look_at: null }).execute()
    expect(await toLookAt()).toEqual([1])
    await lookAgain(visits(), 1)
    expect(await due()).toEqual([])
    expect(await toLookAt()).toEqual([])
  })

  it.each([
    ['request', 1, (of: VisitDeps) => acceptRequests(of, [aSentRequest({ receivedAtMs: nowMs })])],
    // A wish reads the hours first, and then the recipients.
    ['wish', 2, (of: VisitDeps) => recordWish(of, 1, 'wishes-to-move')],
  ] as const)(
    'get a %s that was being stored when a server put them in force',
    async (what, lastRead, store) => {
      await start(named([phone]))
      if (what === 'wish') {
        await book()
        await performCommand(visits(), 1, { kind: 'no-answer', asks: [1] })
      }
      const [isRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let reads = 0
      const deps = visitDepsAt(database, () => nowMs, {
        readCentre: async (db) => {
          const read = await readCentre(db)
          if (++reads < lastRead) return read
          isRead.resolve()
          await mayGoOn.promise
          return read
        },
      })
      const storing = store(deps)
      await isRead.promise
      const starting = start(named([successor]))
      // SQLite has one writer, so the start can only wait.
      if (isPostgres(database.db)) await Promise.race([starting, untilOneWaits(database.db)])
      mayGoOn.resolve()
      await Promise.all([storing, starting])
      for (const id of await visitsToLookAt(database.db, nowMs, 10)) await lookAgain(visits(), id)
      expect(await due()).toEqual([successor])
    },
  )

  it('are those of one server if two servers with different settings start at once', async () => {
    for (const place of Array.from({ length: 5 }).keys()) {
      await start(named([phone]))
      const [one, other] = ['1', '2'].map((end) =>
        named([{ ...phone, recipient: `+9198765002${place}${end}` }]),
      )
      if (one === undefined || other === undefined) throw new Error('two servers start')
      await Promise.all(
        [one, other].map((each) =>
          database.db.transaction().execute((db) => putInForce(db, each, nowMs)),
        ),
      )
      const others = [one, other].map((each) => areOthersInForce(database.db, each))
      expect((await Promise.all(others)).toSorted()).toEqual([false, true])
    }
  })
})

describe('recipients', () => {
  beforeEach(async () => {
    database = await storeInMemory()
  })

  it('include the patient whose plan is still owed, once the settings name a mailbox again', async () => {
    await start(named([phone], mailbox))
    const request = aRequest({ email: 'asha@example.org' })
    await acceptRequests(visits(), [aSentRequest({ request, receivedAtMs: nowMs })])
    const agreed = { date: '2026-11-20', time: '5:00 PM' } as const
    await performCommand(visits(), 1, { kind: 'agreed', asks: [1], agreed, mailsPlan: true })
    await start(named([phone]))
    nowMs += 2 * 60_000
    await start(named([phone]))
    expect(await due()).toEqual([])
    await start(named([phone], mailbox))
    expect(await due()).toEqual([patient])
  })

  it('get no alarm that was queued before they were removed', async () => {
    await start(named([phone], mailbox))
    await enqueue(database.db, [aNewNotice(phone)], nowMs)
    await start(named([], mailbox))
    expect(await due()).toEqual([])
  })

  it('stay in force while the settings name nobody, because such settings are incomplete', async () => {
    await start(named([phone], mailbox))
    await book()
    await start(named([]))
    expect(await due()).toContainEqual(phone)
    expect(await areOthersInForce(database.db, named([]))).toBe(false)
    expect(await areOthersInForce(database.db, named([phone], mailbox))).toBe(false)
    expect(await areOthersInForce(database.db, named([successor], mailbox))).toBe(true)
  })

  it('get each request beyond the limit if nobody gets summaries any more', async () => {
    await start({ ...named([phone], mailbox), summaries: [mailbox] })
    await acceptRequests(visits(), [aSentRequest({ receivedAtMs: nowMs, isBeyondLimit: true })])
    expect(await due()).toEqual([])
    await start(named([phone]))
    expect(await due()).toEqual([phone])
  })

  it('are not reminded at a start of calls that were due before the desk recorded its first outcome', async () => {
    readCentre = centreReader({ canBeTapped: false, hours, retryingEndsAt })
    await start(named([phone]))
    await book()
    nowMs += 3 * hour
    for (const name of ['Bina', 'Chand'])
      await book({ request: aRequest({ name }), callByMs: nowMs + 2 * hour })
    const act = { id: 'one', device: await aDevice(database.db, 'Priya'), visit: 2 }
    const cancelled = { kind: 'cancelled', reason: 'patient', asks: [1], note: '' } as const
    await performAct(visits(), { ...act, content: cancelled })
    const reminded = async () =>
      (await listNotices(database, {})).filter(({ kind }) => kind === 'remind').length
    await start(named([phone]))
    expect(await reminded()).toBe(0)
    nowMs += 100 * minute
    await start(named([phone]))
    expect(await reminded()).toBe(1)
  })
})
