import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

/** Longer than the lease a process that was killed in the middle of a send has left behind. */
const absenceMs = 120_000

/** The first attempt after the return may still find WhatsApp down; the next follows in seconds. */
const retriedWithinMs = 20_000

test('killed right after the answer, with WhatsApp down: stored, and its notice delivered once', async ({
  ownServer,
  request,
}) => {
  const { fake } = ownServer
  const data = aBooking()
  await fake.goDown()
  const answer = await request.post(`${ownServer.url}/api/send-whatsapp`, { data })
  await ownServer.kill()
  expect(answer.status()).toBe(200)
  const { reference } = await answer.json()

  await ownServer.startAgain(absenceMs)
  expect(await ownServer.appointments()).toMatchObject([
    { reference, status: 'requested', name: data.name, phone: data.phone, date: data.date },
  ])
  await fake.heal()
  await expect
    .poll(() => ownServer.messagesOf(reference), { timeout: retriedWithinMs })
    .toHaveLength(1)
  const settled = async () => (await ownServer.notices()).map(({ status }) => status)
  await expect.poll(settled).toEqual(['accepted'])
  expect(fake.messages).toHaveLength(1)
})
