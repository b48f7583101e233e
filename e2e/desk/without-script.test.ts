import { DeskScreen } from '../pages/desk-screen.ts'
import { expect, test } from '../support/desk-test.ts'

test('without script the list, outcomes, find and new entries work by forms', async ({
  server,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const desk = new DeskScreen(page, server)
  await server.book({ name: 'Asha Verma' })
  await server.book({ name: 'Ravi Rao' })
  await desk.enter('Old computer')

  await desk.row('Ravi Rao').click()
  await expect(desk.name).toHaveText('Ravi Rao')
  await desk.button('I’m calling').click()
  await expect(desk.card.getByText(/^You are calling, until/)).toBeVisible()
  await desk.button('Agreed').click()
  await desk.card.getByLabel('Time').selectOption('4:00 PM')
  await desk.card.getByRole('button', { name: 'Save: Agreed' }).click()
  await expect(desk.list('Tomorrow').getByText('Ravi Rao')).toBeVisible()
  await expect(desk.list('Tomorrow').getByText('4:00 PM')).toBeVisible()
  await desk.button('Undo').click()
  await expect(desk.list('Call now').getByText('Ravi Rao')).toBeVisible()

  await page.getByRole('searchbox').fill('asha')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Find: asha/ })).toContainText('Asha Verma')
  await desk.button('Cancelled').click()
  await desk.card.getByRole('button', { name: 'Save: Cancelled' }).click()
  await expect(desk.card.getByText('The patient cancelled').first()).toBeVisible()

  await page.getByRole('link', { name: 'New entry' }).click()
  await page.getByRole('button', { name: 'Save the appointment' }).click()
  await expect(page.getByRole('alert').last()).toContainText('Select at least one test.')
  await page.getByLabel('At the desk').check()
  await page.getByLabel('Name', { exact: true }).fill('Meena Iyer')
  await page.getByLabel('Phone number').fill('98100 12345')
  await page.getByLabel('Time').selectOption('5:00 PM')
  await page.getByLabel('ECG').check()
  await page.getByRole('button', { name: 'Save the appointment' }).click()
  await expect(page.getByRole('status')).toContainText(/^Saved as #SID\d{6}/)
  await expect(desk.list('Coming today').getByText('Meena Iyer')).toBeVisible()
  await context.close()
})
