import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { openDatabase } from '../../server/db/open-database.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { sharedPostgres } from '../support/postgres.ts'
import type { Ledger } from './ledger.ts'
import { type Store, storeOldRequest, tooOld } from './store.ts'

const log = pino({ level: 'silent' })

/** Opens a database of its own for one run. Its work takes real time, for which virtual time waits. */
export async function openPostgresStore(startMs: number, ledger: Ledger): Promise<Store> {
  template ??= await makeTemplate()
  const url = await (await sharedPostgres()).createDatabase(template)
  const { db: observer } = openPostgres(url, log)
  const read = async (query: string) => {
    const { rows } = await ledger.whileWorking(sql.raw(query).execute(observer))
    return rows
  }
  for (const statement of tooOld(startMs)) await read(statement)
  let seen = -1
  return {
    async open() {
      const { db, pool } = openPostgres(url, log)
      // Keeps idle connections open. Otherwise ten seconds of virtual time end them, and opening new ones is slow.
      pool.options.idleTimeoutMillis = 0
      return { database: await openDatabase(db), isShared: true }
    },
    watched: {
      isChanged() {
        const before = seen
        seen = ledger.commits
        return seen !== before
      },
      read,
    },
    async settled() {
      while ((await read(busyQuery)).length > 0) await ledger.whileWorking(setTimeout(1))
    },
    async close() {
      await observer.destroy()
      await dropDatabase(url)
    },
  }
}

const busyQuery = `select 1 from pg_stat_activity where datname = current_database()
  and state <> 'idle' and pid <> pg_backend_pid()`

/** The address of a database with tables. It is made once, and each schedule gets a copy. */
let template: string | undefined

async function makeTemplate(): Promise<string> {
  const url = await (await sharedPostgres()).createDatabase()
  await storeOldRequest(await openDatabase(openPostgres(url, log).db))
  return url
}

async function dropDatabase(url: string): Promise<void> {
  const { db } = openPostgres(new URL('/postgres', url).href, log)
  await sql`drop database ${sql.id(new URL(url).pathname.slice(1))} with (force)`.execute(db)
  await db.destroy()
}
