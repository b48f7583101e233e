import { search as words } from '../../content/en/search.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { bytesBeforeFirstPaint, firstRoundTripBytes, loadPage } from '../budgets/loaded-bytes.ts'
import type { DeskScreen } from '../pages/desk-screen.ts'
import { expect, test } from '../support/desk-test.ts'
import { expectNothingSeen, watchContext } from '../support/watch.ts'

const { hours, test: priced, ownTest } = aPublication
const ecg = { ...priced, test: 'ECG', isOffered: false }

/** Publishes a fact with the same POST as the desk's own page. */
async function publish({ page }: DeskScreen, publication: object): Promise<void> {
  const status = await page.evaluate(async (fact) => {
    const body = JSON.stringify({ act: 'publish', id: crypto.randomUUID(), publication: fact })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/facts', { method: 'POST', headers, body })).status
  }, publication)
  expect(status).toBe(200)
}

test('a patient books a test that reception has just published, and the desk knows the test', async ({
  server,
  desk,
  browser,
}) => {
  const patients = await browser.newContext()
  const watch = watchContext(patients, server.siteUrl)
  const form = await patients.newPage()
  for (const publication of [hours, priced, ecg, { ...ownTest, fast: { least: 6, most: 8 } }])
    await publish(desk, publication)

  const loaded = await loadPage(form, `${server.siteUrl}/hi/book-appointment`)
  expect(loaded.page).toBeLessThanOrEqual(firstRoundTripBytes)
  expect(await bytesBeforeFirstPaint(form)).toBeLessThanOrEqual(firstRoundTripBytes)
  await form.goto(`${server.siteUrl}/book-appointment`)
  await expect(form.locator('#still-needed')).toBeVisible()
  await expect(form.getByRole('checkbox', { name: 'ECG', exact: true })).toHaveCount(0)
  const search = form.getByRole('searchbox')
  await search.fill('ecg')
  await expect(form.getByText(words.notDone('ecg'), { exact: true }).last()).toBeVisible()
  await search.fill('holter')
  await form.getByRole('checkbox', { name: 'Holter Monitor' }).first().check()
  const summary = form.locator('.summary')
  await expect(summary).toContainText('Holter Monitor')
  await expect(summary).toContainText('₹2,345')
  await expect(summary).toContainText('Eat nothing for 6–8 hours before')
  await form.getByLabel('Preferred Date').fill(server.tomorrow())
  await form.getByRole('radio', { name: '9:30 AM' }).check()
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha Verma')
  await form.getByRole('textbox', { name: 'Contact Number' }).fill('98765 43210')
  await summary.locator('button[type=submit]').click()
  await form.waitForURL('**/appointment-confirmation?**')
  await expect(form.getByRole('main')).toContainText('Holter Monitor')
  expectNothingSeen(watch, undefined)
  await patients.close()

  await desk.list('Calls').getByText('Asha Verma').click()
  await expect(desk.card).toContainText('Holter Monitor')
  await expect(desk.card).toContainText('from ₹2,345')
  await expect(desk.card).not.toContainText('no longer offered')
  await desk.press('a')
  await expect(desk.card.getByText('9:30 AM – 9:55 AM: free')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
})
