import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { generatedKey, isPostgres } from './dialect.ts'

/**
 * Reception's screen: what it records of an appointment, its devices and their acts, and a counter
 * of changes. Every new column may be left out, as a server of 1.0.0 beside this one does.
 */
export const desk: Migration = {
  async up(db) {
    await addColumns(db)
    await indexForBoard(db)
    await createDevices(db)
    await createActs(db)
    await createCounter(db)
  },
}

const texts = ['agreed_date', 'agreed_time', 'outcome_reason', 'seen_by', 'claimed_by'] as const
const instants = ['try_again_at', 'seen_at', 'claimed_until', 'reminded_at'] as const

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const appointment = db.schema.alterTable('appointment')
  for (const name of texts) await appointment.addColumn(name, 'text').execute()
  for (const name of instants) await appointment.addColumn(name, 'bigint').execute()
  await appointment.addColumn('note', 'text', (column) => column.notNull().defaultTo('')).execute()
  await appointment
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('site'))
    .execute()
  await db.schema.alterTable('audit').addColumn('device', 'text').execute()
}

/** Of few rows each, so that intake pays for none of them. */
async function indexForBoard(db: Kysely<unknown>): Promise<void> {
  await sql`create index appointment_agreed on appointment (agreed_date)
    where agreed_date is not null`.execute(db)
  await sql`create index appointment_corrects on appointment (corrects)
    where corrects is not null`.execute(db)
  await sql`create index audit_of_desk on audit (at) where actor = 'desk'`.execute(db)
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

async function createActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_act')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('device_id', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('refs', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('undo', 'text')
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema.createIndex('desk_act_at').on('desk_act').column('at').execute()
}

/** What a card shows, but for `heard_at`, which changes with each receipt and is shown rarely. */
const shownColumns = [
  'status',
  'status_at',
  'date',
  'time',
  'received_at',
  'call_by',
  'needs_call_at',
  'erased_at',
  'note',
  ...texts,
  ...instants,
] as const

/** One row whose number grows with each transaction that changes what a board shows. */
async function createCounter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_change')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into desk_change (id, version) values (1, 1)`.execute(db)
  if (isPostgres(db)) await countOnPostgres(db)
  else await countOnSqlite(db)
}

async function countOnSqlite(db: Kysely<unknown>): Promise<void> {
  const count = sql`begin update desk_change set version = version + 1 where id = 1; end`
  await sql`create trigger desk_inserted after insert on appointment ${count}`.execute(db)
  await sql`create trigger desk_updated after update on appointment
    when ${isShownChange('is not')} ${count}`.execute(db)
}

/**
 * Deferred, so that the row of the counter is locked last of all, and never waits for another lock
 * while others wait for it; once for each transaction, however many rows it changes.
 */
async function countOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_change add column last_xid xid8`.execute(db)
  await sql`create function count_desk_change() returns trigger language plpgsql as $$
    begin
      update desk_change set version = version + 1, last_xid = pg_current_xact_id()
        where id = 1 and last_xid is distinct from pg_current_xact_id();
      return null;
    end $$`.execute(db)
  const counting = sql`deferrable initially deferred for each row`
  const run = sql`execute function count_desk_change()`
  await sql`create constraint trigger desk_inserted after insert on appointment
    ${counting} ${run}`.execute(db)
  await sql`create constraint trigger desk_updated after update on appointment
    ${counting} when (${isShownChange('is distinct from')}) ${run}`.execute(db)
}

function isShownChange(differs: 'is not' | 'is distinct from') {
  const changed = (column: string) =>
    sql`${sql.ref(`new.${column}`)} ${sql.raw(differs)} ${sql.ref(`old.${column}`)}`
  const shown = sql.join(shownColumns.map(changed), sql` or `)
  return sql`${shown} or (new.needs_call_at is not null and ${changed('heard_at')})`
}
