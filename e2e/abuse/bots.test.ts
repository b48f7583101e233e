import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'
import { addressOf, countOf, flood, forgedHeaders, statusOf } from './bots.ts'

/** WhatsApp takes 5 messages at once to one recipient, and then one every 6 seconds. */
const burst = 5
const messageEveryMs = 6000

/** The summary must arrive within this time. In the evening it may wait behind the day's digest. */
const summarisedWithinMs = (burst + 2) * messageEveryMs

/** How many requests get a message of their own. They are few, so that the summary leaves in the same burst. */
const toldEach = 3

/** The statuses of refused requests in a flood: 429 beyond a limit, 503 while the server is overloaded. */
const refusedWith = [429, 503]

test('a bot that forges address headers is still limited, because our proxy appends its real address', async ({
  startServer,
}) => {
  const testServer = await startServer({
    LIMIT_PER_ADDRESS: '3',
    LIMIT_OVERALL: '8',
    TRUST_PROXY: '1',
  })
  const addressSeen = '203.0.113.7'
  const statuses: number[] = []
  for (let index = 0; index < 4; index++) {
    const forged = addressOf(index)
    const forwarded = `${addressOf(100 + index)}, ${forged}, ${addressSeen}`
    statuses.push(
      await statusOf(testServer.url, aBooking(), {
        ...forgedHeaders(forged),
        'x-forwarded-for': forwarded,
      }),
    )
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusOf(testServer.url, aBooking(), { 'x-forwarded-for': '203.0.113.8' })).toBe(200)
})

test('a thousand bots at a thousand addresses cause a few messages and a summary, not a thousand messages', async ({
  startServer,
}) => {
  const testServer = await startServer({
    LIMIT_OVERALL: String(toldEach),
    TRUST_PROXY: '1',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  })
  const startedMs = performance.now()
  const statuses = await flood(testServer.url, 1000, (index) => forgedHeaders(addressOf(index)))
  const stored = countOf(statuses, 200)
  expect(stored).toBeGreaterThan(100)
  expect(statuses.filter((status) => status !== 200 && !refusedWith.includes(status))).toEqual([])
  expect(await statusOf(testServer.url, aBooking(), forgedHeaders('203.0.113.8'))).toBe(200)
  const appointments = await testServer.appointments()
  expect(appointments).toHaveLength(stored + 1)
  expect(appointments.filter(({ told }) => told === 'NEEDS CALL')).toHaveLength(
    stored + 1 - toldEach,
  )
  const notices = await testServer.notices()
  expect(notices.filter(({ kind }) => kind === 'request')).toHaveLength(toldEach)
  expect(notices.filter(({ kind }) => kind === 'summary').length).toBeLessThanOrEqual(2)
  await expect
    .poll(() => testServer.fake.messages.map(({ parameters }) => parameters.summary ?? ''), {
      timeout: summarisedWithinMs,
    })
    .toContainEqual(expect.stringContaining('beyond the hourly limit need a call'))
  const sent = testServer.fake.messages.length
  const intervals = Math.floor((performance.now() - startedMs) / messageEveryMs)
  expect(sent).toBeLessThanOrEqual(burst + intervals)
  for (const path of ['/', '/book-appointment']) {
    expect((await fetch(testServer.url + path)).status).toBe(200)
  }
})
