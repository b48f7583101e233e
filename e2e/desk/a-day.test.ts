import type { Page } from '@playwright/test'
import { addDays } from '../../domain/time/delhi-time.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { DeskScreen } from '../pages/desk-screen.ts'
import type { StartedDesk } from '../support/desk-server.ts'
import { expect, test } from '../support/desk-test.ts'

const requests = 60

const [asha, ravi, meena] = [
  { name: 'Asha Verma', phone: '98765 43210' },
  { name: 'Ravi Rao', phone: '98111 22233' },
  { name: 'Meena Iyer', phone: '98222 33344' },
]

// The browser logs failed requests while the server is stopped for the night.
test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

/**
 * The day begins at noon, with two desks and 60 requests. The MRI fails, the doctor leaves at three, the
 * ultrasound is 40 minutes late, and the next day is a holiday. In each step the desk says something that
 * a receptionist used to have to remember.
 */
test('receptionists at two desks work through a day and need not remember anything', async ({
  server,
  desk,
  context,
}) => {
  test.setTimeout(180_000)
  const { page, card } = desk
  const secondDesk = new DeskScreen(await context.newPage(), server)
  await secondDesk.open()
  const today = server.today()
  const dayAfter = addDays(today, 2)
  await server.book({ ...asha, date: today, time: '2:00 PM', tests: ['MRI Scan'] })
  await server.book({ ...ravi, date: today, time: '4:00 PM', tests: ['Ultrasound'] })
  await server.book({ ...meena, date: dayAfter, time: '10:00 AM', tests: ['X-Ray'] })
  const others = Array.from({ length: requests - 3 }, (_, sent) => ({
    name: `Patient ${sent}`,
    phone: `98000 1${1000 + sent}`,
  }))
  await Promise.all(others.map((patient) => server.book({ ...patient, date: dayAfter })))
  await expect(secondDesk.page.getByRole('heading', { name: `Calls ${requests}` })).toBeVisible()

  await select(desk, asha.name)
  await desk.agree(asha.name)

  await test.step('the key R asks whether this is the right patient before it saves an arrival', async () => {
    await select(secondDesk, ravi.name)
    await secondDesk.agree(ravi.name)
    await desk.list('Today').getByText(ravi.name).click()
    await desk.press('r')
    await expect(card.getByText(/Is this the right patient\?/)).toBeVisible()
    await desk.press('Enter', 'Escape')
    await expect(desk.button('Arrived')).toHaveCount(0)
  })

  await test.step('after a click in the card the arrow keys still move the selection', async () => {
    await select(desk, meena.name)
    await card.getByText('X-Ray').first().click()
    await desk.press('ArrowDown')
    await expect(desk.name).not.toHaveText(meena.name)
  })

  await test.step('when a machine fails and a doctor leaves, the desk lists the visits to move', async () => {
    await openDay(page, server, today)
    await sayOfRoom(page, 'mri broken', /^Close MRI, .*: 1 to move/)
    await sayOfRoom(page, 'dr from 3', /^Close Dr Meera, .*, from 3:00 PM: nobody to move/)
    const toMove = secondDesk.page.getByRole('link', { name: /visits? to move$/ })
    await expect(toMove).toHaveText('1 visit to move')
    await toMove.click()
    await expect(secondDesk.card.getByText('the machine is not working')).toBeVisible()
  })

  await test.step('the desk shows a delay of 40 minutes, with a message to each patient still to come', async () => {
    await sayOfRoom(page, 'ultrasound late 40', 'Ultrasound is 40 minutes late')
    await openDay(secondDesk.page, server, today)
    await expect(
      secondDesk.page.getByRole('heading', { name: 'Ultrasound is 40 minutes late' }),
    ).toBeVisible()
    await expect(
      secondDesk.page.getByRole('link', { name: 'WhatsApp to Ravi Rao, 4:00 PM' }),
    ).toBeVisible()
  })

  await test.step('the site refuses requests for a holiday once it is entered, and the desk shows a later day', async () => {
    await openDay(page, server, server.tomorrow())
    await sayOfRoom(page, 'centre', /^Close The whole centre, .*: nobody to move/)
    await expect(server.book({ date: server.tomorrow() })).rejects.toThrow('closed')
    await openDay(page, server, dayAfter)
    await expect(page.getByRole('link', { name: /^Meena Iyer/ })).toBeVisible()
  })

  await test.step('the desk asks in the evening which patients came, and in the morning lists patients not reached', async () => {
    await desk.open()
    await select(desk, meena.name)
    await desk.press('c', 'n', 'Enter')
    await expect(desk.status).toHaveText(`Saved: No answer, ${meena.name}`)
    await later(server, 8)
    await desk.open('/closing')
    await expect(page.getByRole('heading', { name: 'Who came? 2 not marked' })).toBeVisible()
    // The first line has the focus. The second one is about Ravi.
    await desk.press('ArrowDown', '1')
    await expect(
      page.getByRole('group', { name: ravi.name }).getByLabel('Came', { exact: true }),
    ).toBeChecked()
    await expect(page.getByRole('button', { name: /^Save: 1 marked/ })).toBeVisible()
    // The browser asks whether to leave the page, and the test declines.
    await desk.press('b', 'Enter')
    await expect(page.getByText('1 of 1 saved.')).toBeVisible()
    await later(server, 12)
    await desk.open('/closing')
    await expect(page.getByRole('heading', { name: 'Who came? 1 not marked' })).toBeVisible()
    await expect(page.getByRole('group', { name: meena.name })).toBeVisible()
  })
})

async function later(server: StartedDesk, hours: number): Promise<void> {
  await server.kill()
  await server.startAgain(hours * hour)
}

async function select(desk: DeskScreen, name: string): Promise<void> {
  await desk.list('Calls').getByText(name).click()
  await expect(desk.name).toHaveText(name)
}

async function openDay(page: Page, { deskUrl }: StartedDesk, date: string): Promise<void> {
  await page.goto(`${deskUrl}/day?date=${date}`)
  await expect(page.getByRole('table')).toBeVisible()
}

/** Types a line about a room and presses the button that says what the line means. */
async function sayOfRoom(page: Page, line: string, button: string | RegExp): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Close a room/ })
  await field.fill(line)
  await page.getByRole('button', { name: button }).click()
  await expect(field).toHaveValue('')
}
