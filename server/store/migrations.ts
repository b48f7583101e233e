import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Schema } from './schema.ts'

/** Brings the tables up to date; safe to run at every start. The names of what was applied. */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}

/** Applied in the order of their names; one that has been released is never edited again. */
const migrations: Record<string, Migration> = {
  '001-appointment-and-notice': {
    async up(db) {
      await createAppointment(db)
      await createNotice(db)
      await createHeartbeat(db)
    },
  },
}

async function createAppointment(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appointment')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('tests', 'text', (column) => column.notNull())
    .addColumn('additional_info', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('call_by', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute()
}

async function createNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('appointment_id', 'integer', (column) =>
      column.notNull().references('appointment.id'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('correlation_id', 'text', (column) => column.notNull().unique())
    .addColumn('provider_message_id', 'text')
    .addColumn('failure_class', 'text')
    .addColumn('failure_code', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notice_of_appointment')
    .on('notice')
    .column('appointment_id')
    .execute()
  // Only what is owed stands in this index, so claiming costs the same beside a million settled rows.
  await sql`create index notice_due on notice (due_at) where due_at is not null`.execute(db)
}

/** One row, written to prove that a write would succeed. */
async function createHeartbeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
