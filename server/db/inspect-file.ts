import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isDamage, restoreABackup, UnusableStore } from './errors.ts'
import { refuseOtherTables } from './migrations.ts'
import { refuseOldSqlite } from './sqlite-version.ts'
import { isFilled } from './store-files.ts'

/**
 * `quick_check` reads every page once; `integrity_check` also looks each row up in each index,
 * which takes ten times as long (docs/decisions/009-one-server-one-file.md).
 */
type Depth = 'quick_check' | 'integrity_check'

const textRow = z.record(z.string(), z.string())
const named = z.object({ name: z.string() })

/**
 * Throws {@link UnusableStore} for a file of another program or version, and for a log whose file is gone. A missing or
 * empty file without a log is accepted.
 */
export function refuseForeignFile(path: string): void {
  if (!isFilled(path)) {
    refuseOrphanedLog(path)
    return
  }
  withFile(path, (database) => {
    if (tablesOf(database).length === 0) return
    const applied = appliedIn(database)
    if (applied === undefined) {
      throw new UnusableStore(`holds another program's database: give DATA_DIR another directory`)
    }
    refuseOtherTables(applied)
  })
}

/** The names of the migrations that were applied to a store's file; none for a missing or empty file. */
export function migrationsOf(path: string): readonly string[] {
  return isFilled(path) ? (withFile(path, appliedIn) ?? []) : []
}

/** The names of the applied migrations. Undefined if the file does not record any. */
function appliedIn(database: DatabaseSync): string[] | undefined {
  if (!tablesOf(database).includes('kysely_migration')) return undefined
  return namesOf(database, 'select name from kysely_migration order by name')
}

export function hasTables(path: string): boolean {
  return withFile(path, tablesOf).length > 0
}

/** Throws {@link UnusableStore} when pages are damaged or foreign keys are broken. */
export function refuseDamage(path: string): void {
  if (!isFilled(path)) return
  const finding = findDamage(path, 'quick_check')
  if (finding === undefined) return
  throw new UnusableStore(`is damaged (${finding}): ${restoreABackup}`)
}

/** The first fault that SQLite finds in a file. SQLite names tables, pages and row numbers, never content. */
export function findDamage(path: string, depth: Depth): string | undefined {
  try {
    return withFile(path, (database) => {
      const found = z.array(textRow).parse(database.prepare(`pragma ${depth}`).all())
      const finding = found.flatMap((row) => Object.values(row)).find((text) => text !== 'ok')
      if (finding !== undefined) return finding.trim().split('\n', 1)[0]
      const strays = database.prepare('pragma foreign_key_check').all().length
      return strays === 0 ? undefined : `${strays} rows point at nothing`
    })
  } catch (error) {
    if (isDamage(error)) return 'not readable'
    throw error
  }
}

export type Counts = z.output<typeof counts>

const counts = z.object({
  requests: z.number(),
  /** When the newest request was received, epoch ms. Undefined without a request. */
  newestAtMs: z
    .number()
    .nullable()
    .transform((at) => at ?? undefined),
  owed: z.number(),
})

/** Counts a file of 2.0.0 as well, because it may be backed up before its update. */
export function countFile(path: string): Counts {
  return withFile(path, (database) => {
    const table = tableOfRequests(database)
    const counting = `select count(*) as requests, max(received_at) as "newestAtMs",
        (select count(*) from notice where due_at is not null) as owed
      from ${table}`
    return counts.parse(database.prepare(counting).get())
  })
}

/** The reference of the request that was stored last. Undefined without a request. */
export function newestReference(path: string): string | undefined {
  return withFile(path, (database) => {
    const table = tableOfRequests(database)
    return namesOf(database, `select reference as name from ${table} order by id desc limit 1`)[0]
  })
}

export function holdsReference(path: string, reference: string): boolean {
  const row = withFile(path, (database) =>
    database
      .prepare(`select 1 from ${tableOfRequests(database)} where reference = ?`)
      .get(reference),
  )
  return row !== undefined
}

/** 2.0.0 stored requests in a table of another name. */
function tableOfRequests(database: DatabaseSync): string {
  return tablesOf(database).includes('request') ? 'request' : 'appointment'
}

/** Throws if the log is there without its file. SQLite would delete such a log with its requests. */
function refuseOrphanedLog(path: string): void {
  if (!isFilled(`${path}-wal`)) return
  throw new UnusableStore(
    `has lost centre.sqlite but not centre.sqlite-wal: put the file back, or ${restoreABackup}`,
  )
}

/** Opens a store's file while `use` runs. @param timeout How long to wait for another program, ms. */
export function withFile<T>(path: string, use: (database: DatabaseSync) => T, timeout = 0): T {
  refuseOldSqlite()
  const database = new DatabaseSync(path, { timeout })
  try {
    return use(database)
  } finally {
    database.close()
  }
}

function tablesOf(database: DatabaseSync): string[] {
  return namesOf(database, "select name from sqlite_master where type = 'table'")
}

function namesOf(database: DatabaseSync, query: string): string[] {
  return z
    .array(named)
    .parse(database.prepare(query).all())
    .map(({ name }) => name)
}
