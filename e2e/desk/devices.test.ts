import { expectAccessibleInEachSize } from '../pages/expect-accessible.ts'
import { expect, test } from '../support/desk-test.ts'

test.use({ expectedComplaint: /403/ })

test('a device lets another device in, and can shut it out within seconds', async ({
  server,
  desk: { page },
  browser,
}) => {
  await page.getByRole('link', { name: /^Devices/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.locator('pre').textContent()) ?? ''
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expectAccessibleInEachSize(page)
  const phone = await browser.newPage()
  await phone.goto(link)
  await phone.getByLabel('What is this device called?').fill('Ravi’s phone')
  await phone.getByRole('button', { name: 'Open the desk' }).click()
  await expect(phone.getByText('Ravi’s phone, connected')).toBeVisible()
  // Because of the unsaved input, the browser asks whether to leave the page. Even after "stay" the page may show no
  // patient's name.
  phone.on('dialog', (dialog) => void dialog.dismiss())
  await phone.keyboard.press('i')
  await phone.keyboard.type('Meena Iyer')
  await page.goto(`${server.deskUrl}/devices`)
  await expect(page.getByText(/, by Front desk$/)).toBeVisible()
  await page.getByText('Shut out', { exact: true }).click()
  await expectAccessibleInEachSize(page)
  await page.getByRole('button', { name: 'Yes, shut out Ravi’s phone' }).click()
  await expect(page.getByRole('cell', { name: 'Shut out a device' })).toBeVisible()
  await expect(phone.getByText('This computer is not let in')).toBeVisible({
    timeout: 10_000,
  })
  await expect(phone.getByText(/Ravi’s phone/)).toBeHidden()
  await phone.close()
})
