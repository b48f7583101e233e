import dns from 'node:dns'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aLease } from '../../test/support/a-notice.ts'
import { aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { listen } from '../../test/support/listen.ts'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import {
  aCentre,
  allNotices,
  aSentRequest,
  storeRequest,
  visitDepsAt,
} from '../../test/support/visit-store.ts'
import { leaseDue } from '../notices/leases.ts'
import { heldUntil } from '../outbox/send-rate.ts'
import { acceptRequests, type SentRequest } from '../visits/accept-requests.ts'
import { lookAgain, visitsToLookAt } from '../visits/look-again.ts'
import { centreReader } from '../visits/read-centre.ts'
import { putInForce } from '../visits/recipients-in-force.ts'
import { batch } from './batch.ts'
import type { Database } from './database.ts'
import { explainUnusable } from './errors.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'

let url: string
beforeEach(async () => {
  url = await (await sharedPostgres()).createDatabase()
})

/** Opens the store as another process does, with connections and queues of its own. */
async function join(): Promise<Database> {
  const database = await openDatabase(openPostgres(url, recordingLog().log).db)
  onTestFinished(() => database.close())
  return database
}

/** Returns the request of another patient. */
function another(made: number) {
  return { request: aRequestOf(made), receivedAtMs: fridayTenAm - made }
}

/** Stores the requests of this many patients in one transaction. */
async function storeMany(database: Database, count: number): Promise<void> {
  const sent = Array.from({ length: count }, (_, made) => aSentRequest(another(made)))
  await acceptRequests(visitDepsAt(database), sent)
}

describe('processes that share a PostgreSQL', () => {
  it('may all start at once on an empty database', async () => {
    const stores = await Promise.all([join(), join(), join(), join()])
    for (const database of stores)
      await expect(database.proveWritable(fridayTenAm)).resolves.toBeUndefined()
  })

  it('wait for the disk at each commit, even if the database itself would not', async () => {
    const database = new URL(url).pathname.slice(1)
    const store = await join()
    await sql.raw(`alter database ${database} set synchronous_commit = off`).execute(store.db)
    const later = await join()
    expect((await sql`show synchronous_commit`.execute(later.db)).rows).toEqual([
      { synchronous_commit: 'on' },
    ])
  })

  it('owe each recipient one notice for each request, even if all put recipients in force at once', async () => {
    const [first, ...others] = await Promise.all([join(), join(), join()])
    await storeMany(first, 20)
    const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const
    const nobody = { receptionMail: undefined, owner: undefined, summaries: [], canBeTapped: false }
    const recipients = { reception: [mailbox], ...nobody }
    const started = [first, ...others].map(async (database) => {
      await database.transact((db) => putInForce(db, recipients, fridayTenAm))
      const readCentre = centreReader({ ...aCentre, canBeTapped: true })
      const deps = visitDepsAt(database, () => fridayTenAm, { readCentre })
      for (const id of await visitsToLookAt(database.db, fridayTenAm, 100)) {
        await lookAgain(deps, id)
      }
    })
    await Promise.all(started)
    const due = (await allNotices(first)).filter(({ status }) => status === 'due')
    expect(due.map(({ visit_id, recipient }) => [visit_id, recipient])).toEqual(
      Array.from({ length: 20 }, (_, index) => [index + 1, mailbox.recipient]),
    )
  })

  it('lease each due notice to one process only', async () => {
    const stores = await Promise.all([join(), join(), join()])
    await storeMany(stores[0], 60)
    const leases = stores.flatMap((database, index) =>
      Array.from({ length: 4 }, () => leaseDue(database, aLease({ owner: `owner ${index}` }))),
    )
    const leased = (await Promise.all(leases)).flat().map(({ id }) => id)
    expect(leased).toHaveLength(60)
    expect(new Set(leased).size).toBe(60)
  })

  it('store a repeated request once, whether it has an idempotency key or not', async () => {
    const stores = await Promise.all([join(), join(), join()])
    const keyed = { ...another(1), idempotencyKey: 'k' }
    const asked = stores.flatMap((database) =>
      [keyed, another(2)].map((sent) => storeRequest(database, sent)),
    )
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome).toSorted()
    expect(outcomes).toEqual([
      ...Array(2).fill('duplicate'),
      ...Array(2).fill('known-key'),
      ...Array(2).fill('stored'),
    ])
  })

  it.each(['repeatable read', 'serializable'])(
    'store requests that arrive at once, also in a database whose transactions are %s by default',
    async (isolation) => {
      const { db } = openPostgres(url, recordingLog().log)
      onTestFinished(() => db.destroy())
      const name = sql.id(new URL(url).pathname.slice(1))
      const value = sql.lit(isolation)
      await sql`alter database ${name} set default_transaction_isolation = ${value}`.execute(db)
      const stores = await Promise.all([join(), join(), join()])
      const asked = stores.flatMap((database, place) =>
        [1, 2, 3].map((made) => storeRequest(database, another(place * 10 + made))),
      )
      const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome)
      expect(outcomes).toEqual(Array(9).fill('stored'))
    },
  )

  it('give each of many simultaneous requests a reference of its own', async () => {
    const stores = await Promise.all([join(), join()])
    const many = stores.flatMap((database, place) => {
      const accept = batch((group: readonly SentRequest[]) =>
        acceptRequests(visitDepsAt(database), group),
      )
      return Array.from({ length: 150 }, (_, index) =>
        accept({ ...aSentRequest(another(place * 150 + index)), receivedAtMs: fridayTenAm }),
      )
    })
    const references = (await Promise.all(many)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(300)
  })

  it('write the same rows at once, in opposite orders, without a deadlock', async () => {
    const [one, two] = [await join(), await join()]
    const rows = [1, 2, 3, 4, 5, 6]
    let written = 0
    const write = async ({ transact }: Database, id: number) =>
      await transact(async (db) => {
        written++
        const row = db.insertInto('heartbeat').values({ id, at: id })
        await row.onConflict((on) => on.column('id').doUpdateSet({ at: id })).execute()
        await setTimeout(2)
      })
    const all = [one, two].flatMap((each, place) =>
      (place === 0 ? rows : rows.toReversed()).map((id) => write(each, id)),
    )
    await Promise.all(all)
    // A deadlock would have made a write run a second time.
    expect(written).toBe(2 * rows.length)
  })

  it('together send no more messages to a recipient at once than the limit allows', async () => {
    const stores = await Promise.all([join(), join()])
    const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
    const turns = stores.flatMap((database) =>
      Array.from({ length: 3 }, () => heldUntil(database, phone, () => fridayTenAm)),
    )
    const held = (await Promise.all(turns)).filter((untilMs) => untilMs !== undefined)
    expect(held).toEqual([fridayTenAm + 30_000])
  })
})

