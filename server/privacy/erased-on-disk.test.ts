import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { listAppointments, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqlite } from '../db/open-sqlite.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { erase, findPersonal } from './erase.ts'
import { purgeBatch } from './purge.ts'

/** Longer than a page, so that it fills overflow pages. */
const longNote = 'Zebedee is deaf. '.repeat(400)

let directory: string
let database: Database
beforeEach(async () => {
  directory = aDirectory()
  database = await openDatabase(openSqlite(directory))
  onTestFinished(() => database.close())
  for (let step = 0; step < 40; step++) {
    const request = aRequest({
      name: `Zebedee ${step}`,
      phone: '98111 22233',
      additionalInfo: step % 4 === 0 ? longNote : '',
    })
    const receivedAtMs = fridayTenAm + step
    const idempotencyKey = `Zebedee-${step}`
    await database.acceptRequest(
      aNewAppointment({ request, idempotencyKey, receivedAtMs, notices: [] }),
    )
  }
})

/** In the database and its log, while the store is still open. */
function isOnDisk(text: string): boolean {
  return readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes(text))
}

it('holds neither name nor number on the disk once they are erased', async () => {
  expect(isOnDisk('Zebedee')).toBe(true)
  const theirs = await findPersonal(database, { phone: '9811122233' })
  expect(await erase(database, theirs, { actor: 'cli', nowMs: fridayTenAm })).toBe(40)
  for (const text of ['Zebedee', '98111 22233', '+919811122233']) {
    expect(isOnDisk(text)).toBe(false)
  }
  expect(isOnDisk('MRI Scan')).toBe(true)
})

it('reports that names stay in the log during a read, does not block, and removes them later', async () => {
  const reader = new DatabaseSync(join(directory, 'centre.sqlite'), { readOnly: true })
  reader.exec('begin; select count(*) from appointment')
  const theirs = await findPersonal(database, { phone: '9811122233' })
  const before = performance.now()
  expect(await erase(database, theirs, { actor: 'cli', nowMs: fridayTenAm })).toBe(40)
  expect(await truncateWal(database)).toBe(false)
  // SQLite itself would wait for five seconds, and the event loop with it.
  expect(performance.now() - before).toBeLessThan(2500)
  expect(isOnDisk('Zebedee')).toBe(true)
  reader.exec('commit')
  reader.close()
  expect(await truncateWal(database)).toBe(true)
  for (const text of ['Zebedee', '98111 22233', '+919811122233']) {
    expect(isOnDisk(text)).toBe(false)
  }
})

it('holds nothing on the disk once all is purged', async () => {
  for (const { reference } of await listAppointments(database, undefined)) {
    await setStatus(database, reference, 'confirmed', fridayTenAm)
  }
  const expiry = { receivedBeforeMs: fridayTenAm + 40, auditBeforeMs: 0 }
  const by = { nowMs: fridayTenAm, actor: 'cli' } as const
  while ((await purgeBatch(database, { ...expiry, ...by }, 15)).isMore);
  for (const text of ['Zebedee', '98111 22233', '+919811122233', 'MRI Scan'])
    expect(isOnDisk(text)).toBe(false)
})
