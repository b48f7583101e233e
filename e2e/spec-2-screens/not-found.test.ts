import { notFoundComplaint } from '../pages/all-pages.ts'
import { SitePage } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: notFoundComplaint })

test("spec 2, 8 · any other path · answers 404 'Oops! Page not found' with a link home", async ({
  page,
}) => {
  const site = new SitePage(page, '/no-such-page')
  const response = await site.open()
  expect(response?.status()).toBe(404)
  await expect(site.heading).toHaveText('Oops! Page not found')
  await expect(site.main).toContainText('404')
  await site.main.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('spec 2 · any other path · a path in another case, or with an added slash or ending, is not found', async ({
  request,
}) => {
  for (const path of ['/Book-Appointment', '/book-appointment/', '/index.html', '/api/nothing']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  }
})

test('404 · the footer stands at the bottom of a tall window', async ({ page }) => {
  const site = new SitePage(page, '/no-such-page')
  await page.setViewportSize({ width: 1920, height: 1440 })
  await site.open()
  const footer = await site.footer.boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(1440, 0)
})
