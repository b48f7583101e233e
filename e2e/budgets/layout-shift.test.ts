import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { formStartId } from '../../site/booking-form/form-start.ts'
import { listen } from '../../test/support/listen.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'
import { layoutShifts, windows } from './layout-shifts.ts'

/** Long enough for a frame on a busy machine. */
const pauseMs = 500

/** The form has one column below 992 px, so a tablet draws it like a phone. */
const [inOneColumn, , inTwoColumns] = windows

/** The browser reports no shift out of view. */
const tallPhone = { width: 360, height: 8000 }

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('/book-appointment?test=… · nothing moves when the script loads', async ({ page }) => {
  const booking = new BookingPage(page)
  for (const size of [inOneColumn, inTwoColumns]) {
    await page.setViewportSize(size)
    const script = await holdScript(page)
    const query = new URLSearchParams(
      ['MRI Scan', 'USG Guided FNAC and BIOPSY', 'ECG'].map((name) => ['test', name]),
    )
    await page.goto(`${booking.address}?${query}`, { waitUntil: 'commit' })
    await expect(booking.chips.getByRole('listitem')).toHaveCount(3)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    script.letGo()
    await expect(booking.chip('ECG')).toBeVisible()
    expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    await page.unrouteAll()
    // Otherwise the next page would show the draft of this one.
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('/book-appointment · nothing moves when a reload restores the draft', async ({ page }) => {
  const booking = new BookingPage(page)
  await cacheTypeface(page, booking.address)
  for (const size of [inOneColumn, inTwoColumns]) {
    await page.setViewportSize(size)
    await reloadWithDraft(booking)
    expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('/book-appointment · nothing moves when a phone paints the form before the rest has come', async ({
  browser,
  testServer,
}) => {
  const slow = await startSlowProxy(testServer.url, `<script id="${formStartId}"`)
  // A separate page, because a page that `watch` observes may call only the site.
  const page = await browser.newPage({ viewport: tallPhone })
  const booking = new BookingPage(page)
  await cacheTypeface(page, slow.url + booking.address)
  await reloadWithDraft(booking)
  expect(await layoutShifts(page)).toEqual([])
  await page.close()
  slow.close()
})

test('/services · nothing moves when a phone paints the page before its rest has come', async ({
  browser,
  testServer,
}) => {
  const page = await browser.newPage({ viewport: tallPhone })
  for (const rest of ['<p class="text-soft">', '<div class="category">', 'Call</a>']) {
    const slow = await startSlowProxy(testServer.url, rest)
    await cacheTypeface(page, `${slow.url}/services`)
    await page.reload()
    expect(await layoutShifts(page), rest).toEqual([])
    slow.close()
  }
  await page.close()
})

test('a phone paints /services as it comes, but wider windows and the confirmation only whole', async ({
  browser,
  testServer,
}) => {
  const page = await browser.newPage()
  const paints = async () =>
    await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  for (const { address, width, isEarly } of [
    { address: '/services', width: 360, isEarly: true },
    { address: '/services', width: 768, isEarly: false },
    { address: '/services', width: 1280, isEarly: false },
    { address: `/hi/appointment-confirmation${knownLink}`, width: 360, isEarly: false },
  ]) {
    const end = Promise.withResolvers<void>()
    const slow = await startSlowProxy(testServer.url, '<p id="foot"', end.promise)
    await page.setViewportSize({ width, height: 740 })
    await page.goto(slow.url + address, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    if (!isEarly) {
      await setTimeout(pauseMs)
      expect(await paints(), `${address} at ${width} px, before its end has come`).toBe(0)
      end.resolve()
    }
    await expect.poll(paints, `${address} at ${width} px`).toBe(1)
    end.resolve()
    slow.close()
  }
  await page.close()
})

/** Opens a page, so that the next page finds the typeface in the cache of the browser. */
async function cacheTypeface(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
}

async function reloadWithDraft(booking: BookingPage): Promise<void> {
  const { page } = booking
  await page.reload()
  await expect(booking.stillNeeded).toBeVisible()
  await booking.fill({ tests: ['Ultrasound', 'MRI Scan', 'Blood Sugar'], name: 'Asha' })
  await booking.submit.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(booking.chips.getByRole('listitem')).toHaveCount(3)
}

/** Starts a proxy that sends the beginning of a page, and from `rest` on after a pause or once `end` resolves. */
async function startSlowProxy(site: string, rest: string, end?: Promise<void>) {
  const server = createServer(
    (request, answer) => void forward(site + request.url, answer, rest, end),
  )
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() }
}

async function forward(
  address: string,
  answer: ServerResponse,
  restBegins: string,
  end: Promise<void> | undefined,
): Promise<void> {
  const { status, headers, body } = await fetch(address)
  const type = headers.get('content-type') ?? ''
  const policy = headers.get('content-security-policy') ?? ''
  answer.writeHead(status, { 'content-type': type, 'content-security-policy': policy })
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  const rest = bytes.indexOf(restBegins)
  if (rest === -1) {
    answer.end(bytes)
    return
  }
  answer.write(bytes.subarray(0, rest))
  await (end ?? setTimeout(pauseMs))
  answer.end(bytes.subarray(rest))
}
