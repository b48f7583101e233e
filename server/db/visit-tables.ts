import { type Kysely, sql } from 'kysely'
import { generatedKey } from './dialect.ts'

/** Creates the tables of visits, empty (schema-visits.ts). */
export async function createVisitTables(db: Kysely<unknown>): Promise<void> {
  await createVisit(db)
  await createRequest(db)
  await createEvent(db)
  await createVisitPhone(db)
  await createRecipient(db)
}

async function createVisit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ending', 'text')
    .addColumn('day', 'text')
    .addColumn('agreed_date', 'text')
    .addColumn('agreed_time', 'text')
    .addColumn('call_by', 'bigint')
    .addColumn('try_again_at', 'bigint')
    .addColumn('needs_call', 'integer', (column) => column.notNull())
    .addColumn('look_at', 'bigint')
    .addColumn('last_sent_at', 'bigint')
    .addColumn('last_recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('claim_device', 'integer')
    .addColumn('claim_until', 'bigint')
    .addColumn('claim_number', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await sql`create index visit_to_call on visit (call_by) where call_by is not null`.execute(db)
  await sql`create index visit_to_call_again on visit (last_recorded_at)
    where state = 'to call again'`.execute(db)
  await sql`create index visit_look on visit (look_at) where look_at is not null`.execute(db)
  await sql`create index visit_day on visit (day) where day is not null`.execute(db)
  await sql`create index visit_recorded on visit (last_recorded_at, state)`.execute(db)
}

async function createRequest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('visit_id', 'integer', (column) => column.notNull().references('visit.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('source', 'text', (column) => column.notNull())
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
    .addColumn('is_beyond_limit', 'integer', (column) => column.notNull())
    .addUniqueConstraint('request_number', ['visit_id', 'number'])
    .execute()
  await sql`create index request_received on request (received_at)`.execute(db)
  await sql`create index request_beyond_limit on request (visit_id)
    where is_beyond_limit = 1`.execute(db)
}

async function createEvent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'integer', generatedKey(db))
    // The bare events stay when a purge deletes the visit.
    .addColumn('visit_id', 'integer')
    .addColumn('number', 'integer')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('device_id', 'integer')
    .addColumn('act_id', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addUniqueConstraint('event_number', ['visit_id', 'number'])
    .execute()
  await sql`create index event_recorded on event (recorded_at)`.execute(db)
  await sql`create index event_of_desk on event (kind) where actor = 'desk'`.execute(db)
  await db.schema
    .createTable('event_text')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('event_id', 'integer', (column) => column.notNull().references('event.id'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addUniqueConstraint('event_text_once', ['event_id', 'field'])
    .execute()
}

async function createVisitPhone(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_phone')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('visit_id', 'integer', (column) => column.notNull().references('visit.id'))
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('visit_phone_once', ['visit_id', 'phone_key'])
    .execute()
  await sql`create index visit_phone_key on visit_phone (phone_key, recorded_at)`.execute(db)
}

/** The recipients in force, with their role. */
async function createRecipient(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recipient')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('in_force_since', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('recipient_once', ['role', 'channel', 'recipient'])
    .execute()
}

/** One notice for each ask, opening, kind and recipient. */
export async function indexNoticeOfAsk(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index notice_of_ask
    on notice (visit_id, ask, opening, kind, channel, recipient)
    where visit_id is not null`.execute(db)
}
