import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { judgeRepeat, repeatWindowMs } from '../../domain/repeated-request.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { type Postgres, startPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import type { NewReceipt } from '../receipts/queries.ts'
import { openPostgres } from './open-postgres.ts'
import { openStore } from './open-store.ts'
import type { NewAppointment } from './records.ts'
import type { Store } from './store.ts'
import { explainUnusable } from './unusable-store.ts'

let postgres: Postgres
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  url = await postgres.createDatabase()
})

/** A process of its own, as far as the database can tell: its own connections and queues. */
async function join(): Promise<Store> {
  const store = await openStore(openPostgres(url, recordingLog().log).db)
  onTestFinished(() => store.close())
  return store
}

const claimOf = (owner: string, limit: number) =>
  ({ owner, channels: ['whatsapp-cloud'], nowMs: fridayTenAm, leaseMs: 60_000, limit }) as const

const judged: Partial<NewAppointment> = {
  recentSinceMs: fridayTenAm - repeatWindowMs,
  judgeRepeat: (recent) => judgeRepeat(aRequest(), recent),
}

describe('processes that share a PostgreSQL', () => {
  it('may all start at once on an empty database', async () => {
    const stores = await Promise.all([join(), join(), join(), join()])
    for (const store of stores) await store.proveWritable(fridayTenAm)
  })

  it('queue once what nobody was told of, however many start at once', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const { reference } = await stores[0].acceptRequest(aNewAppointment({ notices: [] }))
    const search = { channels: ['email'], callByFromMs: fridayTenAm } as const
    const owed = await Promise.all(
      stores.map((store) =>
        store.requeueUntold(
          search,
          ({ appointmentId }) => [
            aNewNotice({ channel: 'email', dedupeKey: `untold ${appointmentId}` }),
          ],
          fridayTenAm,
        ),
      ),
    )
    expect(owed.toSorted()).toEqual([0, 0, 1])
    expect(await stores[0].listNotices({ reference })).toHaveLength(1)
  })

  it('share out what is due, each notice to one of them', async () => {
    const stores = await Promise.all([join(), join(), join()])
    for (const store of stores) {
      const many = Array.from({ length: 40 }, () => store.acceptRequest(aNewAppointment()))
      await Promise.all(many)
    }
    const claims = stores.flatMap((store, index) =>
      Array.from({ length: 6 }, () => store.claimDue(claimOf(`owner ${index}`, 10))),
    )
    const claimed = (await Promise.all(claims)).flat().map(({ id }) => id)
    expect(claimed).toHaveLength(120)
    expect(new Set(claimed).size).toBe(120)
  })

  it('never claim beyond the limit', async () => {
    const store = await join()
    for (let made = 0; made < 20; made++) await store.acceptRequest(aNewAppointment())
    expect(await store.claimDue(claimOf('one', 7))).toHaveLength(7)
  })

  it('store one appointment for one key, and one for a request repeated without', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const asked = stores.flatMap((store) => [
      store.acceptRequest(aNewAppointment({ idempotencyKey: 'k', fingerprint: 'same' })),
      store.acceptRequest(aNewAppointment({ ...judged, fingerprint: 'again' })),
    ])
    const answers = await Promise.all(asked)
    const stored = answers.filter(({ outcome }) => outcome === 'stored')
    expect(stored.length).toBeLessThanOrEqual(2)
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(stored.length)
  })

  it('give each of many simultaneous requests a reference of its own', async () => {
    const stores = await Promise.all([join(), join()])
    const many = stores.flatMap((store) =>
      Array.from({ length: 150 }, () => store.acceptRequest(aNewAppointment())),
    )
    const references = (await Promise.all(many)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(300)
  })

  it('decide on each follow-up once, and take its steps once', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const [first] = stores
    await Promise.all(Array.from({ length: 30 }, () => first.acceptRequest(aNewAppointment())))
    const decided = stores.map((store) =>
      store.advanceDueFollowUps(fridayTenAm, 20, () => ({
        stepsTaken: ['mail'],
        nextStepAtMs: undefined,
        needsCall: false,
        notices: [aNewNotice({ kind: 'reminder' })],
      })),
    )
    expect((await Promise.all(decided)).flat()).toHaveLength(30)
    expect(await first.listNotices({})).toHaveLength(60)
  })

  it('apply receipts of one message in whatever process, and never move it back', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const [store] = stores
    await store.acceptRequest(aNewAppointment({ notices: [aNewNotice({ correlationId: 'c' })] }))
    const receipts = (['sent', 'delivered', 'read'] as const).map((kind) => aReceipt(kind))
    await store.recordReceipts(receipts, fridayTenAm)
    const claimed = await store.claimReceipts(fridayTenAm, 1000, 10)
    expect(await store.claimReceipts(fridayTenAm, 1000, 10)).toEqual([])
    await Promise.all(
      claimed.map(async (receipt, index) => stores[index]?.applyReceipt(receipt, fridayTenAm)),
    )
    expect(await store.listNotices({})).toMatchObject([{ status: 'read' }])
  })

  it('grant one send at a time to a recipient', async () => {
    const [one, two] = await Promise.all([join(), join()])
    const of = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
    const seen = await one.sendRate(of)
    const next = { burstStartedAtMs: 1, clearAtMs: 6001, throttleCount: 0 }
    const saved = await Promise.all([
      one.saveSendRate(of, seen, next),
      two.saveSendRate(of, seen, next),
    ])
    expect(saved.toSorted()).toEqual([false, true])
  })
})

