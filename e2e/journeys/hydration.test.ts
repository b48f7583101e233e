import { booking as strings } from '../../content/en/booking.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test('hydration keeps what was typed into each kind of field', async ({ page }) => {
  const booking = new BookingPage(page)
  const request = aFullBooking()
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  await booking.expectAccessible()
  await booking.fill(request)
  await expect(booking.submit).toBeEnabled()
  await expect(booking.stillNeeded).toHaveCount(0)
  await booking.additionalInfo.focus()

  script.letGo()
  await expect(booking.stillNeeded).toHaveText(strings.complete)
  await booking.expectFilled(request)
  await expect(booking.additionalInfo).toBeFocused()
  await expect(booking.submit).toBeEnabled()
  await expect(booking.form.getByText(strings.selectedCount(2))).toBeVisible()
  await expect(booking.chips.getByRole('listitem')).toHaveText([...request.tests])
  await booking.send()
})

test('hydration disables the button of an incomplete form', async ({ page }) => {
  const booking = new BookingPage(page)
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  await booking.fill({ name: 'Asha', tests: ['ECG'], date: nextSunday(), time: '6:00 PM' })
  await expect(booking.submit).toBeEnabled()
  script.letGo()
  await expect(booking.submit).toBeDisabled()
  await expect(booking.slot('6:00 PM')).toBeDisabled()
  await expect(booking.stillNeeded).toHaveText('Still needed: Preferred Time, Contact Number')
})

test.describe('refused', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('a visitor who was refused before hydration can correct and send the form after it', async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    const wrongParts = { include: ['.alert', '[data-problem]', '.summary'] }
    const wrong = aFullBooking({ tests: [], date: nextSunday(), time: '6:00 PM' })
    const script = await holdScript(page)
    await page.goto(booking.address, { waitUntil: 'commit' })
    await booking.fill(wrong)
    await booking.submit.click()
    await expect(booking.alert).toContainText(strings.problems['tests-missing'])
    await booking.expectAccessible(wrongParts)
    script.letGo()
    await expect(booking.alert).toBeFocused()
    await expect(booking.stillNeeded).toHaveText(/Tests, Preferred Time$/)
    await booking.expectFilled(wrong)
    await expect(booking.submit).toBeDisabled()
    await booking.expectAccessible(wrongParts)
    await booking.fill({ tests: ['X-Ray'], time: '4:30 PM' })
    await booking.send()
  })
})
