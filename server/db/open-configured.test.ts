import {
  closeSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { fillDatabase } from '../../test/support/kept-stores.ts'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { backupStore } from './backup.ts'
import { explainUnusable } from './errors.ts'
import { openForCommand, openForServer, openOwnStore } from './open-configured.ts'
import { lockStore, markMoved, storeFiles } from './store-files.ts'

const pageBytes = 4096

const { log, logged } = recordingLog()
const open = (directory: string) => openOwnStore(directory, fridayTenAm, log)

const refusalOf = async (directory: string) => {
  try {
    const database = await open(directory)
    await database.close()
    return 'not refused'
  } catch (error) {
    return explainUnusable(error)
  }
}

/** Makes a store with some requests, and closes it. */
async function aFilledDirectory(requests = 30): Promise<string> {
  const directory = aDirectory()
  const database = await open(directory)
  for (let made = 0; made < requests; made++) {
    await storeRequest(database, { request: aRequestOf(made) })
  }
  await database.close()
  return directory
}

function overwritePage(path: string, page: number): void {
  const handle = openSync(path, 'r+')
  writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes)
  closeSync(handle)
}

const query = (path: string, text: string) => {
  const database = new DatabaseSync(path)
  database.exec(text)
  database.close()
}

describe('a server that opens the store', () => {
  it('makes a new store in a new directory that nobody else can read', async () => {
    const directory = join(aDirectory(), 'a', 'b')
    const database = await open(directory)
    const loggedLine = { directory, msg: 'a new, empty store was made' }
    expect(logged.at(-1)).toMatchObject(loggedLine)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    expect(statSync(join(directory, 'centre.sqlite')).mode & 0o777).toBe(0o600)
    expect(statSync(join(directory, 'centre.sqlite-wal')).mode & 0o777).toBe(0o600)
    await database.close()
    const lines = logged.length
    await (await open(directory)).close()
    expect(logged).toHaveLength(lines)
  })

  it('cannot open a moved store, nor can commands and backups, until centre.moved is deleted', async () => {
    const directory = aDirectory()
    await (await open(directory)).close()
    markMoved(directory, 'PostgreSQL db.example/centre')
    const says =
      /was moved to PostgreSQL db\.example\/centre: use it there, with DATABASE_URL, or delete centre\.moved/
    await expect(open(directory)).rejects.toThrow(says)
    const place = { databaseUrl: undefined, dataDir: directory }
    await expect(openForCommand(place, { warn: () => {} })).rejects.toThrow(says)
    await expect(backupStore(directory, join(directory, 'backup'))).rejects.toThrow(says)
    rmSync(storeFiles(directory).moved)
    await (await open(directory)).close()
  })

  it('on PostgreSQL warns of a new, empty store, and of requests in a file that was not moved there', async () => {
    const dataDir = await aFilledDirectory(1)
    const databaseUrl = await (await sharedPostgres()).createDatabase()
    const warned = async () => {
      const before = logged.length
      await (await openForServer({ databaseUrl, dataDir }, fridayTenAm, log)).database.close()
      return logged.slice(before).map(({ directory, msg }) => ({ directory, msg }))
    }
    const msg = 'this store was not moved: nobody sees its requests'
    expect(await warned()).toEqual([
      { directory: dataDir, msg },
      { directory: undefined, msg: 'a new, empty store was made' },
    ])
    markMoved(dataDir, 'PostgreSQL')
    expect(await warned()).toEqual([])
  })

  it("refuses another program's database", async () => {
    const directory = aDirectory()
    query(join(directory, 'centre.sqlite'), 'create table song (title text)')
    expect(await refusalOf(directory)).toMatch(/another program's database/)
  })

  const newer = "insert into kysely_migration values ('999-of-tomorrow', '2030-01-01')"
  const orphans = 'pragma foreign_keys = off; delete from visit'

  it.each<[what: string, spoil: (file: string) => void, says: RegExp]>([
    [
      'of a newer version',
      (file) => query(file, newer),
      /newer version .*999-of-tomorrow.*install/,
    ],
    ['that was cut short', (file) => truncateSync(file, 7 * pageBytes), /^is damaged/],
    [
      'with rows that point at missing rows',
      (file) => query(file, orphans),
      /60 rows point at nothing/,
    ],
    ...[1, 2, 3].map((page): [string, (file: string) => void, RegExp] => [
      `whose page ${page} is damaged`,
      (file) => overwritePage(file, page),
      /^is damaged \(.+\): restore a backup/,
    ]),
  ])('refuses a file %s', async (_what, spoil, says) => {
    const directory = await aFilledDirectory()
    spoil(join(directory, 'centre.sqlite'))
    expect(await refusalOf(directory)).toMatch(says)
  })

  it('refuses a WAL without its database, because SQLite would delete the WAL', async () => {
    const directory = aDirectory()
    const database = await open(directory)
    await storeRequest(database)
    const wal = join(directory, 'centre.sqlite-wal')
    const copy = join(aDirectory(), 'log')
    renameSync(wal, copy)
    await database.close()
    rmSync(join(directory, 'centre.sqlite'))
    renameSync(copy, wal)
    expect(await refusalOf(directory)).toMatch(/lost centre.sqlite but not centre.sqlite-wal/)
    expect(existsSync(wal)).toBe(true)
  })
})

describe('an open store', () => {
  it('flushes each commit, overwrites what is deleted and checks references, in a command too', async () => {
    const dataDir = aDirectory()
    const server = await open(dataDir)
    const command = await openForCommand({ databaseUrl: undefined, dataDir }, log)
    for (const { db, close } of [server, command]) {
      for (const [name, value] of Object.entries({
        synchronous: 2,
        secure_delete: 1,
        foreign_keys: 1,
      }))
        expect((await sql.raw(`pragma ${name}`).execute(db)).rows).toEqual([{ [name]: value }])
      await close()
    }
  })

  it.each(['centre.sqlite', 'centre.sqlite-wal', 'centre.sqlite-shm'])(
    'refuses to write while %s is moved away, and writes again when it is back',
    async (name) => {
      const directory = aDirectory()
      const database = await open(directory)
      const path = join(directory, name)
      renameSync(path, `${path}.moved`)
      const refused = `was moved or deleted while in use: put ${name} back`
      await expect(storeRequest(database)).rejects.toThrow(refused)
      await expect(database.proveWritable(fridayTenAm)).rejects.toThrow(refused)
      renameSync(`${path}.moved`, path)
      await storeRequest(database)
      await database.close()
    },
  )

  it('recreates a deleted centre.lock at its next write, so that other servers stay out', async () => {
    const directory = aDirectory()
    const database = await open(directory)
    rmSync(join(directory, 'centre.lock'))
    await storeRequest(database)
    expect(await refusalOf(directory)).toMatch(/in use by another server/)
    rmSync(join(directory, 'centre.lock'))
    const other = lockStore(directory)
    await expect(storeRequest(database)).rejects.toThrow(/in use by another/)
    other.release()
    await storeRequest(database)
    await database.close()
    expect(await refusalOf(directory)).toBe('not refused')
  })

  it('is read by a command while a server writes for longer than a write would wait', async () => {
    const dataDir = await aFilledDirectory(1)
    const server = new DatabaseSync(storeFiles(dataDir).database)
    server.exec('begin immediate')
    const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, log)
    expect(await db.selectFrom('request').selectAll().execute()).toHaveLength(1)
    await close()
    server.close()
  })
})

it('does not change a database while a server of 2.0.0 uses it', async () => {
  const url = await (await sharedPostgres()).createDatabase()
  await fillDatabase(url, '2.0.0')
  const ofServer = new Client({ connectionString: url, application_name: 'centre' })
  await ofServer.connect()
  const place = { databaseUrl: url, dataDir: '' }
  const refusal = { message: 'is of 2.0.0 and in use: stop its server first' }
  await expect(openForCommand(place, log)).rejects.toMatchObject(refusal)
  await expect(openForServer(place, fridayTenAm, log)).rejects.toMatchObject(refusal)
  expect((await ofServer.query('select id from appointment')).rowCount).toBeGreaterThan(0)

  await ofServer.end()
  await (await openForCommand(place, log)).close()
})
