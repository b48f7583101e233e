import { allPages } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 6 · all pages are public, ask for no login and set no cookie', async ({ request }) => {
  for (const { address } of allPages) {
    const response = await request.get(address)
    expect(response.headers()['set-cookie'], address).toBeUndefined()
    const html = await response.text()
    expect(html).not.toContain('type="password"')
    expect(html).not.toMatch(/<a\b[^>]*>[^<]*\b(log ?in|sign ?(in|up)|register|account)\b/i)
  }
})

test('spec 1, 6 · the booking action is public and leaves nothing in the browser', async ({
  page,
  context,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.main).toContainText('No login required')
  await booking.fill(aBooking())
  await booking.submit.click()
  await new ConfirmationPage(page).arrive()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})
