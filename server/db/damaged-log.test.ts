import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequest, aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { backupStore } from './backup.ts'
import { damagedLogs, keepDamagedLog, readIfThere } from './damaged-log.ts'
import { openForCommand, openOwnStore } from './open-configured.ts'
import { restoreStore } from './restore.ts'

const { log } = recordingLog()
type OpenLog = typeof log
const frameBytes = 24 + 4096
const fileIn = (directory: string, suffix: '' | '-wal' | '-shm' = '') =>
  join(directory, `centre.sqlite${suffix}`)

/** Returns the files that a killed server leaves. Each of its requests was a commit of its own. */
async function aKilledStore({ isLogReused = false, isCheckpointed = false } = {}): Promise<string> {
  const directory = aDirectory()
  // Closing writes the tables into the file, so that the log begins with the first request.
  await (await openOwnStore(directory, fridayTenAm, log)).close()
  const server = await openOwnStore(directory, fridayTenAm, log)
  const store = async (made: number) => await storeRequest(server, { request: aRequestOf(made) })
  for (let made = 0; made < 10; made++) await store(made)
  if (isLogReused) {
    const other = new DatabaseSync(fileIn(directory))
    other.exec('pragma wal_checkpoint(restart)')
    other.close()
    await store(10)
  }
  if (isCheckpointed) {
    const other = new DatabaseSync(fileIn(directory))
    other.exec('pragma wal_checkpoint(full)')
    other.close()
  }
  const killed = aDirectory()
  cpSync(directory, killed, { recursive: true })
  await server.close()
  return killed
}

const powerCut = (directory: string) => rmSync(fileIn(directory, '-shm'))

function damage(directory: string, at: (length: number) => number): void {
  const bytes = readFileSync(fileIn(directory, '-wal'))
  const place = at(bytes.length)
  bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place)
  writeFileSync(fileIn(directory, '-wal'), bytes)
}

const inHeader = (directory: string) => damage(directory, () => 17)
const inFirstFrame = (directory: string) => damage(directory, () => 32 + 500)
const inLastFrame = (directory: string) => damage(directory, (length) => length - 500)
const cutShort = (directory: string) =>
  truncateSync(
    fileIn(directory, '-wal'),
    readFileSync(fileIn(directory, '-wal')).length - frameBytes,
  )

const withoutLog = (directory: string) => rmSync(fileIn(directory, '-wal'))
const emptied = (directory: string) => truncateSync(fileIn(directory, '-wal'))

it.each<[how: string, changes: ((directory: string) => void)[], left?: '-wal' | '-shm']>([
  ['damaged in its header', [inHeader]],
  ['damaged in its header, without its index after a power cut', [inHeader, powerCut]],
  ['damaged in its first frame', [inFirstFrame]],
  ['damaged in its first frame, without its index after a power cut', [inFirstFrame, powerCut]],
  ['damaged in its last frame', [inLastFrame]],
  ['cut short', [cutShort]],
  ['deleted', [withoutLog], '-shm'],
  ['emptied', [emptied], '-shm'],
])('a start keeps a copy of what is left of a log %s', async (_how, changes, left = '-wal') => {
  const directory = await aKilledStore()
  for (const change of changes) change(directory)
  const damaged = readFileSync(fileIn(directory, left))
  await (await openOwnStore(directory, fridayTenAm, log)).close()
  const [kept = '', ...others] = damagedLogs(directory)
  expect(others).toEqual([])
  expect(readFileSync(join(directory, kept)).equals(damaged)).toBe(true)
})

it('a start keeps nothing of a log that is gone, if the file had each of its commits', async () => {
  const directory = await aKilledStore({ isCheckpointed: true })
  withoutLog(directory)
  await (await openOwnStore(directory, fridayTenAm, log)).close()
  expect(damagedLogs(directory)).toEqual([])
})

it('after a damaged log, a new visit gets an id that no lost visit had, and a second start skips no id', async () => {
  const directory = await aKilledStore()
  inFirstFrame(directory)
  const visits = []
  for (const nth of [1, 2]) {
    const server = await openOwnStore(directory, Date.now(), log)
    const { reference } = await storeRequest(server, {
      request: aRequest({ phone: `98${nth}0000000` }),
    })
    const requests = server.db.selectFrom('request').select('visit_id')
    const { visit_id } = await requests.where('reference', '=', reference).executeTakeFirstOrThrow()
    visits.push(visit_id)
    await server.close()
  }
  const [first = 0, second = 0] = visits
  expect(first).toBeGreaterThan(1_000_000)
  expect(second).toBe(first + 1)
})

it.each([
  ['is whole', [], {}],
  ['is whole, and had no index after a power cut', [powerCut], {}],
  ['a power cut tore in its last commit', [powerCut, inLastFrame], {}],
  ['SQLite started again', [], { isLogReused: true }],
  ['SQLite started again, and had no index after a power cut', [powerCut], { isLogReused: true }],
])('a start keeps no copy of a log that %s', async (_which, changes, of) => {
  const directory = await aKilledStore(of)
  for (const change of changes) change(directory)
  await (await openOwnStore(directory, fridayTenAm, log)).close()
  expect(damagedLogs(directory)).toEqual([])
})

it('a restore keeps a copy of a damaged log before SQLite drops it', async () => {
  const directory = await aKilledStore()
  inFirstFrame(directory)
  const copy = join(aDirectory(), 'copy')
  await backupStore(await aKilledStore(), copy)
  await restoreStore(directory, copy, fridayTenAm)
  expect(damagedLogs(directory)).toHaveLength(1)
})

it.each([
  [
    'a command',
    async (dataDir: string, log: OpenLog) =>
      await openForCommand({ databaseUrl: undefined, dataDir }, log),
  ],
  [
    'a move',
    async (directory: string, log: OpenLog) => await openOwnStore(directory, fridayTenAm, log),
  ],
])('%s says once that the log was damaged, and names the copy', async (_what, open) => {
  const directory = await aKilledStore()
  inFirstFrame(directory)
  const { log: said, logged } = recordingLog()
  for (const _time of ['the first', 'the second']) await (await open(directory, said)).close()
  const kept = damagedLogs(directory)
  expect(kept).toHaveLength(1)
  expect(logged).toEqual([
    expect.objectContaining({
      kept: join(directory, ...kept),
      msg: expect.stringContaining('requests may be lost: docs/alarms.md, log-damaged'),
    }),
  ])
})

it('beside a running server a command finds no damage', async () => {
  const directory = aDirectory()
  const server = await openOwnStore(directory, fridayTenAm, log)
  await storeRequest(server)
  await (await openForCommand({ databaseUrl: undefined, dataDir: directory }, log)).close()
  await server.close()
  expect(damagedLogs(directory)).toEqual([])
})

it('a log is not taken for damaged if a server writes it while the check reads it', async () => {
  const directory = await aKilledStore()
  inFirstFrame(directory)
  let commits = 0
  const whileWritten = (path: string) => {
    const bytes = readIfThere(path)
    // As SQLite does with each commit, changes the index. The log was read half before and half after.
    if (path.endsWith('-shm')) bytes.writeUInt32LE(++commits, 8)
    return bytes
  }
  keepDamagedLog(directory, whileWritten)
  expect(damagedLogs(directory)).toEqual([])
  keepDamagedLog(directory)
  expect(damagedLogs(directory)).toHaveLength(1)
})
