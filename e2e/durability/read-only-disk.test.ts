import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { answers } from '../../content/en/answers.ts'
import { expect, test } from '../support/server-test.ts'
import { startBuiltServer } from '../support/test-server.ts'
import { anAttempt, postBooking } from './post-booking.ts'
import { mountFailingDisk } from './small-disk.ts'

const run = promisify(execFile)

/** /readyz must show the new state within this time, which is longer than the time for which it caches an answer. */
const recoveryMs = 15_000

const notStored = { kind: 'refused', status: 503, error: answers.refusals['not-stored'] } as const

test('no request that was answered 200 is lost if the disk refuses writes or becomes read-only', async ({
  request,
}) => {
  const disk = await mountFailingDisk(24)
  if ('why' in disk) return test.skip(true, disk.why)
  const dataDir = join(disk.path, 'data')
  const testServer = await startBuiltServer({ DATA_DIR: dataDir })
  const files = [join(dataDir, 'centre.sqlite'), join(dataDir, 'centre.sqlite-wal')]
  const readiness = async () => (await request.get(`${testServer.url}/readyz`)).status()
  const references: string[] = []
  const book = async (number: number) => {
    const answer = await postBooking(testServer.url, anAttempt(number))
    if (answer.kind === 'accepted') references.push(answer.reference)
    return answer
  }
  try {
    await book(0)
    await run('chattr', ['+i', ...files])
    expect(await book(1)).toEqual(notStored)
    await expect.poll(readiness, { timeout: recoveryMs }).toBe(503)
    await run('chattr', ['-i', ...files])
    await expect.poll(readiness, { timeout: recoveryMs }).toBe(200)
    await book(2)

    await disk.fail()
    expect(await book(3)).toEqual(notStored)
    await expect.poll(readiness, { timeout: recoveryMs }).toBe(503)
    // The server is killed first, because the disk can be checked and mounted again only while no file on it
    // is open.
    await testServer.kill()
    await disk.mend()
    await testServer.startAgain()
    await book(4)
    expect(references).toHaveLength(3)
    const stored = (await testServer.appointments()).map(({ reference }) => reference)
    expect(stored.toSorted()).toEqual(references.toSorted())
  } finally {
    await testServer.close()
    await disk.unmount()
  }
})
