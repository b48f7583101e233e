import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { day } from '../../domain/time/milliseconds.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { aDevice, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqlite } from '../db/open-sqlite.ts'
import { performAct } from '../visits/perform-act.ts'
import { fingerprintOf } from '../visits/recorded-act.ts'
import { eraseAll, findPersonal } from './erase.ts'
import { purgeBatch } from './purge-batch.ts'

/** Longer than a page of SQLite, so that it fills overflow pages. */
const longNote = 'Zebedee is deaf. '.repeat(400)

const count = 40

let directory: string
let database: Database
beforeEach(async () => {
  directory = aDirectory()
  database = await openDatabase(openSqlite(directory))
  onTestFinished(() => database.close())
  for (let step = 0; step < count; step++) {
    const request = aRequest({
      name: `Zebedee ${step}`,
      phone: '98111 22233',
      additionalInfo: step % 4 === 0 ? longNote : '',
    })
    const receivedAtMs = fridayTenAm + step
    const idempotencyKey = `Zebedee-${step}`
    await storeRequest(database, { request, idempotencyKey, receivedAtMs })
  }
})

/** Whether the file of the database or its write-ahead log contains a text, while the store is still open. */
function isOnDisk(text: string): boolean {
  return readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes(text))
}

const personal = ['Zebedee', '98111 22233', '+919811122233']

it('after an erasure the disk holds no names, numbers, notes or corrections, and no hashes of these', async () => {
  const device = await aDevice(database.db, 'Front')
  const content = { kind: 'corrected', corrected: { phone: '98222 33344' } } as const
  const deps = visitDepsAt(database)
  const note = { kind: 'note', note: 'her husband must not know' } as const
  for (const each of [content, note]) {
    await performAct(deps, { id: each.kind, device, visit: 1, content: each })
  }
  const typed = [content.corrected.phone, note.note, fingerprintOf(1, content)]
  for (const text of typed) expect(isOnDisk(text)).toBe(true)
  await eraseAll(database, deps, await findPersonal(database.db, { phone: '9811122233' }))
  for (const text of [...typed, ...personal, '+919822233344']) expect(isOnDisk(text)).toBe(false)
})

it('the disk holds nothing of a visit once it is purged', async () => {
  await database.db.updateTable('visit').set({ state: 'ended', ending: 'cancelled' }).execute()
  const expiry = { beforeMs: fridayTenAm + day, eventsBeforeMs: 0, nowMs: fridayTenAm }
  const by = { kind: 'command' } as const
  while ((await purgeBatch(database, { ...expiry, by }, 15)).isMore);
  for (const text of [...personal, 'MRI Scan']) expect(isOnDisk(text)).toBe(false)
})
