import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { answerCall, healCall, recordCalls } from '../pages/product-call.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 3, 4, 7 · one POST with every field is the only call, is stored whole and is confirmed', async ({
  page,
  baseURL,
  testServer,
}) => {
  const request = aFullBooking()
  const booking = new BookingPage(page)
  const calls = recordCalls(page)
  await booking.open()
  await booking.fill({ ...request, name: `  ${request.name} `, phone: ` ${request.phone} ` })
  const confirmation = await booking.send()
  expect(calls).toHaveLength(1)
  const [call] = calls
  expect(call?.method()).toBe('POST')
  expect(call?.url()).toBe(`${baseURL}/api/send-whatsapp`)
  expect(call?.headers()['content-type']).toBe('application/json')
  expect(call?.headers()['idempotency-key']).toMatch(/^[\x20-\x7e]{16,255}$/)
  const { name, phone, email, date, time, tests, additionalInfo } = request
  expect(call?.postData()).toBe(
    JSON.stringify({ name, phone, email, date, time, tests, additionalInfo }),
  )
  expect(confirmation.query()).toEqual([
    ['name', name],
    ['phone', phone],
    ['email', email],
    ['date', date],
    ['time', time],
    ['tests', 'MRI Scan,Blood Sugar'],
    ['reference', expect.stringMatching(/^#SID\d{6}$/)],
  ])
  await expect(confirmation.details).toContainText(name)
  const reference = await confirmation.readReference()
  const stored = (await testServer.appointments()).find((row) => row.reference === reference)
  expect(stored).toMatchObject({ name, phone, date, time, tests: tests.join('; ') })
})

/** The first two answers hold no JSON, and the third holds no reference. */
const okAnswers = {
  '200 and no JSON': { status: 200, contentType: 'text/html', body: '<p>Fine' },
  '204 and no body': { status: 204 },
  '201 and JSON of another kind': { status: 201, json: ['unexpected', null] },
}

test('spec 7 · any OK status is success, and the form does not use the body', async ({ page }) => {
  const booking = new BookingPage(page)
  const confirmation = new ConfirmationPage(page)
  for (const [name, answer] of Object.entries(okAnswers)) {
    await test.step(name, async () => {
      const request = aBooking()
      await booking.open()
      await healCall(page)
      await answerCall(page, answer)
      await booking.fill(request)
      await booking.submit.click()
      await confirmation.arriveUnproven()
      expect(confirmation.query()).toEqual([
        ['name', request.name],
        ['phone', request.phone],
        ['email', ''],
        ['date', request.date],
        ['time', request.time],
        ['tests', 'MRI Scan,Blood Sugar'],
      ])
      expect(await confirmation.readReference()).toMatch(/^#SID\d{6}$/)
    })
  }
})
