import type { Page } from '@playwright/test'
import { hour } from '../../domain/time/milliseconds.ts'
import { startMailServer } from '../../test/support/mail-server.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { DeskScreen } from '../pages/desk-screen.ts'
import { startDeskServer } from '../support/desk-server.ts'
import { expect, test } from '../support/desk-test.ts'

test('a reminder is a WhatsApp link with a prepared text, and a click records the reminder', async ({
  desk,
}) => {
  const { page } = desk
  await desk.book({ phone: '98765 43210', tests: ['Lipid Profile'] })
  await desk.press('g')
  await expect(desk.card.getByRole('heading', { name: 'Before you come' })).toBeVisible()
  await desk.agree()
  await expect(desk.list('Tomorrow').getByText('1 not yet reminded')).toBeVisible()

  await desk.press('m')
  const link = desk.card.getByRole('link', { name: 'Reminder' })
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/919876543210')
  expect(address.searchParams.get('text')).toMatch(
    /^Hello Asha Verma, a reminder .*10–12 hours before.*\+91 11 5550 0142$/s,
  )
  // Keeps the click from opening WhatsApp.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await desk.card.getByRole('link', { name: 'Confirmation' }).click()
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await link.click()
  await expect(desk.status).toHaveText('Saved: Reminded, Asha Verma')
  await expect(desk.list('Tomorrow').getByText(/not yet reminded/i)).toHaveCount(0)
})

test('a late room shows every device which patients have been written to', async ({
  server,
  desk,
  browser,
}) => {
  const { page } = desk
  for (const [name, time] of [
    ['Asha Verma', '4:00 PM'],
    ['Ravi Rao', '5:00 PM'],
  ] as const) {
    await server.book({ name, date: server.today(), time, tests: ['X-Ray'] })
    await desk.row(name).click()
    await desk.agree(name)
  }
  await desk.open('/day')
  await desk.press('k', ...'x-ray late 30')
  await page.getByRole('button', { name: /^X-ray is 30/ }).click()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const link = page.getByRole('link', { name: 'WhatsApp to Ravi Rao, 5:00 PM' })
  await link.focus()
  await desk.press('Enter')
  const written = (of: Page) => of.locator('.block-form li', { hasText: 'written 12:' })
  await expect(written(page)).toHaveText(/Ravi Rao/)
  await expect(link).toBeFocused()
  const other = new DeskScreen(await (await browser.newContext()).newPage(), server)
  await other.enter('Second desk')
  await other.open('/day')
  await expect(written(other.page)).toHaveText(/Ravi Rao/)
  await other.page.getByRole('link', { name: /^Ravi Rao, 10 min/ }).click()
  await expect(other.card).toContainText('WhatsApp: X-ray is 30 minutes late')
  await other.page.context().close()
})

test('a plan that the patient wants by mail arrives once, even if the server is killed meanwhile', async ({
  page,
  started,
}) => {
  const mail = await startMailServer()
  started.defer(mail.stop)
  const server = await startDeskServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'centre@example.org',
    STAFF_EMAIL: 'reception@example.org',
  })
  started.defer(server.close)
  const desk = new DeskScreen(page, server)
  await desk.enter('Front desk')
  await desk.book({ email: 'asha@example.org', tests: ['Lipid Profile'] })
  await desk.press('a')
  const tick = desk.card.getByRole('checkbox', { name: /Mail the plan/ })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await desk.card.getByRole('button', { name: /Save: Book it/ }).click()
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.card).toContainText('The plan goes out by mail')
  await server.kill()
  await server.startAgain(hour)
  const plans = () =>
    mail.taken.map(readMail).filter((each) => each.header('to') === 'asha@example.org')
  await expect.poll(() => plans().length).toBe(1)
  expect(plans()[0]?.text).toContain('Lipid Profile')
  await expect(desk.card).toContainText('Plan mailed')
})
