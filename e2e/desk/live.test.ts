import type { Browser, Page } from '@playwright/test'
import { shortDay } from '../../desk/when.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { DeskScreen } from '../pages/desk-screen.ts'
import { asInOldBrowser } from '../pages/old-browser.ts'
import { expect, test } from '../support/desk-test.ts'

/** How long a new request may take to appear, ms. The test machine is slow now and then. */
const visibleWithinMs = 3000

test('a new request appears, rings and counts in the title until noticed, but moves no focus or selection', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await countRings(page)
  await expect(page.getByText('Sound is off, press any key')).toBeVisible()
  await desk.press('Escape')
  await expect(page.getByText('Sound is off, press any key')).toBeHidden()

  await server.book({ name: 'Asha Verma' })
  await expect(desk.row('Asha Verma')).toBeVisible({ timeout: visibleWithinMs })
  await expect(page).toHaveTitle('(1) Desk')
  await expect(page.getByRole('log')).toHaveText(
    /New request: Asha Verma, ring before \d+:\d\d [AP]M/,
  )
  await expect.poll(() => rings(page)).toBe(1)

  await desk.press('s')
  await expect(page).toHaveTitle('Desk')
  await expect(desk.card.getByText('Noticed by Front desk')).toBeVisible()

  await desk.press('a')
  const when = desk.card.getByLabel('When')
  await expect(when).toBeFocused()
  await server.book({ name: 'Second Patient' })
  await expect(desk.row('Second Patient')).toBeVisible()
  await expect(when).toBeFocused()
  await expect(desk.name).toHaveText('Asha Verma')

  await server.book({ name: 'Third Patient' })
  await expect(desk.row('Third Patient')).toBeVisible()
  await desk.press('Escape', 'ArrowDown', 'ArrowDown')
  await expect(desk.name).toHaveText('Third Patient')
  await desk.press('ArrowUp')
  await expect(desk.name).toHaveText('Second Patient')
})

test('no row moves from under a hand that is about to click, and a second later the list is true', async ({
  server,
  desk,
  browser,
}) => {
  const { page } = desk
  for (const name of ['Ravi Rao', 'Asha Verma', 'Meera Nair']) await server.book({ name })
  await expect(desk.list('Calls').locator('.row')).toHaveCount(3)
  const context = await browser.newContext()
  const other = new DeskScreen(await context.newPage(), server)
  await other.enter('Second desk')
  await page.clock.install()
  // A longer jump would look like a silent server, and the band that says so would move the rows.
  await page.clock.pauseAt(Date.now() + 1500)
  // An earlier test may have left the mouse on this row, and then nothing would move.
  await page.mouse.move(1, 1)
  await desk.row('Asha Verma').hover()
  await other.press('c', 'x', 'Enter')
  await expect(other.status).toHaveText('Saved: Won’t come, Ravi Rao')
  // As long as a change takes from one desk to the next.
  await other.page.waitForTimeout(700)
  await page.mouse.down()
  await page.mouse.up()
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.runFor(1500)
  await expect(desk.list('Calls').locator('.row')).toHaveCount(2)
  await context.close()
})

test('a browser of 2021 shows the board, rings and saves', async ({ server, desk }) => {
  const { page } = desk
  await asInOldBrowser(page)
  await countRings(page)
  await expect(page.getByText('Sound is off, press any key')).toBeVisible()
  await desk.press('ArrowDown')
  await expect(page.getByText('Sound is off, press any key')).toBeHidden()
  await server.book({ name: 'Asha Verma' })
  await expect(desk.row('Asha Verma')).toBeVisible({ timeout: visibleWithinMs })
  await expect.poll(() => rings(page)).toBe(1)
  await desk.press('a', 'Enter')
  await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
})

test.describe(() => {
  test.use({ expectedComplaint: /409/ })

  test('if a device claims a call, other devices show who is calling and get no claim', async ({
    desk,
    browser,
  }) => {
    const other = await openOther(browser, desk)
    await desk.book()
    await expect(other.name).toHaveText('Asha Verma')

    await other.press('c')
    await expect(desk.card.getByText(/^Ravi is ringing, held until/)).toBeVisible()
    await desk.press('c')
    await expect(desk.status).toHaveText(/^Not saved: Ringing, Asha Verma\. .*Ravi/)
    await expect(desk.status).toHaveClass('late')
    await other.press('a', 'Enter')
    await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
    await other.page.close()
  })
})

