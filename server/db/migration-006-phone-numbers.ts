import type { Kysely } from 'kysely'
import { phoneKeys } from '../appointments/phone-key.ts'
import { generatedKey } from './dialect.ts'
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
    const numbers = page.flatMap(({ id, phone, received_at }) =>
      phoneKeys(phone).map((phone_key) => ({ appointment_id: id, phone_key, received_at })),
    )
    if (numbers.length > 0) await db.insertInto('phone_number').values(numbers).execute()
  }
}
