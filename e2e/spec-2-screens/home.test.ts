import { centre } from '../../content/centre.ts'
import { home } from '../../content/en/home.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test('spec 2, 9 · / · offers to book and to call, and leads to /about and to a service', async ({
  page,
}) => {
  const site = new SitePage(page, '/')
  await site.open()
  await expect(site.heading).toHaveText(home.heading)
  await expect(site.main).toContainText(/within 2 hours/)
  const ways = site.main
    .getByRole('paragraph')
    .filter({ has: page.getByRole('link') })
    .first()
  const call = ways.getByRole('link', { name: 'Call' })
  await expect(call).toHaveAttribute('href', `tel:${centre.phones[0].e164}`)
  await expect(call).toBeInViewport()
  const book = ways.getByRole('link', { name: 'Book Appointment' })
  await expect(book).toBeInViewport()
  await expect(book).toHaveAttribute('href', '/book-appointment')

  const teaser = site.part(home.about.heading)
  await expect(teaser).toContainText(home.about.statement)
  await teaser.getByRole('link', { name: home.about.link }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  const highlights = site.part(home.highlights.heading).getByRole('listitem')
  // On paper the highlights have no background, because their text is black.
  await page.emulateMedia({ media: 'print' })
  await expect(highlights.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })
  await expect(highlights.getByRole('heading')).toHaveText(
    home.highlights.items.map(({ title }) => title),
  )
  await highlights.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/services#/)
})
