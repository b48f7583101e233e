import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/server-test.ts'
import { anAttempt, postBooking } from './post-booking.ts'

/** The server looks every two seconds for what a command erased, and then starts a process that copies. */
const copiedWithinMs = 40_000

test('after a disk is lost, restoring the last copy erases again what was erased since the copy', async ({
  started,
  startServer,
}) => {
  const backupDir = await mkdtemp(join(tmpdir(), 'centre-copies-'))
  started.defer(() => rm(backupDir, { recursive: true, force: true }))
  const testServer = await startServer({ BACKUP_DIR: backupDir })
  const dataDir = testServer.environment.DATA_DIR ?? ''
  const files = async () => (await readdir(backupDir)).toSorted()
  const copies = async () => (await files()).filter((file) => file.endsWith('.sqlite'))
  const book = async (number: number) => {
    const answer = await postBooking(testServer.url, anAttempt(number))
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer))
    return answer.reference
  }
  await expect.poll(copies, { timeout: copiedWithinMs }).toHaveLength(1)
  const [erased, kept] = [await book(0), await book(1)]
  const said = await testServer.say('backup')
  const [, copy = ''] = /(\S+\.sqlite): copied and checked/.exec(said) ?? []
  expect(await testServer.say('backup')).toContain('nothing has changed since this copy')
  await testServer.say('erase', '--yes', erased.slice(4))
  // The server notices the erasure by itself, and copies at once.
  await expect.poll(copies, { timeout: copiedWithinMs }).toHaveLength(3)
  const bookedAfterCopy = await book(2)

  await testServer.kill()
  await rm(dataDir, { recursive: true })
  const restored = await testServer.say('restore', copy)
  expect(restored).toContain('restored: 2 appointments')
  expect(restored).toContain('erased again, because they were erased since: 1 visit')
  await testServer.startAgain()
  const listed = JSON.stringify(await testServer.appointments())
  expect(listed).toContain(kept)
  expect(listed).not.toContain(anAttempt(0).booking.phone)
  expect(listed).not.toContain(bookedAfterCopy)
  // The start makes a fourth copy. It deletes none of the older three, because they are of the same store.
  await expect.poll(copies, { timeout: copiedWithinMs }).toHaveLength(4)
  expect((await files()).filter((file) => !file.endsWith('.sqlite'))).toEqual([
    expect.stringMatching(/^centre-[0-9a-f]{8}-removals\.jsonl$/),
  ])
})
