import { languages } from '../../domain/language.ts'
import { allPages } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { SitePage } from '../pages/site-page.ts'
import { test as base, expect } from '../support/test.ts'
import { startBuiltServer } from '../support/test-server.ts'

/** The site that `vite build` makes from the content that the owner edits. */
const ownersSite = 'dist'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells Playwright that no fixture is needed
  testServer: async ({}, use) => {
    const testServer = await startBuiltServer({}, 0, ownersSite)
    await use(testServer)
    await testServer.close()
  },
})

test("the site with the owner's content starts, shows each page and hydrates its form", async ({
  page,
}) => {
  for (const { address } of allPages.filter(({ name }) => !name.startsWith('any other path'))) {
    const site = new SitePage(page, address)
    expect((await site.open())?.status(), address).toBe(200)
    await expect(site.heading).toBeVisible()
  }
  for (const language of languages) await new BookingPage(page, language).open()
})
