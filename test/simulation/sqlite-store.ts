import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { storeFiles } from '../../server/db/store-files.ts'
import { type Store, storeOldRequest, tooOld } from './store.ts'

/** @param plant SQL that plants triggers in the new store. */
export async function openSqliteStore(startMs: number, plant: string): Promise<Store> {
  const directory = mkdtempSync(join(memoryFolder(), 'centre-simulation-'))
  const { database: file } = storeFiles(directory)
  template ??= await makeTemplate()
  cpSync(template, file)
  const made = new DatabaseSync(file)
  made.exec('pragma journal_mode = wal; pragma synchronous = off')
  made.exec([...tooOld(startMs), plant].join(';\n'))
  made.close()
  const observer = new DatabaseSync(file, { readOnly: true })
  const version = observer.prepare('pragma data_version')
  const statements = new Map<string, StatementSync>()
  let seen: unknown
  return {
    async open() {
      const db = openSqlite(directory, 0)
      await sql`pragma synchronous = off`.execute(db)
      return { database: await openDatabase(db), isShared: false }
    },
    watched: {
      isChanged() {
        const before = seen
        seen = version.get()?.data_version
        return seen !== before
      },
      async read(query) {
        const statement = statements.get(query) ?? observer.prepare(query)
        statements.set(query, statement)
        return statement.all()
      },
    },
    async settled() {},
    async close() {
      observer.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The path of a database with tables. It is made once, and each schedule gets a copy. */
let template: string | undefined

async function makeTemplate(): Promise<string> {
  const directory = mkdtempSync(join(memoryFolder(), 'centre-template-'))
  process.once('exit', () => rmSync(directory, { recursive: true }))
  await storeOldRequest(await openDatabase(openSqlite(directory)))
  return storeFiles(directory).database
}

/** A folder in memory if the machine has one, so that nothing waits for a disk. */
function memoryFolder(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}
