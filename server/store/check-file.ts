import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { migrationNames } from './migrations.ts'
import { isFilled } from './store-files.ts'
import { isDamage, restoreABackup, UnusableStore } from './unusable-store.ts'

/**
 * `quick_check` reads every page once; `integrity_check` also looks each row up in each index,
 * which takes ten times as long (docs/decisions/009-one-server-one-file.md).
 */
export type Depth = 'quick_check' | 'integrity_check'

const textRow = z.record(z.string(), z.string())
const named = z.object({ name: z.string() })

/** Throws {@link UnusableStore} unless the file is ours to open: a missing or empty one is. */
export function refuseForeignFile(path: string): void {
  if (!isFilled(path)) {
    refuseOrphanedLog(path)
    return
  }
  reading(path, (database) => {
    const tables = namesOf(database, "select name from sqlite_master where type = 'table'")
    if (tables.length === 0) return
    if (!tables.includes('kysely_migration')) {
      throw new UnusableStore(`holds another program's database: give DATA_DIR another directory`)
    }
    const applied = namesOf(database, 'select name from kysely_migration order by name')
    const unknown = applied.find((name) => !migrationNames.has(name))
    if (unknown === undefined) return
    throw new UnusableStore(
      `was written by a newer version of this program (${unknown}): install that version, or ${restoreABackup}`,
    )
  })
}

/** Throws {@link UnusableStore} when pages are damaged or rows point nowhere. */
export function refuseDamage(path: string, depth: Depth): void {
  if (!isFilled(path)) return
  reading(path, (database) => {
    const found = z.array(textRow).parse(database.prepare(`pragma ${depth}`).all())
    const finding = found.flatMap((row) => Object.values(row)).find((text) => text !== 'ok')
    if (finding !== undefined) throw damaged(finding)
    const strays = database.prepare('pragma foreign_key_check').all()
    if (strays.length > 0) throw damaged(`${strays.length} rows point at nothing`)
  })
}

/** SQLite would throw away the log, and what was answered OK with it. */
function refuseOrphanedLog(path: string): void {
  if (!isFilled(`${path}-wal`)) return
  throw new UnusableStore(
    `has lost centre.sqlite but not centre.sqlite-wal: put the file back, or ${restoreABackup}`,
  )
}

function reading(path: string, look: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(path)
  try {
    look(database)
  } catch (error) {
    if (isDamage(error)) throw damaged('not readable')
    throw error
  } finally {
    database.close()
  }
}

/** SQLite's findings name tables, pages and rows by number, never what stands in them. */
function damaged(finding: string): UnusableStore {
  const [firstLine] = finding.trim().split('\n', 1)
  return new UnusableStore(`is damaged (${firstLine}): ${restoreABackup}`)
}

function namesOf(database: DatabaseSync, query: string): string[] {
  return z
    .array(named)
    .parse(database.prepare(query).all())
    .map(({ name }) => name)
}
