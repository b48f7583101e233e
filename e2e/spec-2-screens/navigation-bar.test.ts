import { centre } from '../../content/centre.ts'
import { englishPages, notFoundComplaint } from '../pages/all-pages.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: notFoundComplaint })

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Book Appointment', '/book-appointment'],
] as const

for (const { name, address } of englishPages) {
  test(`spec 2 · ${name} · top navigation bar, and footer with contact, hours and quick links`, async ({
    page,
  }) => {
    const site = new SitePage(page, address)
    await site.open()
    await expect(site.navigation.getByRole('link')).toHaveText(links.map(([text]) => text))
    const [phone] = centre.phones
    await expect(site.header.getByRole('link', { name: phone.label })).toHaveAttribute(
      'href',
      `tel:${phone.e164}`,
    )
    await expect(site.header.getByRole('link', { name: centre.address.locality })).toBeVisible()
    await expect(site.header).toContainText(centre.doctor.name)
    await expect(site.header).toContainText(centre.doctor.registrationNumber)
    await expect(site.header).toContainText('Gold medalist')

    for (const { label } of centre.phones)
      await expect(site.footer.getByRole('link', { name: label })).toBeVisible()
    await expect(site.footer.getByRole('link', { name: centre.email })).toBeVisible()
    await expect(site.footer).toContainText(centre.address.street)
    await expect(site.footer).toContainText('Monday to Saturday: 8:30 AM to 8:30 PM')
    await expect(site.footer).toContainText('Sunday: 8:30 AM to 5:00 PM')
    const quickLinks = site.footer.getByRole('navigation', { name: 'Quick links' })
    await expect(
      quickLinks
        .getByRole('link')
        .filter({ hasText: /^(Home|About Us|Services|Book Appointment)$/ }),
    ).toHaveText(links.map(([text]) => text))
  })
}

test('spec 2 · every page · each link of the bar leads to its page and marks it', async ({
  page,
}) => {
  const site = new SitePage(page, '/no-such-page')
  await page.goto(site.address)
  for (const [text, address] of links) {
    await site.navigation.getByRole('link', { name: text }).click()
    await expect(page).toHaveURL(address)
    await expect(site.navigation.getByRole('link', { name: text })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
})

test.describe('on a phone, without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('spec 2 · every page · mobile menu toggle', async ({ page }) => {
    const site = new SitePage(page, '/about')
    await page.goto(site.address)
    const services = site.navigation.getByRole('link', { name: 'Services' })
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await expect(services).toBeVisible()
    await expect(site.header.getByRole('link', { name: centre.phones[0].label })).toBeVisible()
    await site.header.getByRole('button', { name: 'Close' }).click()
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await page.keyboard.press('Escape')
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await services.click()
    await expect(page).toHaveURL('/services')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('spec 2 · every page · the doctor line is there without the menu, which is accessible when open', async ({
    page,
  }) => {
    const site = new SitePage(page, '/services')
    await page.goto(site.address)
    await expect(site.header.getByText(centre.doctor.name)).toBeVisible()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await site.expectAccessible()
  })
})
