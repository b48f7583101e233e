import { type Kysely, sql } from 'kysely'
import { createDeskTables } from './desk-tables-of-2-0-0.ts'
import { generatedKey, isPostgres } from './dialect.ts'

/** Creates what a store of 2.0.0 has. A later release changes it by migrations of its own. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  await createAppointment(db)
  await createPhoneNumber(db)
  await createNotice(db)
  await createDigest(db)
  await createReceipt(db)
  await createFlow(db)
  await createAudit(db)
  await createClock(db)
  await createDeskTables(db)
}

async function createAppointment(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appointment')
    .addColumn('id', 'integer', generatedKey(db))
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
    .addColumn('heard_at', 'bigint')
    .addColumn('next_step_at', 'bigint')
    .addColumn('steps_taken', 'text', (column) => column.notNull())
    .addColumn('needs_call_at', 'bigint')
    .addColumn('phone_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('corrects', 'text')
    .addColumn('erased_at', 'bigint')
    .addColumn('status_at', 'bigint')
    .addColumn('agreed_date', 'text')
    .addColumn('agreed_time', 'text')
    .addColumn('outcome_reason', 'text')
    .addColumn('seen_by', 'text')
    .addColumn('claimed_by', 'text')
    .addColumn('try_again_at', 'bigint')
    .addColumn('seen_at', 'bigint')
    .addColumn('claimed_until', 'bigint')
    .addColumn('reminded_at', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('site'))
    .addColumn('right_received_at', 'bigint')
    .execute()
  await index(db, 'appointment_received', 'appointment', ['received_at'])
  await index(db, 'appointment_phone', 'appointment', ['phone_key', 'received_at'])
  await index(db, 'appointment_open', 'appointment', ['status', 'call_by'])
  await index(db, 'appointment_date', 'appointment', ['date'])
  await indexIfSet(db, 'appointment_due', 'appointment', 'next_step_at')
  await indexIfSet(db, 'appointment_agreed', 'appointment', 'agreed_date')
  await indexIfSet(db, 'appointment_corrects', 'appointment', 'corrects')
  await indexIfSet(db, 'appointment_right_received', 'appointment', 'right_received_at')
}

/** Every number in the phone field of an appointment. */
async function createPhoneNumber(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('phone_number')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('appointment_id', 'integer', (column) =>
      column.notNull().references('appointment.id').onDelete('cascade'),
    )
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'phone_number_appointment', 'phone_number', ['appointment_id'])
  await index(db, 'phone_number_key', 'phone_number', ['phone_key', 'received_at'])
}

async function createNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('appointment_id', 'integer', (column) => column.references('appointment.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('unknowns', 'integer', (column) => column.notNull())
    .addColumn('correlation_id', 'text', (column) => column.notNull().unique())
    .addColumn('provider_message_id', 'text')
    .addColumn('covered_by', 'integer', (column) => column.references('notice.id'))
    .addColumn('accepted_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('failure_class', 'text')
    .addColumn('failure_code', 'text')
    .addColumn('subject', 'text')
    .addColumn('dedupe_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['appointment_id', 'provider_message_id', 'covered_by']) {
    await index(db, `notice_${column}`, 'notice', [column])
  }
  await indexIfSet(db, 'notice_due', 'notice', 'due_at')
}

/** A digest is found by its own id; by the notice, to be taken out with it. */
async function createDigest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('digest')
    .addColumn('correlation_id', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'integer', (column) => column.notNull().references('notice.id'))
    .addPrimaryKeyConstraint('digest_of_notices', ['correlation_id', 'notice_id'])
    .execute()
  await index(db, 'digest_notice', 'digest', ['notice_id'])
}

async function createReceipt(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipt')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('provider_message_id', 'text', (column) => column.notNull())
    .addColumn('correlation_id', 'text')
    .addColumn('failure_class', 'text')
    .addColumn('failure_code', 'text')
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addUniqueConstraint('receipt_once', ['provider_message_id', 'kind'])
    .execute()
  await indexIfSet(db, 'receipt_due', 'receipt', 'due_at')
}

/** What paces and watches the sending, and the proof that a write would succeed. */
async function createFlow(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pace')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('burst_started_at', 'bigint', (column) => column.notNull())
    .addColumn('clear_at', 'bigint', (column) => column.notNull())
    .addColumn('strikes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pace_of_recipient', ['channel', 'recipient'])
    .execute()
  await db.schema
    .createTable('circuit')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('probe_at', 'bigint')
    .addColumn('failure_class', 'text')
    .addColumn('failure_code', 'text')
    .execute()
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  if (isPostgres(db)) await createRateLimit(db)
}

/**
 * As rate-limiter-flexible wants it. Unlogged: a crash of the database forgets the counts, and
 * counting waits for no disk.
 */
async function createRateLimit(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limit
    (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db)
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
    .addColumn('device', 'text')
    .execute()
  await index(db, 'audit_of_reference', 'audit', ['reference', 'at'])
  await sql`create index audit_of_desk on audit (at) where actor = 'desk'`.execute(db)
}

/** One row; none in an empty store. */
async function createClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('wall_at', 'bigint', (column) => column.notNull())
    .addColumn('boot_id', 'text')
    .addColumn('uptime', 'bigint', (column) => column.notNull())
    .addColumn('purge_withheld_at', 'bigint')
    .addColumn('ahead', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('moved_after', 'integer')
    .execute()
}

async function index(
  db: Kysely<unknown>,
  name: string,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns])
    .execute()
}

/** Holds the few rows that have a value, so that a million others cost nothing. */
async function indexIfSet(
  db: Kysely<unknown>,
  name: string,
  table: string,
  column: string,
): Promise<void> {
  await sql`create index ${sql.id(name)} on ${sql.table(table)} (${sql.ref(column)})
    where ${sql.ref(column)} is not null`.execute(db)
}
