import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { formStartId } from '../../site/booking-form/form-start.ts'
import { listen } from '../../test/support/listen.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

const lateTypefaceMs = 600

/** Long enough for a frame on a busy machine. */
const pauseMs = 500

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  // So tall that the whole page is in view, because the browser reports no shift out of view.
  { width: 1280, height: 4000 },
]

test.use({
  expectedComplaint: notFoundComplaint,
  contextOptions: { reducedMotion: 'no-preference' },
})

for (const { name, address } of allPages) {
  test(`${name} · nothing moves while the page loads and is read, or when the typeface loads late`, async ({
    page,
  }) => {
    const site = new SitePage(page, address)
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await site.scrollToEnd()
      expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    }
    // A route bypasses the browser's cache, so the typeface loads again.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateTypefaceMs))
      await route.continue()
    })
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShifts(page), 'late typeface').toEqual([])
  })
}

test('/book-appointment?test=… · nothing moves when the script loads', async ({ page }) => {
  const booking = new BookingPage(page)
  for (const size of windows) {
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
  for (const size of windows) {
    await page.setViewportSize(size)
    await reloadWithDraft(booking, booking.address)
    expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('/book-appointment · nothing moves when a phone paints the form before the rest has come', async ({
  browser,
  testServer,
}) => {
  const slow = await startSlowProxy(testServer.url, `<script id="${formStartId}"`)
  // A page of its own, because the watched ones may call nobody but the site.
  const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } })
  const booking = new BookingPage(page)
  await reloadWithDraft(booking, slow.url + booking.address)
  expect(await layoutShifts(page)).toEqual([])
  await page.close()
  slow.close()
})

for (const rest of ['<p class="text-soft">', '<div class="category">'])
  test(`/services · nothing moves when the browser paints the page before its ${rest}`, async ({
    browser,
    testServer,
  }) => {
    const slow = await startSlowProxy(testServer.url, rest)
    const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } })
    await page.goto(`${slow.url}/services`)
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    expect(await layoutShifts(page)).toEqual([])
    await page.close()
    slow.close()
  })

async function reloadWithDraft(booking: BookingPage, address: string): Promise<void> {
  const { page } = booking
  await page.goto(address)
  // Caches the typeface and reloads, because the browser uses the typeface only if it is cached.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await expect(booking.stillNeeded).toBeVisible()
  await booking.fill({ tests: ['Ultrasound', 'MRI Scan', 'Blood Sugar'], name: 'Asha' })
  await booking.submit.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(booking.chips.getByRole('listitem')).toHaveCount(3)
}

/** Starts a proxy that sends a page, and its rest after a pause, as a slow network may. */
async function startSlowProxy(site: string, rest: string) {
  const server = createServer((request, answer) => void forward(site + request.url, answer, rest))
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() }
}

async function forward(address: string, answer: ServerResponse, restBegins: string): Promise<void> {
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
  setTimeout(() => answer.end(bytes.subarray(rest)), pauseMs)
}

const shifts = z.array(
  z.object({
    value: z.number(),
    sources: z.array(z.object({ previousRect: z.unknown(), currentRect: z.unknown() })),
  }),
)

/** Returns every layout shift since the page was opened. */
async function layoutShifts(page: Page): Promise<z.output<typeof shifts>> {
  const entries = await page.evaluate(async () => {
    const seen: unknown[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => entry.toJSON()))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The browser reports a new shift after its frame. It reports earlier, buffered shifts one task later.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return seen
  })
  return shifts.parse(entries)
}
