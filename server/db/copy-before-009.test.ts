import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { aDirectory } from '../../test/support/a-directory.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { keptFile } from '../../test/support/kept-stores.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { visitDepsAt } from '../../test/support/visit-store.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { copyBefore009 } from './copy-before-009.ts'
import { explainUnusable } from './errors.ts'
import { countFile, findDamage, withFile } from './inspect-file.ts'
import { openForCommand, openForServer } from './open-configured.ts'
import { lockStore, storeFiles } from './store-files.ts'
import { truncateWal } from './truncate-wal.ts'

const place = (dataDir: string) => ({ databaseUrl: undefined, dataDir })

async function aStoreOf200(): Promise<string> {
  const { directory, close } = await keptFile('2.0.0')
  onTestFinished(close)
  return directory
}

const copiesIn = (directory: string) =>
  readdirSync(directory).filter((name) => name.includes('2.0.0'))

const openers = [
  [
    'a server',
    async (directory: string, log = recordingLog().log) =>
      (await openForServer(place(directory), fridayTenAm, log)).database,
  ],
  [
    'a command',
    async (directory: string, log = recordingLog().log) =>
      await openForCommand(place(directory), log),
  ],
] as const

it.each(openers)('%s copies a file of 2.0.0 once, before updating it', async (_by, open) => {
  const { log, logged } = recordingLog()
  const directory = await aStoreOf200()
  await (await open(directory, log)).close()
  const [name = '', ...others] = copiesIn(directory)
  const copy = join(directory, name)
  expect(others).toEqual([])
  expect(logged).toMatchObject([{ copy, msg: expect.stringContaining('delete the copy') }])
  expect(findDamage(copy, 'integrity_check')).toBeUndefined()
  expect(countFile(copy).requests).toBe(kept.requests.length)
  await (await open(directory, log)).close()
  expect(logged).toHaveLength(1)
})

it.each(openers)('%s makes no copy of a new store', async (_by, open) => {
  const directory = aDirectory()
  await (await open(directory)).close()
  expect(copiesIn(directory)).toEqual([])
})

it('makes a second copy only of a file that has changed since the first', async () => {
  const directory = await aStoreOf200()
  const { log } = recordingLog()
  for (const _start of [1, 2]) await copyBefore009(directory, log)
  expect(copiesIn(directory)).toHaveLength(1)
  withFile(storeFiles(directory).database, (file) => file.exec('update heartbeat set at = 1'))
  await copyBefore009(directory, log)
  expect(copiesIn(directory)).toHaveLength(2)
})

it('makes its copy even if an earlier start was killed while copying', async () => {
  const directory = await aStoreOf200()
  writeFileSync(join(directory, 'centre-of-2.0.0.sqlite'), 'half a copy')
  await copyBefore009(directory, recordingLog().log)
  expect(copiesIn(directory)).toEqual([expect.stringMatching(/^centre-of-2\.0\.0-\w+\.sqlite$/)])
})

it('refuses a command while a server of 2.0.0 runs, and leaves its file as it was', async () => {
  const directory = await aStoreOf200()
  const before = readFileSync(storeFiles(directory).database)
  const server = lockStore(directory)
  const refusal = await openForCommand(place(directory), recordingLog().log).catch(explainUnusable)
  expect(refusal).toBe('is of 2.0.0 and in use: stop its server first')
  expect(readFileSync(storeFiles(directory).database)).toEqual(before)
  expect(copiesIn(directory)).toEqual([])
  server.release()
  await (await openForCommand(place(directory), recordingLog().log)).close()
})

it('leaves no personal text of 2.0.0 on the disk once every visit is erased', async () => {
  const directory = await aStoreOf200()
  const texts = personalTextsIn(storeFiles(directory).database)
  expect(texts.length).toBeGreaterThan(100)
  const { database } = await openForServer(place(directory), fridayTenAm, recordingLog().log)
  onTestFinished(() => database.close())
  for (const copy of copiesIn(directory)) rmSync(join(directory, copy))
  const deps = visitDepsAt(database)
  for (const { id } of await database.db.selectFrom('visit').select('id').execute()) {
    await eraseVisit(deps, id, { kind: 'command' })
  }
  expect(await truncateWal(database)).toBe(true)
  const onDisk = readdirSync(directory).map((name) => readFileSync(join(directory, name)))
  expect(texts.filter((text) => onDisk.some((bytes) => bytes.includes(text)))).toEqual([])
})

/** Returns the texts that patients and reception typed. */
function personalTextsIn(path: string): string[] {
  const columns = 'select name, phone, email, additional_info, note from appointment'
  const rows = withFile(path, (file) => [
    ...file.prepare(columns).all(),
    ...file.prepare('select phone_key from phone_number').all(),
  ])
  const texts = rows.flatMap((row) => Object.values(row)).map(String)
  return [...new Set(texts)].filter((text) => text !== '')
}
