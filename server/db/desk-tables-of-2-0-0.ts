import { type Kysely, sql } from 'kysely'
import { generatedKey, isPostgres } from './dialect.ts'

/** Creates the tables of the desk alone: its devices, their acts, and a counter of changes. */
export async function createDeskTables(db: Kysely<unknown>): Promise<void> {
  await createDevices(db)
  await createActs(db)
  await createCounter(db)
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
  'agreed_date',
  'agreed_time',
  'outcome_reason',
  'seen_by',
  'claimed_by',
  'try_again_at',
  'seen_at',
  'claimed_until',
  'reminded_at',
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
 * The trigger is deferred, so that the counter's row is locked last and no transaction holds it
 * while it waits for another lock. Each transaction counts once, however many rows it changes.
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
