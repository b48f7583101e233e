import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { centreCommand } from '../support/centre-command.ts'
import { launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { environmentOf } from '../support/test-server.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { anAttempt, postBooking, postUntilAccepted } from './post-booking.ts'

const booksAgainWithinMs = 15_000

/** /readyz must answer within this time, because a load balancer waits no longer. */
const probeTimeoutMs = 5000

test('a dead connection that holds the intake lock delays bookings at most 15 s, and /readyz answers 503', async ({
  started,
}) => {
  const fake = started.adopt(await startFakeWhatsApp(), ({ stop }) => stop())
  const postgres = started.adopt(await startPostgres(), ({ stop }) => stop())
  const databaseUrl = await postgres.createDatabase()
  const proxy = started.adopt(await startCuttingProxy(databaseUrl), ({ close }) => close())
  const environment = { ...environmentOf(fake.url, '/nowhere'), DATABASE_URL: databaseUrl }
  const cut = launchSite({ ...environment, DATABASE_URL: proxy.databaseUrl })
  started.defer(async () => void (await cut.end()))
  const cutUrl = await cut.listening()
  const other = launchSite(environment)
  started.defer(async () => void (await other.end()))
  const otherUrl = await other.listening()
  const readiness = async () => {
    const answer = await fetch(`${otherUrl}/readyz`, {
      signal: AbortSignal.timeout(probeTimeoutMs),
    })
    return answer.status
  }
  expect(await postBooking(cutUrl, anAttempt(1))).toMatchObject({ kind: 'accepted' })
  expect(await readiness()).toBe(200)
  // The booking below and /readyz take this lock. Delivery runs at the same time and takes another one.
  const untilCut = proxy.cutAfter('pg_advisory_xact_lock($1)')
  const first = anAttempt(2)
  const firstAnswer = postBooking(cutUrl, first)
  await untilCut
  const cutAtMs = performance.now()

  const second = anAttempt(3)
  const bookedAgain = (async () => {
    await postUntilAccepted(second, () => otherUrl)
    return Math.round(performance.now() - cutAtMs)
  })()
  // /readyz caches an answer for a second. Polls further apart could miss the time in which intake waits.
  const held = { message: 'while intake is held up', intervals: [200] }
  await expect.poll(readiness, held).toBe(503)
  const bookedAgainMs = await bookedAgain
  expect(bookedAgainMs).toBeLessThan(booksAgainWithinMs)
  await expect.poll(readiness).toBe(200)
  expect(await firstAnswer).toMatchObject({ kind: 'accepted' })
  const firstAnsweredMs = Math.round(performance.now() - cutAtMs)
  const stored = await centreCommand(environment).appointments()
  expect(stored.filter(({ phone }) => phone === first.booking.phone)).toHaveLength(1)
  process.stdout.write(`half open: ${JSON.stringify({ bookedAgainMs, firstAnsweredMs })}\n`)
})
