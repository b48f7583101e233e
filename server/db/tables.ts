import { type Kysely, sql } from 'kysely'
import { generatedKey, isPostgres } from './dialect.ts'
import { createVisitTables, indexNoticeOfAsk } from './visit-tables.ts'

/** Creates every table of a new store, as migration 009 leaves them in a store of 2.0.0. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  await createVisitTables(db)
  await createNotice(db)
  await createDigest(db)
  await createReceipt(db)
  await createFlow(db)
  await createClock(db)
  await createDevices(db)
  await createCounter(db)
}

async function createNotice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('id', 'integer', generatedKey(db))
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
    .addColumn('visit_id', 'integer')
    .addColumn('ask', 'integer')
    .addColumn('opening', 'integer')
    .addColumn('last_known', 'integer')
    .addColumn('shows', 'text')
    .execute()
  await index(db, 'notice_provider_message_id', 'notice', ['provider_message_id'])
  await index(db, 'notice_covered_by', 'notice', ['covered_by'])
  await indexIfSet(db, 'notice_due', 'notice', 'due_at')
  await indexNoticeOfAsk(db)
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

async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_link')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('desk_device')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()
  // The name of a revoked device may be used again.
  await sql`create unique index desk_device_name on desk_device (name)
    where revoked_at is null`.execute(db)
}

/** One row whose number grows with each transaction that changes what a board shows. */
async function createCounter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_change')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into desk_change (id, version) values (1, 1)`.execute(db)
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
