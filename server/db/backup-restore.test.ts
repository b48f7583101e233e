import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequest, aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { keptFile } from '../../test/support/kept-stores.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import {
  allRequests,
  allVisits,
  openVisitStore,
  storeRequest,
  visitDepsAt,
} from '../../test/support/visit-store.ts'
import { performBlockAct, readBlocks } from '../visits/blocks.ts'
import { lookAgain } from '../visits/look-again.ts'
import { backupStore } from './backup.ts'
import { openOwnStore } from './open-configured.ts'
import { openDatabase } from './open-database.ts'
import { openSqlite } from './open-sqlite.ts'
import { hasLeftNumbers, leaveNumbers, restoreStore } from './restore.ts'
import { storeFiles } from './store-files.ts'

const open = (directory: string) => openOwnStore(directory, fridayTenAm, { warn: () => {} })
const restore = (directory: string, file: string) => restoreStore(directory, file, fridayTenAm)

let made = 0
beforeEach(() => {
  made = 0
})

/** Returns the request of another patient, a millisecond later. */
function another() {
  made++
  return { request: aRequestOf(made), receivedAtMs: fridayTenAm + made }
}

async function book(directory: string, idempotencyKey: string): Promise<string> {
  const database = await open(directory)
  const { reference } = await storeRequest(database, { ...another(), idempotencyKey })
  await database.close()
  return reference
}

/** Writes a backup of the store in a directory. Returns the path of the backup. */
async function backupOf(directory: string): Promise<string> {
  const file = join(aDirectory(), 'backup')
  await backupStore(directory, file)
  return file
}

async function referencesIn(directory: string): Promise<string[]> {
  const database = await open(directory)
  const requests = await allRequests(database)
  await database.close()
  return requests.map(({ reference }) => reference)
}

async function visitIdsIn(directory: string): Promise<number[]> {
  const database = await open(directory)
  const rows = await database.db.selectFrom('visit').select('id').execute()
  await database.close()
  return rows.map(({ id }) => id)
}

/** Changes a file without regard to its foreign keys. */
function change(file: string, statements: string): void {
  const database = new DatabaseSync(file)
  database.exec(`pragma foreign_keys = off; ${statements}`)
  database.close()
}

/** Puts a database without tables in the place of a file. */
function makeAnew(file: string): void {
  rmSync(file)
  change(file, 'pragma user_version = 1')
}

/** Deletes a store, and leaves the journal of a change that a power cut broke off. */
function leaveHotJournal(journal: string, store: string): void {
  const database = new DatabaseSync(store)
  database.exec(`pragma journal_mode = delete; pragma cache_size = 1; begin;
    create table big as with recursive n (i) as (select 1 union all select i + 1 from n limit 99)
      select randomblob(4000) from n`)
  copyFileSync(journal, `${journal}.kept`)
  database.close()
  rmSync(store)
  renameSync(`${journal}.kept`, journal)
}

const former = 'centre.sqlite.before-2026-11-20T10-00-00'

