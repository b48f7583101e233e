import type { Page } from '@playwright/test'
import { DeskScreen } from '../pages/desk-screen.ts'
import { expectAccessibleInEachSize, type PartOfPage } from '../pages/expect-accessible.ts'
import type { StartedDesk } from '../support/desk-server.ts'
import { expect, test } from '../support/desk-test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

/** Whether a page of the site has this text now, in its source or in what is read. */
async function siteSays(server: StartedDesk, path: string, text: string): Promise<boolean> {
  const source = await (await fetch(server.siteUrl + path)).text()
  return [source, source.replaceAll(/<[^>]*>/g, '')].some((each) => each.includes(text))
}

/** Locates the message that says whether the visible form was published. */
function said(page: Page) {
  return page.locator('.fact-state').getByRole('status')
}

function refusal(page: Page) {
  return page.locator('.form-foot').getByRole('alert')
}

function lately(page: Page) {
  return page.getByRole('region', { name: 'Published lately' })
}

async function publish(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(said(page)).toHaveText(published)
}

const published = /^(?:Published at|Holds since) \d+:\d\d PM(?:, published by .*)?\.$/

test('the site shows published hours at once, until reception takes them back', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await desk.book({ time: '7:00 PM', tests: ['ECG'] })
  await desk.agree()
  await desk.press('h')
  await expect(page).toHaveURL(/\/centre$/)
  await page.getByLabel('Sunday, whether open').selectOption('closed')
  await page.getByLabel('Monday, whether open').selectOption('open, with a break')
  await page.getByLabel('Monday, break begins').selectOption('1:15 PM')
  await page.getByRole('button', { name: 'Tuesday as above' }).click()
  await expect(page.getByText('Monday to Tuesday: 8:30 AM to 1:15 PM')).toBeVisible()
  await expect(page.getByText('रविवार: बंद')).toBeVisible()
  expect(await siteSays(server, '/', 'Sunday: closed')).toBe(false)
  await publish(page, 'Publish these hours')
  expect(await siteSays(server, '/', 'Sunday: closed')).toBe(true)
  expect(await siteSays(server, '/about', 'Monday to Tuesday: 8:30 AM to 1:15 PM')).toBe(true)
  expect(await siteSays(server, '/hi', 'रविवार: बंद')).toBe(true)

  await expect(lately(page).getByText('Front desk')).toBeVisible()
  await lately(page)
    .getByRole('button', { name: /^Take back: Opening hours/ })
    .click()
  await expect(lately(page).getByRole('status')).toHaveText('Taken back: Opening hours.')
  // The button is gone.
  await expect(lately(page)).toBeFocused()
  await expect(lately(page).getByText('taken back', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sunday, whether open')).toHaveValue('open')
  await expect(page.locator('.fact-state')).toHaveText('The website says what it was built with.')
  expect(await siteSays(server, '/', 'Sunday: closed')).toBe(false)

  // The page leads to the visit that the published hours leave without a time.
  await page.getByLabel('Monday, closes').selectOption('6:00 PM')
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await page.getByRole('button', { name: `${day} as above` }).click()
  await publish(page, 'Publish these hours')
  await expect(lately(page).getByRole('status')).toHaveText('')
  await expect(page.getByRole('link', { name: '1 visit to move' })).toBeVisible()
  await desk.press('v')
  await expect(desk.card.getByRole('heading', { name: 'Change time' })).toBeVisible()
  // The form says why the time cannot stay. One Enter takes the nearest free time, the next Enter saves.
  await expect(desk.card.getByText(/7:00 PM.*: the centre is closed before it ends/)).toBeVisible()
  const take = desk.card.getByRole('button', { name: 'Take 5:30 PM' })
  await expect(take).toHaveClass(/primary/)
  await desk.press('Enter')
  await expect(take).toHaveCount(0)
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
})

test('the site shows a published price and an added test, and hides a test that is not offered', async ({
  server,
  desk: { page },
}) => {
  await page.goto(`${server.deskUrl}/centre#tests`)
  await page.getByLabel('Find a test').fill('mri')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Price from, in rupees')).toBeFocused()
  await page.keyboard.type('6,543')
  await expect(page.getByText('from ₹6,543 · 45 min')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(published)
  expect(await siteSays(server, '/services', '"₹6,543"')).toBe(true)

  await page.getByLabel('Find a test').fill('ecg')
  await page.keyboard.press('Enter')
  await page.getByLabel('Offered to patients').uncheck()
  await publish(page, 'Publish this test')
  await expect(page.getByRole('button', { name: 'ECG not offered' })).toBeVisible()
  expect(await siteSays(server, '/services', '?test=ECG"')).toBe(false)

  await page.getByRole('link', { name: 'Add a test' }).click()
  await expect(page.getByRole('heading', { name: 'Add a test' })).toBeFocused()
  await page.getByLabel('Name in English').fill('Holter Monitor')
  await page.getByLabel('Name in Hindi').fill('होल्टर मॉनिटर')
  await page.getByLabel('Category', { exact: true }).selectOption('Cardiac Diagnostics')
  await page.getByLabel('Room', { exact: true }).selectOption('Heart')
  await page.getByLabel('Minutes').fill('25')
  await page.getByLabel('Fast', { exact: true }).selectOption({ index: 4 })
  await page.getByText('Two hours before, and at the visit').click()
  await page.getByLabel('Wear a loose top that opens easily.').check()
  await expect(page.getByText('Two hours before, and at the visit: 1 ticked')).toBeVisible()
  await publish(page, 'Publish this test')
  await expect(page.getByLabel('Name in English')).toHaveValue('')
  expect(await siteSays(server, '/services', 'Holter Monitor')).toBe(true)
  expect(await siteSays(server, '/hi/services', 'होल्टर मॉनिटर')).toBe(true)

  // The added test can be changed like any other.
  await page.getByRole('link', { name: /^Tests and prices/ }).click()
  await page.getByRole('button', { name: /^Holter Monitor/ }).click()
  await expect(page.getByLabel('Price from, in rupees')).toBeFocused()
  await page.getByLabel('Name in Hindi').fill('होल्टर')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(published)
  expect(await siteSays(server, '/hi/services', 'होल्टर')).toBe(true)
})

test('a phone number is published only with a link from the server, and a refusal keeps the input', async ({
  server,
  desk: { page },
}) => {
  await page.goto(`${server.deskUrl}/devices`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const linkOfDesk = (await page.locator('pre').textContent()) ?? ''
  await page.goto(`${server.deskUrl}/centre#phones`)
  await page.getByLabel('First number').fill('011 5550 0199')
  await expect(page.getByText('It dials +911155500199.')).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish these numbers' })
  await publish.click()
  await expect(page.getByText('Paste the link that')).toHaveCount(2)
  await expect(page.getByLabel('Link from the server')).toBeFocused()
  await page.getByLabel('Link from the server').fill(linkOfDesk)
  await publish.click()
  await expect(refusal(page)).toContainText('This link was made at the desk.')
  await expect(page.getByLabel('First number')).toHaveValue('011 5550 0199')
  expect(await siteSays(server, '/', '011 5550 0199')).toBe(false)

  const url = await server.link()
  await page.getByLabel('Link from the server').fill(url)
  await publish.click()
  await expect(said(page)).toHaveText(published)
  await expect(page.getByLabel('Link from the server')).toBeHidden()
  expect(await siteSays(server, '/', 'tel:+911155500199')).toBe(true)

  // The link works once. Taking the numbers back needs no link.
  await page.getByRole('button', { name: 'Remove number 2' }).click()
  await page.getByLabel('Link from the server').fill(url)
  await publish.click()
  await expect(refusal(page)).toContainText('This link has been used.')
  await lately(page)
    .getByRole('button', { name: /^Take back: Phones/ })
    .click()
  await expect(lately(page).getByRole('status')).toHaveText(/^Taken back/)
  expect(await siteSays(server, '/', 'tel:+911155500199')).toBe(false)
})

test('the page Centre shows at once what another device publishes, and keeps what is typed in its form', async ({
  server,
  desk: { page },
  browser,
}) => {
  await page.goto(`${server.deskUrl}/centre`)
  await page.getByLabel('Sunday, closes').selectOption('6:00 PM')
  const other = await browser.newPage()
  await new DeskScreen(other, server).enter('Ravi’s phone')
  await other.goto(`${server.deskUrl}/centre`)
  await other.getByLabel('Sunday, whether open').selectOption('closed')
  await publish(other, 'Publish these hours')
  await expect(lately(page).getByText('Ravi’s phone')).toBeVisible()
  await page.getByLabel('Sunday, closes').selectOption('5:00 PM')
  await expect(page.getByText(/^Ravi’s phone has published this at/)).toBeVisible()
  await expect(page.getByLabel('Sunday, closes')).toHaveValue(String(17 * 60))
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Sunday, whether open')).toHaveValue('closed')
  await expect(page.getByText(/^Holds since .*, published by Ravi’s phone\.$/)).toBeVisible()

  // The other device takes the hours back, and this page shows that.
  await other.getByRole('button', { name: /^Take back/ }).click()
  await expect(lately(page).getByText('taken back', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sunday, whether open')).toHaveValue('open')
  await other.close()
})

test('a wrong fact is not published, and each field says what is wrong', async ({
  server,
  desk: { page },
}) => {
  await page.goto(`${server.deskUrl}/centre`)
  await page.getByRole('button', { name: 'Publish these hours' }).click()
  await expect(refusal(page)).toHaveText('Nothing differs from what patients read now.')
  await page.getByLabel('Monday, closes').selectOption('7:00 AM')
  await page.getByLabel('Monday, closes').selectOption('8:30 PM')
  await expect(page.getByRole('link').filter({ hasText: 'not published' })).toHaveCount(0)
  await page.getByLabel('Monday, closes').selectOption('7:00 AM')
  await expect(page.getByText('This closes at 7:00 AM, but opens at 8:30 AM.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish these hours' }).click()
  await expect(refusal(page)).toHaveText('Nothing was published: correct what is marked in red.')
  await expect(page.getByLabel('Monday, whether open')).toBeFocused()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByLabel(`${day}, whether open`).selectOption('closed')
  await expect(page.getByText('Every weekday is closed')).toBeVisible()

  await page.getByRole('link', { name: /^Phones and WhatsApp/ }).click()
  await page.getByLabel('First number').fill('011 5550')
  await page.getByLabel('WhatsApp number').fill('98765')
  await expect(page.locator('.field-error:not(:empty)')).toHaveCount(2)

  await page.getByRole('link', { name: /^Tests and prices/ }).click()
  await page.getByLabel('Find a test').fill('interventional')
  await page.keyboard.press('Enter')
  await page.keyboard.type('about 500')
  await page.keyboard.press('Enter')
  await expect(refusal(page)).toHaveText('Nothing was published: correct what is marked in red.')
  await expect(page.getByText(/^Write whole rupees/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: /^Interventional Radiology not published/ }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Price from, in rupees')).toHaveValue('about 500')

  await page.getByRole('link', { name: /^Add a test/ }).click()
  await page.getByLabel('Name in English').fill('mri scan')
  await expect(page.getByText('There is a test with this name: MRI Scan.')).toBeVisible()
  await expect(page.getByText(/^Write a name/)).toBeHidden()
  await page.getByRole('button', { name: 'Publish this test' }).click()
  await expect(page.getByText(/^Write a name/)).toBeVisible()
  // All four parts of the page have kept their drafts.
  await expect(page.getByRole('link').filter({ hasText: 'not published' })).toHaveCount(4)
})

test('hours can be changed with only the keyboard, and axe finds nothing in any part of the page', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await desk.press('/')
  await page.keyboard.type('hours')
  await desk.press('Enter')
  await expect(page.getByRole('link', { name: 'Opening hours' })).toBeFocused()
  await desk.press('Enter')
  await expect(page).toHaveURL(/\/centre#hours$/)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  const monday = page.getByLabel('Monday, whether open')
  await expect(monday).toBeEnabled()
  await monday.focus()
  await desk.press('c')
  await expect(monday).toHaveValue('closed')
  await expectGood(page)
  const publish = page.getByRole('button', { name: 'Publish these hours' })
  await publish.focus()
  await desk.press('Enter')
  await expect(said(page)).toHaveText(published)
  await expect(publish).toBeFocused()

  await page.goto(`${server.deskUrl}/centre#phones`)
  await page.getByLabel('First number').fill('1')
  await page.getByRole('button', { name: 'Publish these numbers' }).click()
  await expectGood(page, { include: 'main' })
  await page.getByRole('link', { name: /^Tests and prices/ }).click()
  await page.getByRole('button', { name: /^Color Doppler/ }).click()
  await page.getByLabel('Minutes').fill('x')
  await expectGood(page, { include: 'main' })
  await page.getByRole('link', { name: /^Add a test/ }).click()
  await page.getByRole('button', { name: 'Publish this test' }).click()
  await page.getByText('Before the visit').click()
  await expectGood(page, { include: 'main' })
})

async function expectGood(page: Page, part?: PartOfPage): Promise<void> {
  await expectAccessibleInEachSize(page, part)
  await page.setViewportSize({ width: 1280, height: 720 })
}
