import { createServer } from 'node:net'
import type { SimulatedFault } from '../../fake-whatsapp/faults.ts'
import { listen } from '../../test/support/listen.ts'
import { book } from '../support/a-booking.ts'
import { clockAhead, launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import type { StartedServer } from '../support/test-server.ts'

const stopWithinMs = 10_000

/** How long the server is stopped. A server waits less than this before it resends a message that may have left. */
const absenceMs = 120_000

/** Longer than any wait between two attempts in the half hour after the first failure. */
const longestWaitMs = 11 * 60_000

test('a server stops at SIGTERM although a provider hangs, and sends the notice after its next start', async ({
  ownServer,
}) => {
  const reference = await bookInto(ownServer, { kind: 'drop', delayMs: 30_000 })
  const { code, signal, tookMs } = await ownServer.terminate()
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  expect(tookMs).toBeLessThan(stopWithinMs)
  expect(ownServer.messagesOf(reference)).toHaveLength(0)
  await ownServer.startAgain(absenceMs)
  await expect.poll(() => ownServer.messagesOf(reference)).toHaveLength(1)
})

test('a server that gets SIGINT twice, as by Ctrl-C under npm, still finishes sending a notice', async ({
  ownServer,
}) => {
  const reference = await bookInto(ownServer, { kind: 'slow', delayMs: 1000 })
  const first = ownServer.terminate('SIGINT')
  await expect.poll(() => ownServer.lines.map(({ msg }) => msg)).toContain('stopping')
  expect(await ownServer.terminate('SIGINT')).toMatchObject({ code: 0, signal: null })
  await first
  expect(ownServer.messagesOf(reference)).toHaveLength(1)
  expect(await ownServer.notices()).toMatchObject([{ reference, status: 'accepted', attempts: 1 }])
})

test('a server that cannot start, because its port is taken, uses up no attempt of a notice', async ({
  ownServer,
}) => {
  await ownServer.fake.goDown()
  const reference = await book(ownServer.url)
  await expect.poll(() => ownServer.notices()).toMatchObject([{ reference, attempts: 1 }])
  await ownServer.terminate()
  const other = createServer()
  const port = await listen(other)
  for (let start = 1; start <= 4; start++) {
    const refused = launchSite(
      { ...ownServer.environment, HOST: '127.0.0.1', PORT: String(port) },
      { clock: clockAhead(start * longestWaitMs) },
    )
    expect(await refused.exited).toEqual({ code: 1, signal: null })
  }
  other.close()
  expect(await ownServer.notices()).not.toMatchObject([{ status: 'abandoned' }])
  await ownServer.fake.heal()
  await ownServer.startAgain(5 * longestWaitMs)
  await expect.poll(() => ownServer.messagesOf(reference)).toHaveLength(1)
})

/** Books, and lets the first message meet this fault. Returns the reference once the fake WhatsApp has the message. */
async function bookInto(testServer: StartedServer, fault: SimulatedFault): Promise<string> {
  testServer.fake.failNext(fault)
  const reference = await book(testServer.url)
  await expect.poll(() => testServer.fake.calls).toHaveLength(1)
  return reference
}
