import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDirectory } from '../../test/support/a-directory.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { isBusy } from './errors.ts'
import { openOwnStore } from './open-configured.ts'
import { storeFiles } from './store-files.ts'

/** Opens a server's store, and a second connection that holds the write lock on its file. */
async function aHeldStore() {
  const directory = aDirectory()
  const database = await openOwnStore(directory, fridayTenAm, recordingLog().log)
  const lockHolder = new DatabaseSync(storeFiles(directory).database)
  onTestFinished(async () => {
    lockHolder.close()
    await database.close()
  })
  lockHolder.exec('begin immediate')
  return { database, lockHolder }
}

it('a write fails after it waited five seconds for another program', async () => {
  const { database } = await aHeldStore()
  fakeTimers()
  let failure: unknown
  const write = database.proveWritable(fridayTenAm).catch((error) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(4900)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  await write
  expect(isBusy(failure)).toBe(true)
})

it('writes behind each other wait for another program together, not one after the other', async () => {
  const { database, lockHolder } = await aHeldStore()
  fakeTimers()
  const failures: unknown[] = []
  const write = () => database.proveWritable(fridayTenAm).catch((error) => failures.push(error))
  const early = Array.from({ length: 8 }, write)
  await vi.advanceTimersByTimeAsync(7500)
  expect(failures.map(isBusy)).toEqual(Array(8).fill(true))
  const late = write()
  await vi.advanceTimersByTimeAsync(200)
  lockHolder.exec('commit')
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all([...early, late])
  expect(failures).toHaveLength(8)
  lockHolder.exec('begin immediate')
  const anew = write()
  await vi.advanceTimersByTimeAsync(4900)
  expect(failures).toHaveLength(8)
  await vi.advanceTimersByTimeAsync(200)
  await anew
  expect(failures).toHaveLength(9)
})

function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}
