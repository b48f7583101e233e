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
  await site.expectAccessible()
})
