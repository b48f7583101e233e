import { booking as strings } from '../../content/en/booking.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { answerCall, cutCall, holdCall, recordCalls } from '../pages/product-call.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

for (const [name, request] of [
  ['every value', aFullBooking()],
  ['an empty email', aBooking()],
] as const) {
  test(`spec 4 · success leads to the confirmation with ${name} as query parameters`, async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    const confirmation = new ConfirmationPage(page)
    await booking.open()
    await booking.fill(request)
    await booking.submit.click()
    await confirmation.arrive()
    expect(confirmation.query()).toEqual([
      ['name', request.name],
      ['phone', request.phone],
      ['email', request.email],
      ['date', request.date],
      ['time', request.time],
      ['tests', 'MRI Scan,Blood Sugar'],
      ['reference', expect.stringMatching(/^#SID\d{6}$/)],
    ])
    await expect(confirmation.details).toContainText(request.name)
    await confirmation.expectAccessible()
  })
}

test.describe('when sending fails', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  for (const [name, fail] of [
    ['a refusal', (page) => answerCall(page, { status: 503, json: { error: 'Later, please.' } })],
    ['a broken connection', cutCall],
  ] as const satisfies readonly [string, typeof cutCall][]) {
    test(`spec 4 · after ${name} the user stays on the form with an alert and everything typed`, async ({
      page,
    }) => {
      const booking = new BookingPage(page)
      const request = aFullBooking()
      await booking.open()
      await booking.fill(request)
      await fail(page)
      await booking.submit.click()
      await expect(booking.alert).toBeVisible()
      await expect(page).toHaveURL('/book-appointment')
      await booking.expectFilled(request)
      await expect(booking.submit).toBeEnabled()
      await expect(page).toHaveTitle(new RegExp(`^${strings.errorTitlePrefix}`))
      await booking.expectAccessible()
    })
  }
})

test('spec 4 · while the request is under way the form says so, and a double click sends once', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  const calls = recordCalls(page)
  const held = await holdCall(page)
  await booking.fill(aBooking())
  await booking.submit.dblclick()
  await expect(booking.submit).toHaveText(strings.submitting)
  await expect(
    booking.form.getByRole('status').filter({ hasText: strings.submitting }),
  ).toHaveCount(1)
  // Marked as disabled, yet a finger or Enter can still reach it.
  await booking.submit.click({ force: true })
  await booking.name.press('Enter')
  await booking.expectAccessible()
  held.letGo()
  await new ConfirmationPage(page).arrive()
  expect(calls).toHaveLength(1)
})

test('spec 4 · Enter in a field sends a complete form', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aBooking())
  await booking.name.press('Enter')
  await new ConfirmationPage(page).arrive()
})
