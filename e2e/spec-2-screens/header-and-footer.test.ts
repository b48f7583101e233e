import { centre } from '../../content/centre.ts'
import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { notFoundComplaint } from '../pages/all-pages.ts'
import { SitePage } from '../pages/site-page.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: notFoundComplaint })

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Book Appointment', '/book-appointment'],
] as const

test('spec 2 · every page · navigation bar marks the open page, footer has contact, hours and links', async ({
  page,
}) => {
  const site = new SitePage(page, '/no-such-page')
  await site.open()
  await expectBarAndFooter(site)
  const readBoth = () => site.header.or(site.footer).allInnerTexts()
  const both = await readBoth()
  for (const [text, address] of links) {
    await site.navigation.getByRole('link', { name: text }).click()
    await expect(page).toHaveURL(address)
    const own = site.navigation.getByRole('link', { name: text })
    await expect(own).toHaveAttribute('aria-current', 'page')
    expect(await readBoth(), address).toEqual(both)
  }
  await page.goto(addressesIn.en.confirmation + knownLink)
  expect(await readBoth(), 'confirmation').toEqual(both)
})

test('spec 2 · footer · each quick link opens its page at the top, even if that page is already open', async ({
  page,
}) => {
  const site = new SitePage(page, '/services')
  await site.open()
  const notices = page.getByRole('contentinfo').locator('.foot-end li')
  const tops = await notices.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(1)
  for (const [text, address] of links) {
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

for (const language of languages)
  test(`${language} · from 320 px on, language and menu stand in the row of the name`, async ({
    page,
  }) => {
    const site = new SitePage(page, addressesIn[language].home)
    // The typeface is optional: only a second page draws with it.
    await site.open()
    await page.reload({ waitUntil: 'networkidle' })
    for (const width of [320, 340, 356, 360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      const tops = await page
        .locator('.top > :is(.languages, .menu-button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      expect(tops).toHaveLength(2)
      expect(Math.max(...tops), `${width} px`).toBeLessThan(72)
    }
  })

/** site/pages/every-page.test.tsx tests what else bar and footer say. */
async function expectBarAndFooter({ header, navigation, footer }: SitePage): Promise<void> {
  await expect(navigation.getByRole('link')).toHaveText(links.map(([text]) => text))
  await expect(header.getByRole('link', { name: centre.phones[0].label })).toBeVisible()
  await expect(header.getByRole('link', { name: centre.address.locality })).toBeVisible()
  await expect(header.getByText(centre.doctor.registrationNumber)).toBeVisible()
  for (const contact of [...centre.phones.map(({ label }) => label), centre.email])
    await expect(footer.getByRole('link', { name: contact })).toBeVisible()
  await expect(footer.getByText('Monday to Saturday: 8:30 AM to 8:30 PM')).toBeVisible()
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' })
  await expect(quickLinks.getByRole('link')).toHaveText(links.map(([text]) => text))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  /** The menu needs no script: journeys/every-page.test.ts proves that the page loads none. */
  test('spec 2 · every page · the mobile menu opens and closes, is accessible and names the doctor', async ({
    page,
  }) => {
    const site = new SitePage(page, '/about')
    await page.goto(site.address)
    const services = site.navigation.getByRole('link', { name: 'Services' })
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await expect(services).toBeVisible()
    await expect(site.header.getByRole('link', { name: centre.phones[0].label })).toBeVisible()
    await expect(site.header.getByText(centre.doctor.name)).toBeVisible()
    await site.expectAccessible({ include: 'header' })
    await site.header.getByRole('button', { name: 'Close' }).click()
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await page.keyboard.press('Escape')
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await site.navigation.getByRole('link', { name: 'About Us' }).click()
    await expect(services).toBeHidden()
    await site.header.getByRole('button', { name: 'Menu' }).click()
    await services.click()
    await expect(page).toHaveURL('/services')
  })

  test('spec 2 · booking form · its own link in the menu closes the menu and keeps what is typed', async ({
    booking,
  }) => {
    await booking.name.fill('Asha')
    await booking.page.evaluate(() => sessionStorage.clear())
    await booking.header.getByRole('button', { name: 'Menu' }).click()
    await booking.navigation.getByRole('link', { name: 'Book Appointment' }).click()
    await expect(booking.navigation).toBeHidden()
    await expect(booking.name).toHaveValue('Asha')
  })
})
