import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { addDays, delhiDate, delhiInstant } from '../../domain/time/delhi-time.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import type { Db } from '../../server/db/schema.ts'
import { newLink } from '../../server/desk/links.ts'
import { listEvents } from '../../server/visits/list-events.ts'
import { freePort } from '../../tools/free-port.ts'
import { aBooking, book } from './a-booking.ts'
import { nextOpenDay } from './bookable-day.ts'
import { noWhatsApp, startBuiltServer } from './test-server.ts'

export type StartedDesk = Awaited<ReturnType<typeof startDeskServer>>

/**
 * Starts the built server with its desk, without WhatsApp and mail. Its clock starts at noon of a weekday.
 *
 * @param changes Settings in addition to the usual ones.
 */
export async function startDeskServer(changes: Readonly<Record<string, string>> = {}) {
  // The desk checks the port in the Host header, so the settings must name the port.
  const deskPort = String(await freePort())
  // The centre is open on the next day too.
  const noon = delhiInstant(nextOpenDay([1, 2, 3, 4, 5]), 12 * 60)
  const aheadMs = noon - Date.now()
  const deskUrl = `http://localhost:${deskPort}`
  const settings = { ...noWhatsApp, DESK_PORT: deskPort, DESK_URL: deskUrl, ...changes }
  const testServer = await startBuiltServer(settings, aheadMs)
  const { say, appointments, kill, close } = testServer
  const dataDir = testServer.environment.DATA_DIR ?? ''
  const storeFile = join(dataDir, 'centre.sqlite')
  let laterMs = 0
  let isRunning = true
  const today = () => delhiDate(Date.now() + aheadMs + laterMs)
  const tomorrow = () => addDays(today(), 1)
  // The site listens first, so wait for the desk too.
  const isListening = () => testServer.lines.some(({ msg }) => msg === 'the desk is listening')
  await expect.poll(isListening).toBe(true)
  return {
    get siteUrl() {
      return testServer.url
    },
    deskUrl,
    /** Dates by the server's clock. */
    today,
    tomorrow,
    /** A fresh one-time link to the desk. */
    async link() {
      const address = { port: Number(deskPort), url: undefined }
      const nowMs = Date.now() + aheadMs + laterMs
      return (await query(dataDir, (db) => newLink(db, address, nowMs))).url
    },
    /** Books as the public form does, by default for tomorrow. Returns the reference. */
    book: (changes: Partial<AppointmentRequest> = {}) =>
      book(testServer.url, aBooking({ date: tomorrow(), ...changes })),
    appointments,
    say,
    /** The kinds of what happened to visits, newest first. */
    eventKinds: () => query(dataDir, kindsOfEvents),
    async kill() {
      isRunning = false
      await kill()
    },
    /** Whether the next test needs a new server, because a test left this one dead or moved its clock. */
    isUsedUp: () => !isRunning || laterMs > 0,
    /**
     * Deletes everything that tests have stored, while the server runs. The server remembers published facts and
     * closed rooms until the next desk has connected.
     */
    empty: () => withStore(storeFile, emptyStore),
    /** Runs a statement on the store beside the server. */
    inStore: (statement: string) =>
      withStore(storeFile, (store) => {
        // Otherwise SQLite would rename a table in the foreign keys of other tables too.
        store.exec('pragma foreign_keys = off; pragma legacy_alter_table = on')
        store.exec(statement)
      }),
    /** Starts the server again, with its clock this much further ahead. */
    async startAgain(moreMs = 0) {
      laterMs += moreMs
      await testServer.startAgain(laterMs)
      isRunning = true
      await expect.poll(isListening).toBe(true)
    },
    close,
  }
}

/** Runs a query of the product in this process. A command would take half a second more. */
async function query<Result>(dataDir: string, run: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(openSqlite(dataDir))
  const result = await run(database.db)
  await database.close()
  return result
}

async function kindsOfEvents(db: Db): Promise<string[]> {
  const events = await listEvents(db, { visit: undefined, limit: undefined })
  return events.map(({ kind }) => kind)
}

function withStore<Result>(file: string, use: (store: DatabaseSync) => Result): Result {
  const store = new DatabaseSync(file, { timeout: 5000 })
  const result = use(store)
  store.close()
  return result
}

/** The tables to keep, because only a server fills them, at its start or each minute. */
const keptTables = ['kysely_migration', 'kysely_migration_lock', 'recipient', 'clock', 'heartbeat']

/** Deletes what tests have stored. Open desks notice this, like a change by a command. */
function emptyStore(store: DatabaseSync): void {
  store.exec('pragma foreign_keys = off; begin immediate')
  const tables = store
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .all()
  for (const { name } of tables) {
    if (name === 'desk_change') store.exec('update desk_change set version = version + 1')
    else if (!keptTables.includes(String(name))) store.exec(`delete from "${name}"`)
  }
  store.exec('commit')
}