it('makes a new store beside the tables of another program in the same database', async () => {
  const { db } = openPostgres(url, recordingLog().log)
  onTestFinished(() => db.destroy())
  await sql`create schema hospital; create table hospital.appointment (id integer)`.execute(db)
  await expect((await join()).proveWritable(fridayTenAm)).resolves.toBeUndefined()
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

  it('is written again within a minute after it was read-only, although no connection was lost', async () => {
    const database = await join()
    const { db } = openPostgres(url.replace(/centre_\w+/, 'postgres'), recordingLog().log)
    onTestFinished(() => db.destroy())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    // Writes as often as a worker, so that no connection is idle for long enough to be closed.
    const isWrittenAfterAMinute = async () => {
      let isWritten = false
      for (let step = 0; step < 12; step++) {
        vi.advanceTimersByTime(5000)
        isWritten = await database.proveWritable(fridayTenAm).then(
          () => true,
          () => false,
        )
      }
      return isWritten
    }
    const name = sql.id(new URL(url).pathname.slice(1))
    const setting = sql`alter database ${name} set default_transaction_read_only`
    await sql`${setting} = on`.execute(db)
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = ${sql.lit(new URL(url).pathname.slice(1))}`.execute(db)
    expect(await isWrittenAfterAMinute()).toBe(false)
    await sql`${setting} = off`.execute(db)
    expect(await isWrittenAfterAMinute()).toBe(true)
  })

  it('is reached while the first resolver of the machine is down, which takes five seconds', async () => {
    const { lookup } = dns
    onTestFinished(() => void Object.assign(dns, { lookup }))
    const asked = Promise.withResolvers<() => void>()
    const slow = (_name: string, ...rest: [dns.LookupAllOptions, () => void]) =>
      asked.resolve(() => lookup('127.0.0.1', ...rest))
    Object.assign(dns, { lookup: slow })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { db } = openPostgres(url.replace('127.0.0.1', 'store.example'), recordingLog().log)
    onTestFinished(() => db.destroy())
    const written = sql`create table reached (id integer)`.execute(db)
    const answer = await asked.promise
    vi.advanceTimersByTime(5100)
    answer()
    await expect(written).resolves.toBeDefined()
  })

  it('keeps no place in the pool for a connection that is lost just after the login', async () => {
    // PostgreSQL's whole answer to a login without a password: accepted, and ready for a query.
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

describe('a PostgreSQL that cannot be used', () => {
  async function aReader(): Promise<string> {
    const { db } = openPostgres(url, recordingLog().log)
    onTestFinished(() => db.destroy())
    const name = sql.id(new URL(url).pathname.slice(1))
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(db)
    return url
  }

  it.each([
    ['nobody listens', 'postgres://centre@127.0.0.1:1/centre', 'cannot be reached'],
    ['the database is missing', async () => url.replace(/centre_\w+/, 'none'), 'does not exist'],
    ['it only reads, as after a failover', aReader, 'only reads: see that DATABASE_URL'],
  ])('says what to do when %s', async (_case, given, sentence) => {
    const address = typeof given === 'string' ? given : await given()
    const failure = await openDatabase(openPostgres(address, recordingLog().log).db).catch(
      explainUnusable,
    )
    expect(failure).toContain(sentence)
  })
})
