import type { Page } from '@playwright/test'
import { BookingPage } from '../pages/booking-page.ts'
import { answerCall, cutCall, recordCalls } from '../pages/product-call.ts'
import { setTextSize } from '../pages/site-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 9 · the test list scrolls within 24rem at 360 and 1280 px, and follows the text size', async ({
  page,
  booking,
}) => {
  const list = booking.testList
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(384)
    const inner = await list.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(inner).toBeGreaterThan(100)
    await list.evaluate((element) => element.scrollTo(0, 0))
    await list.focus()
    await expect(list).toBeFocused()
    await expect(list).toHaveAccessibleName(/test/i)
    // A key that is pressed during the layout is lost, so the test presses End again. Scrolling may stop a
    // fraction of a pixel short.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect
        .poll(() => list.evaluate((element) => element.scrollTop), { timeout: 1500 })
        .toBeGreaterThan(inner - 2)
    }).toPass()
    await expect(booking.test('Health Counseling')).toBeInViewport()
  }
  await expect(list).toHaveCSS('max-height', '384px')
  await setTextSize(booking, '20px')
  await expect(list).toHaveCSS('max-height', '480px')
})

test.describe('data caching defaults', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('spec 9 · the form never repeats a failed call by itself', async ({ page }) => {
    await page.clock.install()
    const booking = new BookingPage(page)
    await page.goto(booking.address)
    await expect(booking.stillNeeded).toBeVisible()
    await booking.fill(aBooking())
    const calls = recordCalls(page)
    for (const [attempts, fail] of [
      [1, (page: Page) => answerCall(page, { status: 500, body: '' })],
      [2, cutCall],
    ] as const) {
      await fail(page)
      await booking.submit.click()
      await expect.poll(() => calls.length).toBe(attempts)
      await expect(booking.alert).toBeFocused()
      await page.clock.runFor(10 * 60_000)
      await page.evaluate(() => {
        for (const name of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(name))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.clock.runFor(10 * 60_000)
      await expect(booking.alert).toBeVisible()
      expect(calls).toHaveLength(attempts)
    }
  })
})
