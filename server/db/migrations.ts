import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { hasTable } from './dialect.ts'
import { restoreABackup, UnusableStore } from './errors.ts'
import { migrateVisits, migration009 } from './migration-009-visits.ts'
import type { Db } from './schema.ts'
import { createTables } from './tables.ts'

/**
 * Brings the tables up to date. Several processes may do this at once, because Kysely takes an advisory lock
 * on PostgreSQL.
 *
 * @returns The names of the migrations that were applied.
 */
export async function migrate(db: Db): Promise<string[]> {
  refuseOtherTables(await appliedNames(db))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}

/**
 * As `migrate`, for a command. It only reads if the tables are up to date, because on SQLite a migration waits for the
 * lock of a server that writes.
 */
export async function migrateForCommand(db: Db): Promise<string[]> {
  const applied = await appliedNames(db)
  refuseOtherTables(applied)
  const isUpToDate = Object.keys(migrations).every((name) => applied.includes(name))
  return isUpToDate ? [] : await migrate(db)
}

export async function appliedNames(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Throws {@link UnusableStore} if a newer version has migrated the tables, or if 2.0.0 has not migrated them
 * yet.
 *
 * @param applied The names of the migrations that a store has had; none for a new store.
 */
export function refuseOtherTables(applied: readonly string[]): void {
  const unknown = applied.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined)
    throw new UnusableStore(
      `was written by a newer version of this program (${unknown}): install that version, or ${restoreABackup} made before`,
    )
  const isNew = applied.length === 0
  if (!isNew && !applied.includes('007-desk'))
    throw new UnusableStore(
      'was written by 1.0.0: open it with 2.0.0 first, then with this version',
    )
}

/** Whether a store has tables that migration 009 has not changed yet. */
export function isUnchangedSince200(applied: readonly string[]): boolean {
  return applied.length > 0 && !applied.includes(migration009)
}

/** The migrations of 1.0.0 and 2.0.0. The first build of 2.0.0 lacks the last one. */
export const namesOf200 = [
  '001-first-tables',
  '002-phone-key-and-audit',
  '003-desk-day-and-report',
  '004-clock',
  '005-digests-and-acts',
  '006-phone-numbers',
  '007-desk',
  '008-right-times',
] as const

const nothing: Migration = { up: async () => {} }

/** Applied in the order of their names. Those before 008 do nothing now. Never edit a migration after its release. */
const migrations: Readonly<Record<string, Migration>> = {
  ...Object.fromEntries(namesOf200.map((name) => [name, nothing])),
  '008-right-times': { up: addRightTimes },
  [migration009]: { up: makeVisits },
  '010-unread-columns': { up: dropUnread },
}

/** The same change as in 2.0.0. Does nothing in a new store, which has no table `appointment`. */
async function addRightTimes(db: Kysely<unknown>): Promise<void> {
  if (!(await hasTable(db, 'appointment'))) return
  await db.schema.alterTable('appointment').addColumn('right_received_at', 'bigint').execute()
  await db.schema.alterTable('clock').addColumn('moved_after', 'integer').execute()
}

/** Migrates the tables of 2.0.0. A new store has no such tables, and gets today's tables in one step. */
async function makeVisits(db: Kysely<unknown>): Promise<void> {
  if (await hasTable(db, 'appointment')) await migrateVisits(db)
  else await createTables(db)
}

/** Drops what 2.0.0 stored and nothing reads any more. A new store has none of it. */
async function dropUnread(db: Kysely<unknown>): Promise<void> {
  if (!(await hasTable(db, 'digest'))) return
  await db.schema.dropTable('digest').execute()
  await db.schema.dropIndex('notice_covered_by').execute()
  for (const column of ['covered_by', 'delivered_at'])
    await db.schema.alterTable('notice').dropColumn(column).execute()
  await db.schema.alterTable('clock').dropColumn('moved_after').execute()
}
