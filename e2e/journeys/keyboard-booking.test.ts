import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { tabTo } from '../pages/keyboard.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
]) {
  test.describe(() => {
    test.use({ viewport })

    test(`a patient books with the keyboard alone in a window ${viewport.width} px wide`, async ({
      page,
    }) => {
      const booking = new BookingPage(page)
      const { keyboard } = page
      const request = aBooking({ tests: ['Ultrasound', 'Level II Scans'], time: '9:30 AM' })
      await booking.open()

      await tabTo(page.getByRole('link', { name: 'Skip to content' }))
      await keyboard.press('Enter')
      await tabTo(booking.testList)
      await tabTo(booking.test('Ultrasound'))
      await keyboard.press('Space')
      await tabTo(booking.test('Level II Scans'))
      await keyboard.press('Space')

      await tabTo(booking.date)
      const [year, month, day] = request.date.split('-')
      await keyboard.type(`${month}${day}${year}`)
      await expect(booking.date).toHaveValue(request.date)
      await tabTo(booking.slot('8:30 AM'))
      await keyboard.press('Space')
      await keyboard.press('ArrowRight')
      await keyboard.press('ArrowDown')
      await expect(booking.slot('9:30 AM')).toBeChecked()

      await tabTo(booking.name)
      await keyboard.type(request.name)
      await tabTo(booking.phone)
      await keyboard.type(request.phone)
      await booking.expectFilled(request)
      await tabTo(booking.submit)
      await keyboard.press('Enter')
      await new ConfirmationPage(page).arrive()
    })
  })
}

test('if a link has picked a test, the keyboard can skip from the list of tests to the date', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open('?test=MRI+Scan')
  await tabTo(booking.testList)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: booking.labels.date })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(booking.date).toBeFocused()
})

test('Tab reaches the end of the home page, and nothing covers the focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }))
})
