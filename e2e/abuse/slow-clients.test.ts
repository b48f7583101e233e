import { book } from '../support/a-booking.ts'
import { expect, test } from '../support/server-test.ts'
import type { StartedServer } from '../support/test-server.ts'
import { answerTo } from './raw-client.ts'
import { slowClients } from './slow-clients.ts'

/** The timeouts of server/web/listen.ts, and what a busy machine may add to them. */
const headersTimeoutMs = 10_000
const requestTimeoutMs = 20_000
const slackMs = 5000

/** The longest that a visitor may wait, even on a busy machine. */
const patienceMs = 5000

const stopWithinMs = 10_000

const perKind = 100
const bytesOfAllAnswers = 24_000_000

test(`${perKind * 5 + 10} slow clients delay no visitor, and the server disconnects stalled ones in time`, async ({
  startServer,
}) => {
  test.setTimeout(requestTimeoutMs + 40_000)
  const testServer = await startServer()
  const startedMs = performance.now()
  const slow = await slowClients(testServer.url, perKind)
  const trickle = setInterval(slow.trickle, 1000)
  const untilMs = async (timeoutMs: number) =>
    await expect
      .poll(() => performance.now() - startedMs, { timeout: timeoutMs + slackMs })
      .toBeGreaterThan(timeoutMs)

  for (let visitor = 0; visitor < 10; visitor++) await visit(testServer)
  const references = await Promise.all(Array.from({ length: 10 }, () => bookInTime(testServer)))
  expect(slow.all.filter(({ isClosed }) => isClosed).length).toBeLessThan(perKind)

  await untilMs(headersTimeoutMs)
  const closed = (clients: typeof slow.all) => () => clients.every(({ isClosed }) => isClosed)
  await expect.poll(closed([...slow.silent, ...slow.inHeaders]), { timeout: slackMs }).toBe(true)
  expect(slow.inHeaders[0]?.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(slow.inBody.every(({ isClosed }) => isClosed)).toBe(false)
  await visit(testServer)

  await untilMs(requestTimeoutMs)
  await expect.poll(closed(slow.inBody), { timeout: slackMs }).toBe(true)
  expect(slow.inBody[0]?.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  const taken = await Promise.all(slow.deaf.map((client) => client.untilClosed()))
  for (const answers of taken) expect(answers.length).toBeLessThan(bytesOfAllAnswers)
  expect(slow.waiting.some(({ isClosed }) => isClosed)).toBe(false)
  await visit(testServer)

  clearInterval(trickle)
  slow.vanish()
  const stored = (await testServer.appointments()).map(({ reference }) => reference)
  expect(stored.toSorted()).toEqual(references.toSorted())
  expect(testServer.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
})

test('the server stops at SIGTERM without waiting for slow clients', async ({ startServer }) => {
  const testServer = await startServer()
  const slow = await slowClients(testServer.url, 20)
  const trickle = setInterval(slow.trickle, 200)
  await visit(testServer)
  const { code, signal, tookMs } = await testServer.terminate()
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  expect(tookMs).toBeLessThan(stopWithinMs)
  expect(testServer.lines.map(({ msg }) => msg)).toContain('stopped')
  clearInterval(trickle)
  slow.vanish()
})

/** Opens a page on a new connection, as on a first visit, and expects the answer in time. */
async function visit({ url }: StartedServer): Promise<void> {
  const startedMs = performance.now()
  const answer = await answerTo(
    url,
    'GET /about HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(performance.now() - startedMs).toBeLessThan(patienceMs)
}

async function bookInTime({ url }: StartedServer): Promise<string> {
  const startedMs = performance.now()
  const reference = await book(url)
  expect(performance.now() - startedMs).toBeLessThan(patienceMs)
  return reference
}
