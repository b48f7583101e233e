import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { day } from '../domain/time/milliseconds.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { eraseAll } from '../server/privacy/erase.ts'
import { storeClosed } from '../test/support/a-closed-request.ts'
import { aDirectory } from '../test/support/a-directory.ts'
import { aRequest } from '../test/support/a-request.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { allVisits, visitDepsAt } from '../test/support/visit-store.ts'
import { erasePersonalData } from './erase.ts'
import { purge } from './purge.ts'
import { emptyLog } from './truncate-wal.ts'

/** A session with a store on the disk. It has a closed visit of last year, and another program is reading it. */
async function openBesideReader() {
  const directory = aDirectory()
  const database = await openDatabase(openSqlite(directory))
  onTestFinished(() => database.close())
  const session = await openTestSession({ database })
  const config = { ...session.config, dataDir: directory }
  const request = aRequest({ name: 'Zebedee', date: '2025-10-20' })
  const reference = await storeClosed(database, fridayTenAm - 400 * day, { request })
  const reader = new DatabaseSync(join(directory, 'centre.sqlite'), { readOnly: true })
  reader.exec('begin; select count(*) from visit')
  const log = join(directory, 'centre.sqlite-wal')
  return { session: { ...session, config }, database, reference, reader, log }
}

/** The same after the patient was erased. */
async function eraseBesideReader() {
  const { database, ...opened } = await openBesideReader()
  await eraseAll(database, visitDepsAt(database), await allVisits(database))
  return opened
}

it('empties the log once the reader has closed the store, and prints nothing', async () => {
  const { session, reader, log } = await eraseBesideReader()
  expect(readFileSync(log).includes('Zebedee')).toBe(true)
  let waits = 0
  await emptyLog(session, async () => {
    if (++waits === 3) reader.close()
  })
  expect(waits).toBe(3)
  expect(session.printed()).toBe('')
  expect(readFileSync(log)).toHaveLength(0)
})

it.each([
  ['an erasure', /delete them there/],
  ['a purge', / purged\n$/],
])('is done at the end of %s, when the reader has ended', async (what, isLastPrinted) => {
  const { session, reference, reader, log } = await openBesideReader()
  const print = (text: string) => void (isLastPrinted.test(text) && reader.close())
  if (what === 'a purge') await purge({ dryRun: false, yes: true }, { ...session, print })
  else await erasePersonalData(reference, { yes: true }, { ...session, print })
  expect(readFileSync(log)).toHaveLength(0)
})

it('says after five seconds that the log still holds the data, and how to find the reader', async () => {
  const { session, reader, log } = await eraseBesideReader()
  let waitedMs = 0
  await emptyLog(session, async (ms) => {
    waitedMs += ms
  })
  expect(waitedMs).toBe(5000)
  expect(session.printed()).toContain('The data is still on the disk')
  expect(session.printed()).toContain(`lsof ${log}`)
  expect(readFileSync(log).includes('Zebedee')).toBe(true)
  reader.close()
})
