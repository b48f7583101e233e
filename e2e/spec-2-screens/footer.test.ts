import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

for (const [text, address, start] of [
  ['Home', '/', '/about'],
  ['About Us', '/about', '/services'],
  ['Services', '/services', '/about'],
  ['Book Appointment', '/book-appointment', '/about'],
] as const) {
  test(`spec 2 · footer · quick link ${text} lands at the top, from ${start} and from its own page`, async ({
    page,
  }) => {
    for (const from of [start, address]) {
      const site = new SitePage(page, from)
      await page.goto(from)
      await site.scrollToEnd()
      await expect.poll(() => site.scrolledBy()).toBeGreaterThan(300)
      await site.footer.getByRole('link', { name: text, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`))
      await expect.poll(() => site.scrolledBy()).toBe(0)
    }
  })
}
