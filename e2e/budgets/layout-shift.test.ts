import type { Page } from '@playwright/test'
import { z } from 'zod'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

const lateTypefaceMs = 600

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  // So tall that everything is seen at once, and so all that moves.
  { width: 1280, height: 4000 },
]

test.use({
  expectedComplaint: notFoundComplaint,
  contextOptions: { reducedMotion: 'no-preference' },
})

for (const { name, address } of allPages) {
  test(`${name} · nothing moves while it loads and while one reads, nor when the typeface comes late`, async ({
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
    // With a route the browser asks for the typeface again.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateTypefaceMs))
      await route.continue()
    })
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShifts(page), 'late typeface').toEqual([])
  })
}

test('/book-appointment?test=… · nothing moves when the script comes', async ({ page }) => {
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
    // A new document of the same address keeps its place, and has the draft of the one before.
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('/book-appointment · nothing moves when a kept draft comes back', async ({ page }) => {
  const booking = new BookingPage(page)
  for (const size of windows) {
    await page.setViewportSize(size)
    await page.goto(booking.address)
    // The typeface is used only when it is there at once, as it is the second time.
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    await expect(booking.stillNeeded).toBeVisible()
    await booking.fill({ tests: ['Ultrasound', 'MRI Scan', 'Blood Sugar'], name: 'Asha' })
    await booking.submit.scrollIntoViewIfNeeded()
    await page.reload()
    await expect(booking.chips.getByRole('listitem')).toHaveCount(3)
    expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
  }
})

const shifts = z.array(
  z.object({
    value: z.number(),
    sources: z.array(z.object({ previousRect: z.unknown(), currentRect: z.unknown() })),
  }),
)

/** Every shift since the page was opened. */
async function layoutShifts(page: Page): Promise<z.output<typeof shifts>> {
  const entries = await page.evaluate(async () => {
    const seen: unknown[] = []
    const observer = new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => entry.toJSON()))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Shifts are told of after the frame they happen in, and the buffered ones after the next task.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    return seen
  })
  return shifts.parse(entries)
}
