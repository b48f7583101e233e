import type { Page } from '@playwright/test'
import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

for (const language of languages) {
  test(`${language} · a first visit on a desktop is painted in the site's own typeface`, async ({
    browser,
    testServer,
  }) => {
    // On a busy machine the typeface may come after the short time that a browser waits for it, so the test
    // tries again.
    await expect(async () => {
      const context = await browser.newContext({ viewport: desktop, baseURL: testServer.url })
      const page = await context.newPage()
      await page.goto(addressesIn[language].home)
      expect(await isInOwnTypeface(page)).toBe(true)
      await context.close()
    }).toPass()
  })

  test(`${language} · a phone preloads no typeface, but paints its second page in the site's own typeface`, async ({
    page,
  }) => {
    const { home, about } = addressesIn[language]
    await page.setViewportSize(phone)
    await page.goto(home)
    await page.evaluate(() => document.fonts.ready)
    const initiators = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry): unknown => Reflect.get(entry, 'initiatorType')),
    )
    expect(initiators.length).toBeGreaterThan(0)
    expect(initiators.filter((initiator) => initiator !== 'css')).toEqual([])
    await page.goto(about)
    expect(await isInOwnTypeface(page)).toBe(true)
  })
}

/** Whether the heading is drawn with a typeface that the page brought. */
async function isInOwnTypeface(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}
