import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test('spec 2 · footer · each quick link opens its page at the top, even if that page is already open', async ({
  page,
}) => {
  const site = new SitePage(page, '/services')
  await site.open()
  for (const [text, address] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Book Appointment', '/book-appointment'],
  ] as const) {
    for (const from of ['another page', 'its own']) {
      await test.step(`${text} from ${from}`, async () => {
        await site.scrollToEnd()
        await expect.poll(() => site.scrolledBy()).toBeGreaterThan(300)
        await site.footer.getByRole('link', { name: text, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`))
        await expect.poll(() => site.scrolledBy()).toBe(0)
      })
    }
  }
})
