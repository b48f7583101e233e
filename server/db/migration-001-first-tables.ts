import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { generatedKey } from './dialect.ts'

/** Requests, their notices and receipts, and what paces and watches the sending. */
export const firstTables: Migration = {
  async up(db) {
    await createAppointment(db)
    await createNotice(db)
    await createReceipt(db)
    await createFlow(db)
    await createHeartbeat(db)
  },
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
    .execute()
  await db.schema
    .createIndex('appointment_received')
    .on('appointment')
    .column('received_at')
    .execute()
  await whereDue(db, 'appointment', 'next_step_at')
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
    await db.schema.createIndex(`notice_${column}`).on('notice').column(column).execute()
  }
  await whereDue(db, 'notice', 'due_at')
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
  await whereDue(db, 'receipt', 'due_at')
}

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
}

/**
 * Partial indexes over queued rows only, so a claim costs the same beside a million settled rows.
 */
async function whereDue(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const index = sql.id(`${table}_due`)
  await sql`create index ${index} on ${sql.table(table)} (${sql.ref(column)})
    where ${sql.ref(column)} is not null`.execute(db)
}

/** One row, written to prove that a write would succeed. */
async function createHeartbeat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