test('if another device or window saves first, the open form says so, and Enter keeps what was saved', async ({
  server,
  desk,
  browser,
  context,
}) => {
  const other = await openOther(browser, desk)
  await desk.book({ time: '11:00 AM' })
  await expect(other.name).toHaveText('Asha Verma')
  await desk.press('a')
  await desk.card.getByLabel('Note', { exact: true }).fill('Comes with her son')
  await other.press('a', 'Enter')
  await expect(desk.card.getByRole('alert')).toHaveText(
    /^Not saved\. Booked: Ravi, .*M\.MRI Scan, Blood Sugar, tomorrow 11:00 AMWhat you typed is kept\.$/,
  )
  await expect(desk.button('Keep Ravi’s 11:00 AM')).toBeVisible()
  await expect(desk.button('Change to my 11:00 AM')).toBeVisible()
  // Times on different days are named with their days.
  await desk.card.getByLabel('Day').selectOption(server.today())
  await desk.card.getByLabel('Time').selectOption('5:00 PM')
  await expect(desk.button(`Keep Ravi’s ${shortDay(server.tomorrow())}, 11:00 AM`)).toBeVisible()
  await expect(desk.button(`Change to my ${shortDay(server.today())}, 5:00 PM`)).toBeVisible()
  await desk.press('Enter')
  await expect(desk.card.getByRole('alert')).toHaveCount(0)
  await desk.press('t')
  await expect(desk.card.getByLabel('Note', { exact: true })).toHaveValue('Comes with her son')
  await other.page.close()

  await desk.press('Escape', 'a')
  const second = new DeskScreen(await context.newPage(), server)
  await second.page.goto(server.deskUrl)
  await expect(second.page.getByText('Front desk, connected')).toBeVisible()
  await second.press('x', 'Enter')
  await expect(desk.card.getByRole('alert')).toHaveText(
    /^Not saved\. The patient won’t come: Front desk, [^.]*M\.What you typed is kept\.$/,
  )
  await second.page.close()
})

test.describe(() => {
  test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

  test('a visit to call again returns to the calls at its time, rings, and stays there until it is closed', async ({
    server,
    desk,
  }) => {
    await desk.book()
    await desk.press('n', 'Enter')
    await expect(desk.status).toHaveText('Saved: No answer, Asha Verma')
    await expect(desk.list('To try again')).toContainText('Tried once')
    await expect(desk.page).toHaveTitle('Desk')
    await server.kill()
    await server.startAgain(2 * hour)
    await countRings(desk.page)
    await expect(desk.list('Calls')).toContainText('Tried once')
    await expect(desk.page).toHaveTitle('(1) Desk')
    await desk.press('Escape')
    await expect.poll(() => rings(desk.page)).toBe(1)

    // The visit stays in the list even days after the date that the patient asked for.
    await server.kill()
    await server.startAgain(70 * hour)
    await desk.open()
    await expect(desk.list('Calls')).toContainText('Tried once')
    await desk.press('x', 'Enter')
    await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  })
})

test('a request rings beside an open entry or report. The printed day hides names after ten minutes', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  await page.goto(`${server.deskUrl}/?entry=1`)
  await countRings(page)
  await entry.getByLabel('Name or number').fill('Ravi Rao')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Sound is off, press any key')).toBeHidden()
  await server.book({ name: 'Asha Verma' })
  await expect(page).toHaveTitle('(1) Desk')
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await expect.poll(() => rings(page)).toBe(1)
  // The browser asks whether to leave the page, and the test declines.
  await page.getByRole('link', { name: 'Appointment desk' }).click()
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi Rao')
  await entry.getByLabel('Name or number').fill('')

  await page.goto(`${server.deskUrl}/report`)
  await expect(page).toHaveTitle('(1) Week in figures')
  await page.keyboard.press('Escape')
  await expect.poll(() => rings(page)).toBe(1)
  await page.getByRole('link', { name: 'Back to the board' }).click()
  await expect(page).toHaveTitle('(1) Desk')

  await page.clock.install()
  await page.goto(`${server.deskUrl}/print?date=${server.tomorrow()}`)
  await expect(page.getByText('Asha Verma')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Visits on/)
  await page.clock.fastForward('10:01')
  await expect(page.getByText('Hidden after ten minutes')).toBeVisible()
  await expect(page.getByText('Asha Verma')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Asha Verma')).toBeVisible()
})

/** Reloads the page, and counts the tones that it plays from then on. */
async function countRings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let started = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      started += 1
      document.documentElement.dataset.tones = String(started)
      start.call(this, when)
    }
  })
  await page.reload()
  await expect(page.getByText(/, connected$/)).toBeVisible()
}

/** Returns how often the page has rung. A ring is two tones. */
async function rings(page: Page): Promise<number> {
  const tones = await page.evaluate(() => document.documentElement.dataset.tones)
  return Number(tones ?? 0) / 2
}

/** Opens the desk in another window, as a device called Ravi. */
async function openOther(browser: Browser, { page, server }: DeskScreen): Promise<DeskScreen> {
  const other = new DeskScreen(await browser.newPage({ viewport: page.viewportSize() }), server)
  await other.enter('Ravi')
  return other
}
