import { centre } from '../../content/centre.ts'
import { about } from '../../content/en/about.ts'
import { privacy } from '../../content/en/privacy.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test('spec 1, 2 · /about · shows all its sections in order, with their texts', async ({ page }) => {
  const site = new SitePage(page, '/about')
  await site.open()
  await expect(site.heading).toHaveText('About Us')
  const parts = [
    'mission',
    'vision',
    'director',
    'values',
    'achievements',
    'facilities',
    'reasons',
  ] as const
  const headings = await site.main.getByRole('heading', { level: 2 }).allInnerTexts()
  const order = parts.map((part) => headings.indexOf(about[part].heading))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))

  await expect(site.part(about.mission.heading)).toContainText(about.mission.text)
  await expect(site.part(about.vision.heading)).toContainText(about.vision.text)
  const profile = site.part(about.director.heading)
  await expect(profile).toContainText(centre.doctor.name)
  await expect(profile).toContainText(centre.doctor.qualifications)
  await expect(profile).toContainText(centre.doctor.registrationNumber)
  await expect(profile).toContainText('Gold medalist')
  for (const part of ['values', 'facilities', 'reasons'] as const) {
    const { heading, items } = about[part]
    const listed = site.part(heading).getByRole('listitem')
    await expect(listed.getByRole('heading')).toHaveText(items.map(({ title }) => title))
    for (const { text } of items) await expect(listed.getByText(text)).toBeVisible()
  }
  const achievements = site.part(about.achievements.heading)
  for (const claim of ['1000+', '10+', '20+', '99.8%'])
    await expect(achievements.getByText(claim, { exact: true })).toBeVisible()
})

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
