import { join } from 'node:path'
import { answers } from '../../content/en/answers.ts'
import { launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { anAttempt, type PostAnswer, postBooking } from './post-booking.ts'
import { mountSmallDisk } from './small-disk.ts'

const diskBytes = 4 * 1024 * 1024

/** The server must recover within this time. The worker retries sooner, and /readyz caches answers for less time. */
const recoveryMs = 15_000

/** How long the disk stays full: long enough for three tries of the worker. */
const outageMs = 3000

/** The most errors that the outage may log: one for each of the worker's jobs, not for each try. */
const maxComplaints = 4

const notStored = { kind: 'refused', status: 503, error: answers.refusals['not-stored'] } as const

test('on a full disk a booking gets 503 with the specified text, and 200 again once there is room', async ({
  request,
  started,
  startServer,
}) => {
  const disk = await mountSmallDisk(diskBytes)
  if ('why' in disk) return test.skip(true, disk.why)
  started.defer(disk.unmount)
  const testServer = await startServer({ DATA_DIR: join(disk.path, 'data') })
  const attempts = Array.from({ length: 30 }, (_, number) => anAttempt(number))
  const post = async (from: number, to: number) =>
    await Promise.all(
      attempts.slice(from, to).map((attempt) => postBooking(testServer.url, attempt)),
    )
  const readiness = async () => (await request.get(`${testServer.url}/readyz`)).status()
  const before = await post(0, 3)
  await expect.poll(() => testServer.fake.messages).toHaveLength(3)
  // WhatsApp accepts a message, and the disk is full when WhatsApp's answer arrives.
  testServer.fake.failNext({ kind: 'late', delayMs: 1000 })
  const inFlight = await post(3, 4)
  await expect.poll(() => testServer.fake.messages).toHaveLength(4)
  await disk.fill()

  const during = await post(4, 24)
  expect(during).toEqual(during.map(() => notStored))
  const { tests, ...fields } = anAttempt(30).booking
  const form = { ...fields, tests: tests[0] ?? '' }
  const page = await request.post(`${testServer.url}/book-appointment`, { form })
  expect(page.status()).toBe(503)
  expect(await page.text()).toContain(answers.refusals['not-stored'])
  expect(await readiness()).toBe(503)
  expect((await request.get(`${testServer.url}/services`)).status()).toBe(200)

  const isOutcomeWaiting = () =>
    testServer.lines.some(({ msg }) => msg === 'an outcome waits to be written')
  await expect.poll(isOutcomeWaiting).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, outageMs))
  const complaints = testServer.lines.filter(
    ({ level, msg }) => level === 50 && msg !== 'request not stored',
  )
  expect(complaints.length).toBeLessThanOrEqual(maxComplaints)

  await disk.free()
  await expect.poll(readiness, { timeout: recoveryMs }).toBe(200)
  const after = [...(await post(24, 30)), ...(await post(4, 6))]
  const accepted = referencesOf([...before, ...inFlight, ...after]).toSorted()
  expect(accepted).toHaveLength(12)

  expect((await testServer.appointments()).map(({ reference }) => reference).toSorted()).toEqual(
    accepted,
  )
  const [acceptedReference = ''] = referencesOf(inFlight)
  const settled = async () =>
    (await testServer.notices()).filter(
      ({ reference, status }) => reference === acceptedReference && status === 'accepted',
    )
  await expect.poll(settled, { timeout: recoveryMs }).toMatchObject([{ attempts: 1 }])
  expect(testServer.messagesOf(acceptedReference)).toHaveLength(1)
  const owed = (await testServer.notices()).map(({ reference }) => reference)
  expect(owed.toSorted()).toEqual(accepted)
})

test('a server killed on a full disk refuses to start, and loses no request once there is room', async ({
  started,
  startServer,
}) => {
  const disk = await mountSmallDisk(diskBytes)
  if ('why' in disk) return test.skip(true, disk.why)
  started.defer(disk.unmount)
  const testServer = await startServer({ DATA_DIR: join(disk.path, 'data') })
  const accepted = await postBooking(testServer.url, anAttempt(0))
  await disk.fill()
  await testServer.kill()
  const refused = launchSite(testServer.environment)
  expect(await refused.exited).toEqual({ code: 1, signal: null })
  expect(refused.lines.at(-1)?.msg).toMatch(/^start refused: .* has no room: free space/)
  await disk.free()
  await testServer.startAgain()
  expect((await testServer.appointments()).map(({ reference }) => reference)).toEqual(
    referencesOf([accepted]),
  )
})

function referencesOf(answers: readonly PostAnswer[]): string[] {
  return answers.flatMap((answer) => (answer.kind === 'accepted' ? answer.reference : []))
}
