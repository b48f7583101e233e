import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aProvider } from '../../test/support/a-provider.ts'
import { aRequestOf } from '../../test/support/a-request.ts'
import { deliveryDeps } from '../../test/support/delivery-deps.ts'
import { allVisits, storeRequest } from '../../test/support/visit-store.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqlite } from '../db/open-sqlite.ts'
import { storeFiles } from '../db/store-files.ts'
import { readVisits } from '../visits/load-visits.ts'
import { deliverDue } from './deliver-due.ts'

describe('while a page of one visit is damaged', () => {
  it('the messages of the other visits are sent', async () => {
    const { database } = await openDamagedStore()
    let sent = 0
    const channel = aProvider({
      async send() {
        sent++
        return { kind: 'accepted', providerMessageId: undefined }
      },
    })
    const alarms = new Set<string>()
    const raiseAlarm = async ({ subject }: { subject: string }) => void alarms.add(subject)
    await deliverDue(channel, deliveryDeps(database, { raiseAlarm }), new AbortController().signal)
    expect(sent).toBeGreaterThanOrEqual(leastReadable)
    expect(alarms).toEqual(new Set(['visit-unreadable']))
  })

  it('the other visits are listed', async () => {
    const { database, ids } = await openDamagedStore()
    const { visits, unreadable } = await readVisits(database.db, ids)
    expect(visits.length).toBeGreaterThanOrEqual(leastReadable)
    expect(visits.length + unreadable.length).toBe(ids.length)
    expect(unreadable.map(({ id }) => id)).toContain(ids[0])
  })
})

/** A page of the table holds at most four of the 16 requests. */
const leastReadable = 12

/** A store on the disk with 16 visits. The page with the request of the first is damaged. */
async function openDamagedStore() {
  const directory = aDirectory()
  const before = await openDatabase(openSqlite(directory))
  const longest = 'x'.repeat(1000)
  for (let place = 0; place < 16; place++) {
    const additionalInfo = place === 0 ? longest : longest.replaceAll('x', 'y')
    await storeRequest(before, { request: aRequestOf(place, { additionalInfo }) })
  }
  const ids = (await allVisits(before)).map(({ id }) => id)
  await before.close()
  damagePageWith(longest, storeFiles(directory).database)
  const database = await openDatabase(openSqlite(directory))
  onTestFinished(() => database.close())
  return { database, ids }
}

/** Overwrites the last page that holds the text. That page belongs to the table, not to an index. */
function damagePageWith(text: string, file: string): void {
  const bytes = readFileSync(file)
  const pageBytes = 4096
  const page = Math.floor(bytes.lastIndexOf(text) / pageBytes)
  writeFileSync(file, bytes.fill(0xff, page * pageBytes, (page + 1) * pageBytes))
}
