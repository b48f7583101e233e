import { once } from 'node:events'
import { connect } from 'node:net'
import type { FaultInput } from '../../fake-whatsapp/faults.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'
import type { House } from '../support/test-server.ts'

const stopWithinMs = 10_000

/** Longer than a message that may have gone out is waited for before it is sent again. */
const absenceMs = 120_000

test('SIGTERM lets a notice in flight arrive, and it is not sent again', async ({ ownHouse }) => {
  const reference = await bookInto(ownHouse, { kind: 'slow', delayMs: 1000 })
  await expectCleanStop(ownHouse)
  expect(ownHouse.messagesOf(reference)).toHaveLength(1)
  expect(await ownHouse.notices()).toMatchObject([{ reference, status: 'accepted', attempts: 1 }])
})

test('SIGTERM waits for no provider that hangs, and the notice in flight is not lost', async ({
  ownHouse,
}) => {
  const reference = await bookInto(ownHouse, { kind: 'drop', delayMs: 30_000 })
  await expectCleanStop(ownHouse)
  expect(ownHouse.messagesOf(reference)).toHaveLength(0)
  await ownHouse.startAgain(absenceMs)
  await expect.poll(() => ownHouse.messagesOf(reference)).toHaveLength(1)
})

test('SIGTERM ends a server with nothing to do at once', async ({ ownHouse }) => {
  await expectCleanStop(ownHouse)
})

test('SIGTERM waits for no visitor who never finishes sending', async ({ ownHouse }) => {
  const { port, hostname } = new URL(ownHouse.url)
  const visitor = connect(Number(port), hostname)
  await once(visitor, 'connect')
  visitor.on('error', () => {})
  visitor.write('POST /api/send-whatsapp HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{')
  // The answer to a second visitor shows that the first one's bytes have been read.
  await fetch(ownHouse.url)
  await expectCleanStop(ownHouse)
  visitor.destroy()
})

/** A request whose notice is on its way, and meets this at WhatsApp. */
async function bookInto(house: House, fault: FaultInput): Promise<string> {
  house.fake.failNext(fault)
  const answer = await fetch(`${house.url}/api/send-whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aBooking()),
  })
  const { reference } = await answer.json()
  await expect.poll(() => house.fake.calls).toHaveLength(1)
  return reference
}

async function expectCleanStop(house: House): Promise<void> {
  const { code, signal, tookMs } = await house.terminate()
  expect({ code, signal }).toEqual({ code: 0, signal: null })
  expect(tookMs).toBeLessThan(stopWithinMs)
}
