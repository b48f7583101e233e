import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { eraseAll } from '../server/privacy/erase.ts'
import { aDirectory } from '../test/support/a-directory.ts'
import { aRequest } from '../test/support/a-request.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { allVisits, storeRequest, visitDepsAt } from '../test/support/visit-store.ts'
import { emptyLog } from './truncate-wal.ts'

/** A session with a store on the disk. A patient was erased while another program was reading it. */
async function eraseBesideReader() {
  const directory = aDirectory()
  const database = await openDatabase(openSqlite(directory))
  onTestFinished(() => database.close())
  const session = await openTestSession({ database })
  const config = { ...session.config, dataDir: directory }
  const request = aRequest({ name: 'Zebedee' })
  await storeRequest(database, { request })
  const reader = new DatabaseSync(join(directory, 'centre.sqlite'), { readOnly: true })
  reader.exec('begin; select count(*) from visit')
  await eraseAll(database, visitDepsAt(database), await allVisits(database))
  const log = join(directory, 'centre.sqlite-wal')
  return { session: { ...session, config }, reader, log }
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
