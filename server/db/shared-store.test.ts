import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { aClaim, aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { listen } from '../../test/support/listen.ts'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { advanceDueFollowUps } from '../follow-up/queries.ts'
import { createRequeueUnnotified } from '../follow-up/requeue-unnotified.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices } from '../outbox/queries.ts'
import { readSendRate, saveSendRate } from '../outbox/send-state.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { applyReceipt, type NewReceipt, recordReceipts } from '../receipts/queries.ts'
import type { Database } from './database.ts'
import { explainUnusable } from './errors.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

let url: string
beforeEach(async () => {
  url = await (await sharedPostgres()).createDatabase()
})

/** A process of its own, as far as the database can tell: its own connections and queues. */
async function join(): Promise<Database> {
  const database = await openDatabase(openPostgres(url, recordingLog().log).db)
  onTestFinished(() => database.close())
  return database
}

describe('processes that share a PostgreSQL', () => {
  it('may all start at once on an empty database', async () => {
    const stores = await Promise.all([join(), join(), join(), join()])
    for (const database of stores)
      await expect(database.proveWritable(fridayTenAm)).resolves.toBeUndefined()
  })

  it('queue once what nobody was told of, however many start at once', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const { reference } = await stores[0].acceptRequest(aNewAppointment({ notices: [] }))
    const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const
    let enqueued = 0
    const passes = stores.map((database) =>
      createRequeueUnnotified({
        database,
        recipients: { reception: [mailbox], receptionMail: mailbox, dayDigest: [mailbox] },
        hours: centre.hours,
        lookAtClock: async () => ({
          wallMs: fridayTenAm,
          aheadMs: 0,
          steadySinceMs: 0,
          skippedMs: 0,
        }),
        newId: () => crypto.randomUUID(),
        onEnqueued: () => enqueued++,
        log: recordingLog().log,
      }),
    )
    await Promise.all(passes.map((pass) => pass()))
    expect(enqueued).toBe(1)
    expect(await listNotices(stores[0], { reference })).toHaveLength(1)
  })

  it('share out what is due, each notice to one of them', async () => {
    const stores = await Promise.all([join(), join(), join()])
    for (const database of stores) {
      const many = Array.from({ length: 40 }, () => database.acceptRequest(aNewAppointment()))
      await Promise.all(many)
    }
    const claims = stores.flatMap((database, index) =>
      Array.from({ length: 6 }, () => claimDue(database, aClaim({ owner: `owner ${index}` }))),
    )
    const claimed = (await Promise.all(claims)).flat().map(({ id }) => id)
    expect(claimed).toHaveLength(120)
    expect(new Set(claimed).size).toBe(120)
  })

  it('store one appointment for one key, and one for a request repeated without', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const keyed = aNewAppointment({ idempotencyKey: 'k' })
    const request = aRequest({ phone: '98100 00000' })
    const repeated = aNewAppointment({ request, recentSinceMs: fridayTenAm - repeatWindowMs })
    const asked = stores.flatMap((database) => [keyed, repeated].map(database.acceptRequest))
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome).toSorted()
    expect(outcomes).toEqual([
      ...Array(2).fill('duplicate'),
      ...Array(2).fill('known-key'),
      ...Array(2).fill('stored'),
    ])
  })

  it('give each of many simultaneous requests a reference of its own', async () => {
    const stores = await Promise.all([join(), join()])
    const many = stores.flatMap((database) =>
      Array.from({ length: 150 }, () => database.acceptRequest(aNewAppointment())),
    )
    const references = (await Promise.all(many)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(300)
  })

  it('decide on each follow-up once, and take its steps once', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const [first] = stores
    await Promise.all(Array.from({ length: 30 }, () => first.acceptRequest(aNewAppointment())))
    const decided = stores.map((database) =>
      advanceDueFollowUps(database, fridayTenAm, 20, () => ({
        stepsTaken: ['mail'],
        nextStepAtMs: undefined,
        needsCall: false,
        summaries: [],
        notices: [aNewNotice({ kind: 'reminder' })],
      })),
    )
    expect((await Promise.all(decided)).flat()).toHaveLength(30)
    expect(await listNotices(first, {})).toHaveLength(60)
  })

  it('apply receipts of one message in whatever process, and never move it back', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const [database] = stores
    await database.acceptRequest(aNewAppointment({ notices: [aNewNotice({ correlationId: 'c' })] }))
    const receipts = (['sent', 'delivered', 'read'] as const).map((kind) => aReceipt(kind))
    await recordReceipts(database, receipts, fridayTenAm)
    const claimed = await claimReceipts(database, fridayTenAm, 1000, 10)
    expect(await claimReceipts(database, fridayTenAm, 1000, 10)).toEqual([])
    await Promise.all(
      claimed.map(async (receipt, index) =>
        applyReceipt(stores[index] ?? database, receipt, applyingAt(fridayTenAm)),
      ),
    )
    expect(await listNotices(database, {})).toMatchObject([{ status: 'read' }])
  })

  it('grant one send at a time to a recipient', async () => {
    const [one, two] = await Promise.all([join(), join()])
    const of = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
    const seen = await readSendRate(one, of)
    const next = { burstStartedAtMs: 1, clearAtMs: 6001, throttleCount: 0 }
    const saved = await Promise.all([
      saveSendRate(one, of, seen, next),
      saveSendRate(two, of, seen, next),
    ])
    expect(saved.toSorted()).toEqual([false, true])
  })
})

describe('a PostgreSQL that goes away', () => {
  it('fails the transaction whose connection is lost between two statements, and nothing else', async () => {
    const database = await join()
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
    await database.proveWritable(fridayTenAm)
    await sql`select 1`.execute(db)
  })

  it('keeps no place in the pool for a connection that is lost just after the login', async () => {
    // All that PostgreSQL says to a login without a password: it is accepted, and may ask.
    const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write(welcome)
        socket.once('data', () => socket.destroy())
      })
    })
    onTestFinished(() => void server.close())
    const address = `postgres://centre@127.0.0.1:${await listen(server)}/centre`
    const { db, pool } = openPostgres(address, recordingLog().log)
    const attempts = [1, 2, 3].map(() => sql`select 1`.execute(db))
    const ends = await Promise.allSettled(attempts)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(pool.totalCount).toBe(0)
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
    const failure = await openDatabase(openPostgres(address, recordingLog().log).db).catch(
      explainUnusable,
    )
    expect(failure).toContain(sentence)
  })

  it('is left alone when a newer version has migrated it', async () => {
    const { db } = openPostgres(url, recordingLog().log)
    await openDatabase(db)
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'now')`.execute(
      db,
    )
    expect(await openDatabase(db).catch(explainUnusable)).toContain('newer version')
    await db.destroy()
  })
})
