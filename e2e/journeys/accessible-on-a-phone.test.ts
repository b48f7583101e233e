import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { SitePage } from '../pages/site-page.ts'
import { test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedComplaint: notFoundComplaint })

/** The wide layout is looked at wherever a page opens; menu and bars are others on a phone. */
for (const { name, address } of allPages) {
  test(`${name} · axe finds nothing on a phone`, async ({ page }) => {
    await page.goto(address)
    await new SitePage(page, address).expectAccessible()
  })
}
