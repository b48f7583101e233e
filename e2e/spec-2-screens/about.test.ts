import { privacy } from '../../content/en/privacy.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test('/about · folds the privacy notice, and a link to it shows it whole', async ({ page }) => {
  const site = new SitePage(page, '/about')
  await site.open()
  const notice = site.part(privacy.heading)
  const withdrawn = notice.getByText('withdraw your consent')
  await expect(withdrawn).toBeHidden()
  await notice.getByText(privacy.whole).click()
  await expect(withdrawn).toBeVisible()
  await page.goto('/services')
  await site.footer.getByRole('link', { name: privacy.heading }).click()
  await expect(notice.getByRole('heading', { name: privacy.heading })).toBeInViewport()
  await expect(withdrawn).toBeVisible()
})

test('/about · on a phone each value of the sample report stands on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await new SitePage(page, '/about').open()
  await page.evaluate(() => document.fonts.ready)
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  for (const height of heights) expect(height).toBeLessThan(40)
})
