import { faq } from '../../content/en/faq.ts'
import { services } from '../../content/en/services.ts'
import { SitePage, setTextSize } from '../pages/site-page.ts'
import { expect, test } from '../support/test.ts'

const categories = [
  'Ultrasound & Imaging',
  'Advanced Radiology',
  'Cardiac Diagnostics',
  'Laboratory Tests',
  'Health Packages',
  'Consultation',
]

test('spec 2, 9 · /services · shows categories, steps, questions, what to prepare and a call to action', async ({
  page,
}) => {
  const site = new SitePage(page, '/services')
  await site.open()
  const headings = await site.main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.slice(0, 6)).toEqual(categories)
  await expect(site.part('Cardiac Diagnostics').getByRole('listitem')).toHaveText([
    'ECG',
    '2D ECHO',
    'Stress ECHO',
  ])
  const steps = site.part(services.process.heading).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText(
    services.process.steps.map(({ title }) => title),
  )
  expect(services.process.steps).toHaveLength(4)
  const questions = site.part(services.questions.heading).locator('details')
  await expect(questions).toHaveCount(7)
  for (const [index, { question, answer }] of faq.questions.entries()) {
    const item = questions.nth(index)
    await expect(item.getByText(answer)).toBeHidden()
    await item.getByText(question).click()
    await expect(item.getByText(answer)).toBeVisible()
  }
  for (const promise of [
    /15 minutes early/,
    /blood tests[^.]*fasting of 8[-–]12 hours/i,
    /usually the same day/i,
  ])
    await expect(site.main).toContainText(promise)
  const closing = site.part(services.closing.heading)
  await expect(closing.getByRole('link', { name: 'Call' })).toBeVisible()
  await closing.getByRole('link', { name: 'Book Appointment' }).click()
  await expect(page).toHaveURL('/book-appointment')
})

test('the suns that explain the minutes fit in their places, and prices grow with the text', async ({
  page,
}) => {
  const site = new SitePage(page, '/services')
  await site.open()
  const suns = site.main.locator('.key b')
  for (const size of ['100%', '130%', '200%'])
    for (const width of [360, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      await setTextSize(site, size)
      await expect(suns.first()).toBeVisible()
      const beyond = await suns.evaluateAll((suns) =>
        suns.map((sun) => sun.scrollWidth - sun.clientWidth),
      )
      expect(beyond, `${width} px, text at ${size}`).toEqual([0, 0, 0, 0])
    }
  await page.setViewportSize({ width: 360, height: 740 })
  await setTextSize(site, '400%')
  const price = await site.main
    .locator('[data-price]')
    .first()
    .evaluate((link) => Number.parseFloat(getComputedStyle(link, '::after').fontSize))
  expect(price, 'the price, text at 400 %').toBeGreaterThan(40)
})