describe('a PostgreSQL that goes away', () => {
  it('is survived: refused at once while it is down, taken again when it is back', async () => {
    const store = await join()
    await store.acceptRequest(aNewAppointment({ idempotencyKey: 'before' }))
    await postgres.kill()
    const during = Array.from({ length: 20 }, () => store.acceptRequest(aNewAppointment()))
    const ends = await Promise.allSettled(during)
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']))
    await postgres.startAgain()
    await store.acceptRequest(aNewAppointment({ idempotencyKey: 'after' }))
    expect(await store.listAppointments(undefined)).toHaveLength(2)
  })

  it('fails the transaction whose connection is lost between two statements, and nothing else', async () => {
    const store = await join()
    const { db } = openPostgres(url, recordingLog().log)
    onTestFinished(() => db.destroy())
    const ended = db.transaction().execute(async (transaction) => {
      const pid = sql<number>`pg_backend_pid()`
      const { rows } = await sql<{ pid: number }>`select ${pid} as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await setTimeout(50)
      await sql`select 1`.execute(transaction)
    })
    await expect(ended).rejects.toThrow()
    await store.proveWritable(fridayTenAm)
    await sql`select 1`.execute(db)
  })

  it('is not even noticed when it is back before the next request', async () => {
    const store = await join()
    await store.proveWritable(fridayTenAm)
    await postgres.kill()
    await postgres.startAgain()
    const accepted = await store.acceptRequest(aNewAppointment())
    expect(await store.findAppointment(accepted.reference)).toBeDefined()
  })
})

function aReceipt(kind: NewReceipt['kind']): NewReceipt {
  return {
    kind,
    providerMessageId: 'wamid.1',
    correlationId: 'c',
    failure: undefined,
    happenedAtMs: fridayTenAm,
  }
}

describe('a PostgreSQL that cannot be used', () => {
  it.each([
    ['nobody listens', 'postgres://centre@127.0.0.1:1/centre', 'cannot be reached'],
    ['the database is missing', () => url.replace(/centre_\w+/, 'none'), 'does not exist'],
  ])('says what to do when %s', async (_case, given, sentence) => {
    const address = typeof given === 'string' ? given : given()
    const failure = await openStore(openPostgres(address, recordingLog().log).db).catch(
      explainUnusable,
    )
    expect(failure).toContain(sentence)
  })

  it('is left alone when a newer version has migrated it', async () => {
    const { db } = openPostgres(url, recordingLog().log)
    await openStore(db)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'now')`.execute(
      db,
    )
    expect(await openStore(db).catch(explainUnusable)).toContain('newer version')
    await db.destroy()
  })
})
