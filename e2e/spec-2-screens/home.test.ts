import { centre } from '../../content/centre.ts'
import { home } from '../../content/en/home.ts'
import { testimonials } from '../../content/en/testimonials.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test('spec 2 · / · hero offers to book and to call', async ({ page }) => {
  const site = new SitePage(page, '/')
  await site.open()
  await expect(site.heading).toHaveText(home.heading)
  const ways = site.main
    .getByRole('paragraph')
    .filter({ has: page.getByRole('link') })
    .first()
  const call = ways.getByRole('link', { name: 'Call' })
  await expect(call).toHaveAttribute('href', `tel:${centre.phones[0].e164}`)
  await expect(call).toBeInViewport()
  const book = ways.getByRole('link', { name: 'Book Appointment' })
  await expect(book).toBeInViewport()
  await book.click()
  await expect(page).toHaveURL('/book-appointment')
})

test('spec 2 · / · the about teaser leads to /about, a highlight to its service', async ({
  page,
}) => {
  const site = new SitePage(page, '/')
  await page.goto('/')
  const teaser = site.part(home.about.heading)
  await expect(teaser).toContainText(home.about.statement)
  await teaser.getByRole('link', { name: home.about.link }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/')
  const highlights = site.part(home.highlights.heading).getByRole('listitem')
  await highlights.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/services#/)
})

test('spec 2 · / · four service highlights, three testimonials, closing call to action', async ({
  page,
}) => {
  const site = new SitePage(page, '/')
  await page.goto('/')
  const highlights = site.part(home.highlights.heading).getByRole('listitem')
  await expect(highlights).toHaveCount(4)
  await expect(highlights.getByRole('heading')).toHaveText(
    home.highlights.items.map(({ title }) => title),
  )
  const voices = site.part(home.testimonials.heading).getByRole('listitem')
  await expect(voices).toHaveCount(3)
  for (const [index, { name, location, rating, comment }] of testimonials.entries.entries()) {
    const voice = voices.nth(index)
    await expect(voice).toContainText(name)
    await expect(voice).toContainText(location)
    await expect(voice).toContainText(comment)
    await expect(voice.getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible()
  }
  const closing = site.part(home.closing.heading)
  await expect(closing.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute(
    'href',
    '/book-appointment',
  )
  await expect(closing.getByRole('link', { name: 'Call' })).toBeVisible()
})
