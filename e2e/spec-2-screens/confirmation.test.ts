import { english } from '../../content/strings.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

const bare = '?name=Asha&phone=98765&date=2026-11-23&time=8%3A30+AM'

test('spec 2, 9 · /appointment-confirmation · shows details and what happens next, also after a reload', async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page)
  await confirmation.open(knownLink)
  await expect(confirmation.heading).toHaveText(english.confirmation.title)
  for (const detail of ['Asha Verma', '+91-98765 43210', 'asha@example.com', '11:00 AM'])
    await expect(confirmation.details.getByText(detail, { exact: true })).toBeVisible()
  await expect(confirmation.details.getByRole('listitem')).toHaveText(['MRI Scan', 'Blood Sugar'])
  // What a visitor copies from the page: the time on one line, and a space between tests that share a line.
  const copied = await confirmation.details.evaluate((details) => {
    getSelection()?.selectAllChildren(details)
    return String(getSelection())
  })
  expect(copied).toContain('11:00 AM')
  expect(copied).not.toContain('ScanBlood')
  await expect(confirmation.next).toHaveCount(3)
  await expect(confirmation.next.nth(0)).toContainText(/confirmation call within 2 hours/i)
  await expect(confirmation.next.nth(1)).toContainText(/arrive 15 minutes early.*\bID\b/is)
  await expect(confirmation.next.nth(2)).toContainText(/results.*usually.*same day/is)
  expect(await confirmation.readReference()).toBe('#SID004217')
  await page.reload()
  expect(await confirmation.readReference()).toBe('#SID004217')
})

test('spec 2 · /appointment-confirmation · a link without a stored request shows details but no promise', async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page)
  const query = new URLSearchParams(knownLink)
  query.set('name', 'Ravi, you won')
  await confirmation.open(`?${query}`)
  await expect(confirmation.heading).toHaveText('Appointment request details')
  await expect(confirmation.main.getByText('Ravi, you won')).toHaveCount(1)
  await expect(confirmation.details.getByRole('listitem')).toHaveText(['MRI Scan', 'Blood Sugar'])
  await expect(confirmation.details).toContainText('Monday, 23 November 2037')
  expect(await confirmation.readReference()).toBe('#SID004217')
  await expect(confirmation.next).toHaveCount(3)
  const intro = await page.getByText(english.confirmation.unproven.nextIntro).boundingBox()
  const list = await confirmation.next.first().boundingBox()
  expect((list?.y ?? 0) - (intro?.y ?? 0) - (intro?.height ?? 0)).toBeGreaterThanOrEqual(8)
})

test('spec 2 · /appointment-confirmation · four details suffice, and the clock gives the reference', async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page)
  const before = Date.now()
  await confirmation.open(bare)
  const after = Date.now()
  const digits = Number((await confirmation.readReference()).slice('#SID'.length))
  expect((digits - (before % 1_000_000) + 1_000_000) % 1_000_000).toBeLessThanOrEqual(
    after - before,
  )
  await expect(confirmation.details).toContainText('Asha')
  await expect(confirmation.details.getByText('Monday, 23 November 2026')).toBeVisible()
  await expect(confirmation.details.getByText('Email')).toHaveCount(0)
  await expect(confirmation.details.getByText('Tests')).toHaveCount(0)
})

test("spec 2, 8 · /appointment-confirmation · 'No Appointment Details Found' if one is missing", async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page)
  await confirmation.open('?name=Asha&phone=98765&date=2026-11-23')
  await expect(confirmation.heading).toHaveText('No Appointment Details Found')
  await confirmation.main.getByRole('link', { name: /book/i }).click()
  await expect(page).toHaveURL('/book-appointment')
})
