import { languagesSpoken } from '../../content/languages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { recordCalls } from '../pages/product-call.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

const { booking: strings } = languagesSpoken.hi

test('offline is shown and does not block sending; being online again is shown and sends nothing', async ({
  page,
  context,
}) => {
  const booking = new BookingPage(page, 'hi')
  const note = booking.slip.getByRole('status')
  await booking.open()
  const calls = recordCalls(page)
  await booking.fill(aFullBooking())
  await context.setOffline(true)
  await expect(note.getByText(strings.offline)).toBeVisible()
  await booking.expectAccessible()
  await expect(booking.submit).toBeEnabled()
  await booking.submit.click()
  await expect(booking.alert).toContainText(strings.alert.thrown)
  await expect(booking.alert.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await context.setOffline(false)
  await expect(note.getByText(strings.onlineAgain)).toBeVisible()
  expect(calls).toHaveLength(1)
  await booking.submit.click()
  await new ConfirmationPage(page, 'hi').arrive()
})
