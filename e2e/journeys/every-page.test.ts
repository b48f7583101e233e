import type { Page } from '@playwright/test'
import { addressesIn, languageOf } from '../../site/routes.ts'
import { layoutShifts, windows } from '../budgets/layout-shifts.ts'
import { bytesBeforeFirstPaint, firstRoundTripBytes, loadPage } from '../budgets/loaded-bytes.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { expectAccessibleInEachSize } from '../pages/expect-accessible.ts'
import { expectFitsEveryWidth, expectWholeFigures, SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

/** Each page also keeps `firstRoundTripBytes` (budgets/loaded-bytes.ts): what a server sends before it must wait. */
const bookingPageBytes = 92_000
/** Hindi pages load both typefaces, with every letter that the desk may publish (decision 019). */
const typefaceBytes = { en: 30_000, hi: 70_000 } as const

const lateTypefaceMs = 600

const [phone, tablet, desktop] = windows

test.use({ viewport: phone, expectedComplaint: notFoundComplaint })

/** `watch` fails each test for requests to other origins, broken policies and errors on the console. */
for (const { name, address } of allPages) {
  const language = languageOf(address)
  const isForm = address === addressesIn[language].book
  const scripts = isForm ? 'the scripts of its form' : 'no script'

  test(`${name} · keeps its limit of bytes, loads ${scripts}, moves nothing, is accessible and fits 320 px`, async ({
    page,
    request,
  }) => {
    const site = new SitePage(page, address)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const loaded = await loadPage(page, address)
    expect(loaded.typefaces).toBeGreaterThan(0)
    expect(loaded.typefaces).toBeLessThanOrEqual(typefaceBytes[language])
    expect(loaded.page).toBeGreaterThan(0)
    expect(loaded.page).toBeLessThanOrEqual(firstRoundTripBytes)
    expect(await bytesBeforeFirstPaint(page)).toBeLessThanOrEqual(firstRoundTripBytes)
    if (isForm) expect(loaded.rest).toBeLessThanOrEqual(bookingPageBytes)
    // One script is the form in its language, the other is React.
    expect(loaded.scriptCount).toBe(isForm ? 2 : 0)
    const html = await (await request.get(address)).text()
    const runnable = [
      ...html.matchAll(/<script\b(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ]
    // One reserves the heights of a kept draft, the other loads the form's script.
    expect(runnable).toHaveLength(isForm ? 2 : 0)
    // No element of the page loads the form's script, because the script would compete with the first paint.
    expect(html).not.toMatch(/<script[^>]* src=|<link[^>]*preload[^>]*script|\son[a-z]+="/)

    await site.scrollToEnd()
    expect(await layoutShifts(page), 'on a phone').toEqual([])
    // On a desktop the typeface comes late. Otherwise it comes from the cache, before the page is painted.
    for (const size of [tablet, desktop]) {
      if (size === desktop) await delayTypeface(page)
      await page.setViewportSize(size)
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      await site.scrollToEnd()
      expect(await layoutShifts(page), `${size.width} × ${size.height}`).toEqual([])
    }

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectAccessibleInEachSize(page)
    await expectWholeFigures(site)
    await expectFitsEveryWidth(site)
  })
}

/** Lets the typeface come late. A route bypasses the browser's cache, so the typeface loads again. */
async function delayTypeface(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateTypefaceMs))
    await route.continue()
  })
}
