import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 3 · appointment request · every field of it is on the form', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  for (const field of [
    booking.name,
    booking.phone,
    booking.email,
    booking.date,
    booking.additionalInfo,
  ])
    await expect(field).toBeVisible()
  await expect(booking.slots).toHaveCount(24)
  await expect(booking.testList).toBeVisible()
})

for (const [name, request] of [
  ['with email and additionalInfo', aFullBooking()],
  ['with neither, for they are optional', aBooking()],
] as const) {
  test(`spec 3 · appointment request · is stored whole ${name}`, async ({ page, testServer }) => {
    const booking = new BookingPage(page)
    const confirmation = new ConfirmationPage(page)
    await booking.open()
    await booking.fill(request)
    await booking.submit.click()
    await confirmation.arrive()
    const reference = await confirmation.readReference()
    const stored = (await testServer.appointments()).find((row) => row.reference === reference)
    const { date, time, phone, tests } = request
    expect(stored).toMatchObject({ name: request.name, phone, date, time, tests: tests.join('; ') })
  })
}
