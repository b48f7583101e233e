import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { phoneKeys } from '../appointments/phone-key.ts'
import { generatedKey, isPostgres } from './dialect.ts'
import { writtenByNewer } from './errors.ts'
import { firstTables } from './migration-001-first-tables.ts'
import { createPhoneNumber } from './migration-006-phone-numbers.ts'
import { desk } from './migration-007-desk.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the tables up to date; safe to run at every start, by several processes at once (Kysely
 * takes an advisory lock on PostgreSQL). The names of what was applied.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  await refuseNewerTables(db)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}

/** Throws {@link UnusableStore} for tables that a newer version has migrated; they are left alone. */
async function refuseNewerTables(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const unknown = rows.find(({ name }) => !migrationNames.has(name))
  if (unknown !== undefined) throw writtenByNewer(unknown.name)
}

/** Applied in the order of their names; one that has been released is never edited again. */
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '002-phone-key-and-audit': {
    async up(db) {
      await addPhoneKey(db)
      await createAudit(db)
      if (isPostgres(db)) await createRateLimit(db)
    },
  },
  '003-desk-day-and-report': { up: indexDayLists },
  '004-clock': { up: createClock },
  '005-digests-and-acts': {
    async up(db) {
      await createDigest(db)
      await db.schema.alterTable('appointment').addColumn('status_at', 'bigint').execute()
    },
  },
  '006-phone-numbers': { up: createPhoneNumber },
  '007-desk': desk,
  '008-right-times': { up: keepRightTimes },
}

export const migrationNames: ReadonlySet<string> = new Set(Object.keys(migrations))

/** Finds repeated requests and requests for erasure by number, in any notation. */
async function addPhoneKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('appointment')
    .addColumn('phone_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('appointment').addColumn('corrects', 'text').execute()
  await db.schema.alterTable('appointment').addColumn('erased_at', 'bigint').execute()
  await fillPhoneKeys(db.withTables<Pick<Schema, 'appointment'>>())
  await db.schema
    .createIndex('appointment_phone')
    .on('appointment')
    .columns(['phone_key', 'received_at'])
    .execute()
}

async function fillPhoneKeys(db: Kysely<Pick<Schema, 'appointment'>>): Promise<void> {
  const rows = await db.selectFrom('appointment').select(['id', 'phone']).execute()
  for (const { id, phone } of rows) {
    await db
      .updateTable('appointment')
      .set({ phone_key: phoneKeys(phone)[0] ?? '' })
      .where('id', '=', id)
      .execute()
  }
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
}

/**
 * As rate-limiter-flexible wants it. Unlogged: a crash of the database forgets the counts, and
 * counting waits for no disk.
 */
async function createRateLimit(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
}

/** Finds the day's calls and arrivals, and the calls made, among a million old rows. */
async function indexDayLists(db: Kysely<unknown>): Promise<void> {
  const indexes = [
    ['appointment_open', 'appointment', ['status', 'call_by']],
    ['appointment_date', 'appointment', ['date']],
    ['audit_of_reference', 'audit', ['reference', 'at']],
  ] as const
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
  }
}

/** One row, with the last instant that an older store contains; none in an empty store. */
async function createClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('wall_at', 'bigint', (column) => column.notNull())
    .addColumn('boot_id', 'text')
    .addColumn('uptime', 'bigint', (column) => column.notNull())
    .addColumn('purge_withheld_at', 'bigint')
    .addColumn('ahead', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`insert into clock (id, wall_at, uptime)
    select 1, max(at), 0 from (
      select max(at) as at from heartbeat union all select max(received_at) from appointment
    ) as known having max(at) is not null`.execute(db)
}

/** The index has few rows, if any: of requests that were open when the clock was set. */
async function keepRightTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('appointment').addColumn('right_received_at', 'bigint').execute()
  await sql`create index appointment_right_received on appointment (right_received_at)
    where right_received_at is not null`.execute(db)
  await db.schema.alterTable('clock').addColumn('moved_after', 'integer').execute()
}

/** A digest is found by its own id; by the notice, to be taken out with it. */
async function createDigest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('digest')
    .addColumn('correlation_id', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'integer', (column) => column.notNull().references('notice.id'))
    .addPrimaryKeyConstraint('digest_of_notices', ['correlation_id', 'notice_id'])
    .execute()
  await db.schema.createIndex('digest_notice').on('digest').column('notice_id').execute()
}