describe('backupStore', () => {
  it('writes the store of a running server into one file that only its owner can read', async () => {
    const directory = aDirectory()
    const database = await open(directory)
    await storeRequest(database)
    await storeRequest(database, another())
    const elsewhere = aDirectory()
    const file = join(elsewhere, 'backup.sqlite')
    expect(await backupStore(directory, file)).toMatchObject({ requests: 2, owed: 2 })
    expect(readdirSync(elsewhere)).toEqual(['backup.sqlite'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await database.close()
  })

  it('refuses to overwrite a file', async () => {
    const directory = aDirectory()
    await book(directory, 'k')
    const file = join(aDirectory(), 'mine')
    writeFileSync(file, 'mine')
    await expect(backupStore(directory, file)).rejects.toThrow(/there already/)
    expect(statSync(file).size).toBe(4)
  })

  it('says that there is nothing to back up, or that the directory is missing', async () => {
    const directory = aDirectory()
    const file = join(directory, 'gone', 'backup')
    await expect(backupStore(directory, file)).rejects.toThrow(/nothing to back up/)
    await book(directory, 'k')
    await expect(backupStore(directory, file)).rejects.toThrow(/directory above/)
  })

  it('leaves no file behind when it fails', async () => {
    const directory = aDirectory()
    await book(directory, 'k')
    const source = join(directory, 'centre.sqlite')
    const bytes = Buffer.alloc(statSync(source).size, 0xa5)
    bytes.write('SQLite format 3\0')
    writeFileSync(source, bytes)
    const elsewhere = aDirectory()
    await expect(backupStore(directory, join(elsewhere, 'backup'))).rejects.toThrow()
    expect(readdirSync(elsewhere)).toEqual([])
  })
})

describe('restoreStore', () => {
  it('puts the backup in place and keeps the former store, its newest rows included', async () => {
    const directory = aDirectory()
    const before = await book(directory, 'before')
    const file = await backupOf(directory)
    const after = await book(directory, 'after')
    // As on a disk that knows no owners.
    chmodSync(file, 0o644)
    const restored = await restore(directory, file)
    expect(statSync(join(directory, 'centre.sqlite')).mode & 0o777).toBe(0o600)
    expect(restored).toEqual({
      requests: 1,
      owed: 1,
      newestAtMs: fridayTenAm + 1,
      former: join(directory, former),
    })
    expect(await referencesIn(directory)).toEqual([before])
    expect(readdirSync(directory).toSorted()).toEqual(['centre.lock', 'centre.sqlite', former])
    await restoreStore(directory, join(directory, former), fridayTenAm + 60_000)
    expect(await referencesIn(directory)).toEqual([before, after])
  })

  it('restores a file that was copied by hand with its WAL, into a new directory', async () => {
    const running = aDirectory()
    const database = await open(running)
    const { reference } = await storeRequest(database)
    const copy = join(aDirectory(), 'copy')
    for (const suffix of ['', '-wal']) {
      copyFileSync(join(running, `centre.sqlite${suffix}`), copy + suffix)
    }
    await database.close()
    const directory = join(aDirectory(), 'new')
    expect(await restore(directory, copy)).toMatchObject({ requests: 1, former: undefined })
    expect(await referencesIn(directory)).toEqual([reference])
  })

  it('gives no new visit the id of a lost visit, even if the backup is empty or is restored twice', async () => {
    const directory = aDirectory()
    await (await open(directory)).close()
    const backup = await backupOf(directory)
    await book(directory, 'lost')
    const given = new Set(await visitIdsIn(directory))
    // A clock without a battery says 1970.
    for (const restoredAtMs of [0, fridayTenAm, fridayTenAm + 5000]) {
      await restoreStore(directory, backup, restoredAtMs)
      await book(directory, `after-${restoredAtMs}`)
      for (const id of await visitIdsIn(directory)) given.add(id)
    }
    expect(given.size).toBe(4)
  })

  it('gives ids that PostgreSQL can hold, even if the clock says 2200', async () => {
    const directory = aDirectory()
    await book(directory, 'kept')
    const backup = await backupOf(directory)
    await restoreStore(directory, backup, Date.UTC(2200))
    await book(directory, 'after')
    expect(Math.max(...(await visitIdsIn(directory)))).toBeLessThan(2 ** 31)
  })

  it.each([fridayTenAm, 0])(
    'gives no new request the number of a lost request of its visit, restored at %i',
    async (restoredAtMs) => {
      const directory = aDirectory()
      const backup = join(aDirectory(), 'backup.sqlite')
      const send = async (time: string) => {
        const database = await open(directory)
        await storeRequest(database, { request: aRequest({ time }) })
        // `lookAgain` saves the visit, although nothing was added to it.
        await lookAgain(visitDepsAt(database), 1)
        const numbers = (await allRequests(database)).map(({ number }) => number)
        await database.close()
        return numbers
      }
      await send('11:00 AM')
      await backupStore(directory, backup)
      expect(await send('12:00 PM')).toEqual([1, 2])
      await restoreStore(directory, backup, restoredAtMs)
      const database = await open(directory)
      await lookAgain(visitDepsAt(database), 1)
      await database.close()
      expect(await send('1:00 PM')).toEqual([1, expect.toSatisfy((number) => number > 2)])
    },
  )

  it('does not count as having skipped numbers if it was killed before each visit skipped some', async () => {
    const directory = aDirectory()
    await book(directory, 'kept')
    const { database } = storeFiles(directory)
    const killed = `begin select raise(abort, 'killed'); end`
    change(database, `create trigger kill before update on visit ${killed}`)
    expect(() => leaveNumbers(database, fridayTenAm)).toThrow('killed')
    expect(hasLeftNumbers(database, fridayTenAm)).toBe(false)
  })

  it('on PostgreSQL, with the statements of the docs, no new visit or closure gets a lost id', async () => {
    const db = await anEmptyPostgres()
    const { accept, act, deps, priya, visit } = await openVisitStore(() => openDatabase(db))
    const close = async (first: CalendarDate) => {
      const block = { what: 'mri', first, last: first, reason: 'power' } as const
      await performBlockAct(deps, { id: first, device: priya, act: { kind: 'blocked', block } })
    }
    await accept({})
    await close('2026-11-23')
    const docs = readFileSync('docs/backups-and-data.md', 'utf8')
    const [, statements = ''] = /<<'SQL'\n(.+?)\nSQL/s.exec(docs) ?? []
    await sql.raw(statements).execute(db)
    await accept(another())
    await act({ kind: 'note', note: 'Called.' })
    await close('2026-11-24')
    const ids = [...(await allVisits({ db })), ...(await readBlocks(db))].map(({ id }) => id)
    expect(ids.map((id) => id > 1_000_000)).toEqual([false, true, false, true])
    expect((await visit()).lastNumber).toBeGreaterThan(1_000_000)
  })

  it('if killed, leaves patients’ data behind, which the next server deletes', async () => {
    const directory = aDirectory()
    const { restoring } = storeFiles(directory)
    for (const suffix of ['', '-wal', '-journal']) writeFileSync(restoring + suffix, 'Asha Rao')
    await (await open(directory)).close()
    expect(readdirSync(directory).toSorted()).toEqual(['centre.lock', 'centre.sqlite'])
  })

  it('restores a backup of 2.0.0', async () => {
    const directory = aDirectory()
    const backup = await keptFile('2.0.0')
    onTestFinished(backup.close)
    await restore(directory, storeFiles(backup.directory).database)
    expect(await referencesIn(directory)).toHaveLength(kept.requests.length)
  })

  it('is refused while a command has the store open', async () => {
    const directory = aDirectory()
    await book(directory, 'k')
    const file = await backupOf(directory)
    const command = await openDatabase(openSqlite(directory))
    await allRequests(command)
    await expect(restore(directory, file)).rejects.toThrow(/open in another command/)
    await command.close()
    expect(readdirSync(directory).toSorted()).toEqual(['centre.lock', 'centre.sqlite'])
  })

  it('is refused while a server runs', async () => {
    const directory = aDirectory()
    const reference = await book(directory, 'k')
    const file = await backupOf(directory)
    const server = await open(directory)
    await expect(restore(directory, file)).rejects.toThrow(/in use by another server/)
    await server.close()
    expect(await referencesIn(directory)).toEqual([reference])
  })

  it.each<[what: string, spoil: (file: string) => void, refusal: RegExp]>([
    ['is missing', (file) => rmSync(file), /missing or empty/],
    ['is empty', (file) => writeFileSync(file, ''), /missing or empty/],
    ['is no database', (file) => writeFileSync(file, 'hello '.repeat(1000)), /is damaged/],
    ['has no tables', makeAnew, /holds no store/],
    ['lacks visits', (file) => change(file, 'delete from visit'), /damaged .* point at nothing/],
  ])('changes nothing when the backup %s', async (_what, spoil, refusal) => {
    const directory = aDirectory()
    const reference = await book(directory, 'k')
    const file = await backupOf(directory)
    spoil(file)
    await expect(restore(directory, file)).rejects.toThrow(refusal)
    expect(await referencesIn(directory)).toEqual([reference])
    expect(readdirSync(directory).toSorted()).toEqual(['centre.lock', 'centre.sqlite'])
  })

  it.each([
    ['a lost store left', leaveHotJournal],
    ['cannot be used', (journal: string) => mkdirSync(journal)],
  ])('moves a rollback journal aside that %s', async (_what, leave) => {
    const directory = aDirectory()
    const { database } = storeFiles(directory)
    const reference = await book(directory, 'one')
    const backup = await backupOf(directory)
    leave(`${database}-journal`, database)
    await restore(directory, backup)
    expect(await referencesIn(directory)).toEqual([reference])
    expect(readdirSync(directory)).toContain(`${former}-journal`)
  })

  it('replaces a store that is too damaged to be opened, and keeps the damaged files', async () => {
    const directory = aDirectory()
    const reference = await book(directory, 'k')
    const file = await backupOf(directory)
    writeFileSync(join(directory, 'centre.sqlite'), 'rubbish '.repeat(1000))
    writeFileSync(join(directory, 'centre.sqlite-wal'), 'more rubbish')
    await restore(directory, file)
    expect(await referencesIn(directory)).toEqual([reference])
    expect(readdirSync(directory)).toContain(`${former}-wal`)
  })

  it.each(['missing', 'empty'])(
    'keeps the WAL of a store whose file is %s, and does not apply the WAL to the backup',
    async (loss) => {
      const running = aDirectory()
      const database = await open(running)
      const { reference } = await storeRequest(database)
      const file = await backupOf(running)
      for (let more = 0; more < 20; more++) await storeRequest(database, another())
      const directory = aDirectory()
      const wal = readFileSync(join(running, 'centre.sqlite-wal'))
      await database.close()
      writeFileSync(join(directory, 'centre.sqlite-wal'), wal)
      if (loss === 'empty') writeFileSync(join(directory, 'centre.sqlite'), '')
      const keptWal = join(directory, `${former}-wal`)
      expect(await restore(directory, file)).toMatchObject({ requests: 1, former: keptWal })
      expect(await referencesIn(directory)).toEqual([reference])
      expect(readFileSync(keptWal).equals(wal)).toBe(true)
    },
  )
})
