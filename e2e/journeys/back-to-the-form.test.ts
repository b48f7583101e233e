import { chromium } from '@playwright/test'
import { booking as strings } from '../../content/en/booking.ts'
import { browserLaunchOptions } from '../../tools/browser.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('a patient who goes back from the confirmation can use the form again', async ({
  page,
  booking,
}) => {
  await booking.fill(aBooking())
  const confirmation = await booking.send()
  const first = await confirmation.readReference()

  await page.goBack()
  await expect(booking.summary.getByText(strings.sent.note(first))).toBeInViewport()
  // The draft that the form stored is gone. The privacy notice says that a browser may still fill in what was typed.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(booking.submit).toBeDisabled()
  await page.getByRole('button', { name: strings.sent.see }).click()
  await confirmation.arrive()
  expect(await confirmation.readReference()).toBe(first)

  await page.goBack()
  await page.getByRole('button', { name: strings.sent.startNew }).click()
  await expect(booking.summary.getByText(strings.sent.note(first))).toHaveCount(0)
  await expect(booking.name).toHaveValue('')
  await booking.fill(aBooking({ time: '3:30 PM' }))
  await booking.send()
  await expect(confirmation.details).toContainText('3:30 PM')
  expect(await confirmation.readReference()).not.toBe(first)
})

test.describe(() => {
  test.use({ expectedComplaint: /Failed to load resource|ERR_INTERNET/ })
  test('if the network fails after the request was accepted, the form still shows the reference', async ({
    page,
    booking,
  }) => {
    await booking.fill(aBooking())
    await page.route('**/appointment-confirmation?**', (route) =>
      route.abort('internetdisconnected'),
    )
    const failed = page.waitForEvent('requestfailed')
    await booking.submit.click()
    const note = booking.summary.getByText(/^Sent, #SID\d{6}/)
    await failed
    await expect.poll(() => page.url()).not.toContain('/book-appointment')
    await page.goBack()
    await expect(note).toBeInViewport()
    await page.getByRole('button', { name: strings.sent.startNew }).click()
    await expect(booking.search).toBeFocused()
    await expect(booking.search).toBeInViewport()
  })
})

test('a form from the back-forward cache says that it was sent, and can be sent again with a change', async ({
  testServer,
}) => {
  const browser = await launchKeepingPages()
  const page = await browser.newPage({ baseURL: testServer.url })
  const booking = new BookingPage(page)
  const request = aBooking()
  await page.goto(booking.address)
  await expect(booking.stillNeeded).toBeVisible()
  await booking.fill(request)
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'in flight'
  })
  const first = await (await booking.send()).readReference()

  await page.goBack({ waitUntil: 'commit' })
  // A page that was loaded again would lack the mark.
  await expect(page.locator('html')).toHaveAttribute('data-left', 'in flight')
  await expect(booking.submit).toHaveText(strings.submit)
  await booking.expectFilled(request)
  await expect(booking.summary.getByText(strings.sent.note(first))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await expect(booking.submit).toBeDisabled()
  await booking.fill({ additionalInfo: 'Wheelchair, please.' })
  await expect(booking.summary.getByText(strings.sent.note(first))).toHaveCount(0)
  await booking.send()
  await browser.close()
})

/** Starts a browser with the back-forward cache, which Playwright switches off. */
function launchKeepingPages() {
  return chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
