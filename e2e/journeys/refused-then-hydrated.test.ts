import { booking as strings } from '../../content/en/booking.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /status of 422/ })

test('a form refused before hydration is completed and sent after it', async ({ page }) => {
  const booking = new BookingPage(page)
  const wrong = aFullBooking({ tests: [], date: nextSunday(), time: '6:00 PM' })
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  await booking.fill(wrong)
  await booking.submit.click()
  await expect(booking.alert).toContainText(strings.problems['tests-missing'])
  await booking.expectAccessible()
  script.letGo()
  await expect(booking.stillNeeded).toHaveText(/at least one test, preferred time$/)
  await booking.expectFilled(wrong)
  await expect(booking.submit).toBeDisabled()
  await booking.expectAccessible()
  await booking.fill({ tests: ['X-Ray'], time: '4:30 PM' })
  await booking.submit.click()
  await new ConfirmationPage(page).arrive()
})
