import { centre } from '../../content/centre.ts'
import { englishPages, notFoundComplaint } from '../pages/all-pages.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: notFoundComplaint })

for (const { name, address } of englishPages) {
  test(`spec 2 · ${name} · footer with contact, hours and quick links`, async ({ page }) => {
    const { footer } = new SitePage(page, address)
    await page.goto(address)
    for (const phone of centre.phones)
      await expect(footer.getByRole('link', { name: phone.label })).toBeVisible()
    await expect(footer.getByRole('link', { name: centre.email })).toBeVisible()
    await expect(footer).toContainText(centre.address.street)
    await expect(footer).toContainText('Monday to Saturday: 8:30 AM to 8:30 PM')
    await expect(footer).toContainText('Sunday: 8:30 AM to 5:00 PM')
    const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
    await expect(
      links.filter({ hasText: /^(Home|About Us|Services|Book Appointment)$/ }),
    ).toHaveText(['Home', 'About Us', 'Services', 'Book Appointment'])
  })
}

for (const [text, address, start] of [
  ['Home', '/', '/about'],
  ['About Us', '/about', '/services'],
  ['Services', '/services', '/about'],
  ['Book Appointment', '/book-appointment', '/about'],
] as const) {
  for (const from of [start, address]) {
    test(`spec 2 · footer · quick link ${text} on ${from} lands at the top`, async ({ page }) => {
      const site = new SitePage(page, from)
      await page.goto(from)
      await site.scrollToEnd()
      await expect.poll(() => site.scrolledBy()).toBeGreaterThan(300)
      await site.footer.getByRole('link', { name: text, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`))
      await expect.poll(() => site.scrolledBy()).toBe(0)
    })
  }
}
