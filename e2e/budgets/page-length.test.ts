import { chromium } from '@playwright/test'
import { languages } from '../../domain/language.ts'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { browserLaunchOptions } from '../../tools/browser.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { overflowOf } from '../pages/expect-accessible.ts'
import { type SitePage, setTextSize } from '../pages/site-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { todayInDelhi } from '../support/bookable-day.ts'
import { test as base, expect } from '../support/test.ts'

/** The window of a cheap phone without the browser's bars, with text at 130 %. */
const window = { width: 360, height: 660 }
const textSize = '130%'

/**
 * 10 PM, in minutes. Form and confirmation are longest after closing. The form says that today is over, and the
 * confirmation says on which day reception calls.
 */
const evening = 22 * 60

/** A4 less its margins, in CSS pixels. */
const sheet = { width: 718, height: 1046 }

/** The greatest lengths allowed, in heights of `window`. */
const most = { emptyForm: 9, filledForm: 10, confirmation: 6, fromLastFieldToButton: 1 }

/** The instant for the server and the browser, epoch ms. */
const nowMs = delhiInstant(todayInDelhi(), evening)

const test = base.extend({
  testServer: async ({ startServer }, use) => await use(await startServer({}, nowMs - Date.now())),
  // A whole browser, because Chromium's headless shell breaks printed pages at other places. With the option
  // `launchOptions`, Playwright would start a new worker for this test, and another one after it.
  context: async ({ testServer }, use) => {
    const browser = await chromium.launch(browserLaunchOptions())
    const phone = { viewport: window, hasTouch: true, isMobile: true }
    await use(await browser.newContext({ baseURL: testServer.url, ...phone }))
    await browser.close()
  },
})

test('form and confirmation are short on a phone, and the confirmation prints on one sheet', async ({
  page,
}) => {
  await page.clock.setFixedTime(nowMs)
  for (const language of languages) {
    await page.setViewportSize(window)
    await page.emulateMedia({ media: null })
    await test.step(language, () => expectShort(new BookingPage(page, language)))
  }
})

async function expectShort(booking: BookingPage): Promise<void> {
  const { page, address } = booking
  await booking.open()
  await setTextSize(booking, textSize)
  const empty = await screens(booking)
  await booking.fill(aFullBooking({ tests: ['Ultrasound', 'MRI Scan', 'Blood Sugar'] }))
  await expect(booking.submit).toBeEnabled()
  const filled = await screens(booking)
  const field = await booking.additionalInfo.boundingBox()
  const button = await booking.submit.boundingBox()
  const between = ((button?.y ?? Infinity) - (field?.y ?? 0) - (field?.height ?? 0)) / window.height

  const confirmation = await booking.send()
  await setTextSize(confirmation, textSize)
  const confirmed = await screens(confirmation)
  await setTextSize(confirmation, '')
  const measured = `${address}: ${[empty, filled, confirmed, between].map((n) => n.toFixed(1))}`
  test.info().annotations.push({ type: 'screens', description: measured })
  expect(empty, measured).toBeLessThanOrEqual(most.emptyForm)
  expect(filled, measured).toBeLessThanOrEqual(most.filledForm)
  expect(between, measured).toBeLessThanOrEqual(most.fromLastFieldToButton)
  expect(confirmed, measured).toBeLessThanOrEqual(most.confirmation)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  expect(await overflowOf(page)).toBe(0)
  await expect(page.locator('.preparation-parts')).toBeVisible()
  for (const onScreen of ['.thumb', '.menu-button', '.screen-only'])
    await expect(page.locator(onScreen).filter({ visible: true })).toHaveCount(0)
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function screens({ page }: SitePage): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}
