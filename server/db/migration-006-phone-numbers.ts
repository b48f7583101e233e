import type { Kysely, Selectable } from 'kysely'
import { phoneKeys } from '../appointments/phone-key.ts'
import { chunksOf } from './chunks.ts'
import { generatedKey, takeIntakeTurn } from './dialect.ts'
import type { Schema } from './schema.ts'

/** Rows read and written at a time. */
const pageRows = 500

/** Every number of an appointment, where `appointment.phone_key` had room for one. */
export async function createPhoneNumber(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('phone_number')
    .addColumn('id', 'integer', generatedKey(db))
    .addColumn('appointment_id', 'integer', (column) =>
      column.notNull().references('appointment.id').onDelete('cascade'),
    )
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('phone_number_appointment')
    .on('phone_number')
    .column('appointment_id')
    .execute()
  await db.schema
    .createIndex('phone_number_key')
    .on('phone_number')
    .columns(['phone_key', 'received_at'])
    .execute()
  await fillPhoneNumbers(db)
}

/** From the text typed: version 1.0.0 read one number of it, and only ASCII digits. */
async function fillPhoneNumbers(db: Kysely<Schema>): Promise<void> {
  const read = (after: number) =>
    db
      .selectFrom('appointment')
      .select(['id', 'phone', 'received_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .execute()
  for (let page = await read(0); page.length > 0; page = await read(page.at(-1)?.id ?? 0)) {
    await insertNumbers(db, numbersOf(page))
  }
}

/** An update of several servers, one after the other, is over by then. */
const besideMaxMs = 30 * 24 * 60 * 60_000

/**
 * Of requests that a server of 1.0.0 stored in tables that were migrated already, beside a newer one
 * or started again: it does not know this table. The server that takes its place looks for them.
 */
export async function addMissingNumbers(db: Kysely<Schema>, nowMs: number): Promise<void> {
  if ((await missingNumbers(db, nowMs)).length === 0) return
  await db.transaction().execute(async (transaction) => {
    // Another server that starts now finds the same.
    await takeIntakeTurn(transaction)
    await insertNumbers(transaction, await missingNumbers(transaction, nowMs))
  })
}

async function missingNumbers(db: Kysely<Schema>, nowMs: number) {
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'phone', 'received_at'])
    .where('received_at', '>=', nowMs - besideMaxMs)
    .where(({ not, exists, selectFrom }) => {
      const numbers = selectFrom('phone_number').select('id')
      return not(exists(numbers.whereRef('appointment_id', '=', 'appointment.id')))
    })
    .execute()
  return numbersOf(rows)
}

type Typed = Pick<Selectable<Schema['appointment']>, 'id' | 'phone' | 'received_at'>

function numbersOf(rows: readonly Typed[]) {
  return rows.flatMap(({ id, phone, received_at }) =>
    phoneKeys(phone).map((phone_key) => ({ appointment_id: id, phone_key, received_at })),
  )
}

async function insertNumbers(db: Kysely<Schema>, numbers: ReturnType<typeof numbersOf>) {
  for (const chunk of chunksOf(numbers, pageRows)) {
    await db.insertInto('phone_number').values(chunk).execute()
  }
}
