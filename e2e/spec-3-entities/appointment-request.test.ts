import { BookingPage } from '../pages/booking-page.ts'
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
