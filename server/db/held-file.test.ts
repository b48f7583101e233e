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
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
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
