import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, openTestDesk } from '../../test/support/test-desk.ts'
import { backupStore } from '../db/backup.ts'
import { openOwnStore } from '../db/open-configured.ts'
import { restoreStore } from '../db/restore.ts'
import { recordDamage, recordRestore, shutOutRevoked } from './after-restore.ts'
import { revokeDevice } from './devices.ts'
import { stateOfLink } from './links.ts'

const open = (directory: string) => openOwnStore(directory, fridayTenAm, { warn: () => {} })

/** Makes a backup with two devices and an unused link, and then revokes one of the devices. */
async function aBackup() {
  const directory = aDirectory()
  const file = join(aDirectory(), 'backup.sqlite')
  const database = await open(directory)
  const desk = await openTestDesk({ database })
  const front = await desk.enter('Front desk')
  const lost = await desk.enter('Lost phone')
  const link = await desk.link()
  await backupStore(directory, file)
  await revokeDevice(database.transact, 'Lost phone', fridayTenAm)
  await database.close()
  return { directory, file, link, cookies: { front: front.cookie, lost: lost.cookie } }
}

async function restored(directory: string, file: string) {
  let shutOut: string[] = []
  await restoreStore(directory, file, fridayTenAm, async (store) => {
    shutOut = await shutOutRevoked(store, { directory, removals: undefined, nowMs: fridayTenAm })
  })
  return shutOut
}

it('a restore shuts out a device revoked since the backup, and makes each link to the desk expire', async () => {
  const { directory, file, link, cookies } = await aBackup()
  expect(await restored(directory, file)).toEqual(['Lost phone'])
  const database = await open(directory)
  const desk = await openTestDesk({ database })
  const status = async (cookie: string) =>
    (
      await desk.app.request('http://localhost:3001/', {
        headers: { host: 'localhost:3001', cookie },
      })
    ).status
  expect(await status(cookies.lost)).toBe(403)
  expect(await status(cookies.front)).toBe(200)
  expect(await stateOfLink(database.db, link, fridayTenAm)).toBe('expired')
  const events = await database.db.selectFrom('event').select(['kind', 'detail']).execute()
  expect(events).toContainEqual({ kind: 'device revoked', detail: '{"device":2}' })
  await database.close()
})

it('every board shows once that a damaged log took away what was recorded last', async () => {
  const { desk, front } = await openFrontDesk()
  await desk.book()
  const damagedAtMs = fridayTenAm + 10 * 60_000
  const startAt = async (atMs: number) => {
    await recordDamage(desk.database, damagedAtMs, atMs)
    desk.clock.nowMs = atMs
    return (await front.board()).restore
  }
  const shown = { atMs: damagedAtMs + 1000, lastAtMs: fridayTenAm }
  expect(await startAt(damagedAtMs + 1000)).toEqual(shown)
  expect(await startAt(damagedAtMs + 60_000)).toEqual(shown)
})

it('for a day, every board shows when a backup was restored and when its newest data was recorded', async () => {
  const { desk, front } = await openFrontDesk()
  await desk.book()
  const restoredAtMs = fridayTenAm + 20 * 60_000
  await recordRestore(desk.database, restoredAtMs)
  const restoreOnBoard = async (atMs: number) => {
    desk.clock.nowMs = atMs
    return (await front.board()).restore
  }
  const expected = { atMs: restoredAtMs, lastAtMs: fridayTenAm }
  expect(await restoreOnBoard(restoredAtMs + 60_000)).toEqual(expected)
  const againAtMs = restoredAtMs + 120_000
  await recordRestore(desk.database, againAtMs)
  expect(await restoreOnBoard(againAtMs)).toMatchObject({ atMs: againAtMs })
  expect(await restoreOnBoard(againAtMs + 24 * 3_600_000)).toBeUndefined()
})
