import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedPostgres } from '../../test/support/postgres.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { readVersion } from '../desk/change-counter.ts'
import { erase, findPersonal } from '../privacy/erase.ts'
import { createPhoneNumber } from './migration-006-phone-numbers.ts'
import { openForServer } from './open-configured.ts'
import { openDatabase } from './open-database.ts'
import { openSqliteInMemory } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

const databases: readonly (readonly [name: string, open: () => Promise<Kysely<Schema>>])[] = [
  ['SQLite', async () => openSqliteInMemory()],
  ['PostgreSQL', anEmptyPostgres],
]

describe.each(databases)('a store of 1.0.0 on %s', (_name, open) => {
  it('finds every number of what it holds once it is opened, more than a page of them', async () => {
    const db = await open()
    const database = await openDatabase(db)
    const accept = async (phone: string) =>
      (await database.acceptRequest(aNewAppointment({ request: aRequest({ phone }) }))).reference
    const theirs = [await accept('९८७६५ ४३२१०'), await accept('98111 22233 / 98765 43210')]
    await Promise.all(Array.from({ length: 1100 }, (_, n) => accept(`+91 9${100000000 + n}`)))
    const nobodys = [await accept('n/a'), await accept('98765 43210')]
    await erase(database, nobodys.slice(1), { actor: 'cli', nowMs: fridayTenAm })
    await forgetNumbers(db)
    await createPhoneNumber(db)
    expect(await findPersonal(database, { phone: '98765 43210' })).toEqual(theirs)
    expect(await findPersonal(database, { phone: '+91 9100001099' })).toHaveLength(1)
    expect(await db.selectFrom('phone_number').select('id').execute()).toHaveLength(1103)
    await db.destroy()
  })
})

const places = [
  ['SQLite', async () => ({ databaseUrl: undefined, dataDir: aDirectory() })],
  [
    'PostgreSQL',
    async () => ({ databaseUrl: await (await sharedPostgres()).createDatabase(), dataDir: '' }),
  ],
] as const

describe.each(places)('what 1.0.0 stores beside a newer server on %s', (_name, makePlace) => {
  it('is counted for the desk, and found by all its numbers from the next start on', async () => {
    const place = await makePlace()
    const start = async () => (await openForServer(place, fridayTenAm, recordingLog().log)).database
    const database = await start()
    const number = { phone: '011-41550000' }
    const before = await readVersion(database.db)
    await insertAs100(database.db)
    expect(await readVersion(database.db)).toBeGreaterThan(before)
    expect(await findPersonal(database, number)).toEqual([])
    await database.close()
    for (const _start of [1, 2]) {
      const next = await start()
      expect(await findPersonal(next, number)).toEqual(['#SID703603'])
      const numbers = await next.db.selectFrom('phone_number').select('phone_key').execute()
      expect(numbers).toHaveLength(2)
      await next.close()
    }
  })
})

/** With the columns that 1.0.0 names, and the one number that it reads of two. */
async function insertAs100(db: Kysely<Schema>): Promise<void> {
  await sql`insert into appointment (reference, status, name, phone, email, date, time, tests,
    additional_info, language, received_at, call_by, idempotency_key, fingerprint, heard_at,
    next_step_at, steps_taken, needs_call_at, phone_key, corrects) values ('#SID703603',
    'requested', 'Asha Verma', '98765 43210, 011-41550000', '', '2026-11-21', '11:00 AM',
    '["MRI Scan"]', '', 'en', ${fridayTenAm}, ${fridayTenAm}, 'key', 'fingerprint', null, null,
    '[]', null, '+919876543210', null)`.execute(db)
}

/** As 1.0.0 left it: one key a row, none of another script's digits, no table of numbers. */
async function forgetNumbers(db: Kysely<Schema>): Promise<void> {
  await db.schema.dropTable('phone_number').execute()
  await sql`update appointment set phone_key = ''`.execute(db)
}
