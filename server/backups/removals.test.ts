import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk } from '../../test/support/test-desk.ts'
import { allRequests, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqlite } from '../db/open-sqlite.ts'
import { restoreStore } from '../db/restore.ts'
import { shutOutRevoked } from '../desk/after-restore.ts'
import { listDevices, revokeDevice } from '../desk/devices.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { makeCopy } from './make-copy.ts'
import { eraseAgain, removalsOf } from './removals.ts'

const open = (directory: string) => openDatabase(openSqlite(directory))

/** Copies a store of two patients and two devices, then removes one patient and one device. */
async function aStore() {
  const dataDir = aDirectory()
  const backupDir = aDirectory()
  const database = await open(dataDir)
  const desk = await openTestDesk({ database })
  await desk.enter('Front desk')
  await desk.enter('Lost phone')
  await storeRequest(database, { receivedAtMs: fridayTenAm })
  const another = aRequest({ phone: '9811122233', name: 'Ravi Rao' })
  await storeRequest(database, { request: another, receivedAtMs: fridayTenAm + 1 })
  const made = await makeCopy({ dataDir, backupDir }, fridayTenAm)
  if (made.kind !== 'copied') throw new Error(made.kind)
  await eraseVisit(visitDepsAt(database), 1, { kind: 'command' })
  await revokeDevice(database.transact, 'Lost phone', fridayTenAm)
  await makeCopy({ dataDir, backupDir }, fridayTenAm + minute)
  await database.close()
  return { dataDir, backupDir, copy: join(backupDir, made.file) }
}

const pathOfLogIn = (directory: string) =>
  join(directory, readdirSync(directory).find((file) => file.endsWith('.jsonl')) ?? '')

async function restored(directory: string, copy: string, backupDir: string) {
  let shutOut: readonly string[] = []
  let erased = 0
  await restoreStore(directory, copy, fridayTenAm, async (store) => {
    const removals = await removalsOf(store, { logsIn: [backupDir], directory })
    shutOut = await shutOutRevoked(store, { directory, removals, nowMs: fridayTenAm })
    erased = await eraseAgain(visitDepsAt(store), removals ?? [])
  })
  const database = await open(directory)
  const names = (await allRequests(database)).map(({ name }) => name)
  const devices = (await listDevices(database.db)).map(({ name }) => name)
  await database.close()
  return { shutOut, erased, names, devices }
}

it('a restore on a new machine repeats each erasure and revocation made since the copy', async () => {
  const { backupDir, copy } = await aStore()
  expect(await restored(aDirectory(), copy, backupDir)).toEqual({
    shutOut: ['Lost phone'],
    devices: ['Front desk'],
    erased: 1,
    names: ['', 'Ravi Rao'],
  })
})

it('the log of removals has a line for each removal, with id and time, and skips half a line', async () => {
  const { dataDir, backupDir, copy } = await aStore()
  appendFileSync(pathOfLogIn(backupDir), '{"kind":"era')
  const database = await open(dataDir)
  await eraseVisit(visitDepsAt(database), 2, { kind: 'command' })
  await database.close()
  await makeCopy({ dataDir, backupDir }, fridayTenAm + 2 * minute)
  const lines = readFileSync(pathOfLogIn(backupDir), 'utf8').split('\n').filter(Boolean)
  expect(lines).toEqual([
    `{"kind":"erased","id":1,"since":${fridayTenAm}}`,
    expect.stringMatching(/^\{"kind":"revoked","id":2,"since":\d+\}$/),
    '{"kind":"era',
    `{"kind":"erased","id":2,"since":${fridayTenAm + 1}}`,
  ])
  expect((await restored(aDirectory(), copy, backupDir)).names).toEqual(['', ''])
})

it('a restore does not erase a newer visit that got the id of an erased visit', async () => {
  const { backupDir, copy } = await aStore()
  const directory = aDirectory()
  appendFileSync(
    pathOfLogIn(backupDir),
    `{"kind":"erased","id":2,"since":${fridayTenAm - minute}}\n`,
  )
  expect(await restored(directory, copy, backupDir)).toMatchObject({ names: ['', 'Ravi Rao'] })
})
