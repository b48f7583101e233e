import { hour } from '../../domain/time/milliseconds.ts'
import type { StartedDesk } from '../support/desk-server.ts'
import { expect, test } from '../support/desk-test.ts'
import { actBeside } from '../support/route-acts.ts'

const [asha, ravi, sunil, meena] = [
  { name: 'Asha Verma', phone: '98765 43210' },
  { name: 'Ravi Rao', phone: '98111 22233' },
  { name: 'Sunil Nair', phone: '98333 44455' },
  { name: 'Meena Iyer', phone: '98222 33344' },
]

// The browser logs failed requests while the server is stopped for the night.
test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

test('in the evening the desk asks which patients came, and in the morning lists patients not reached', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  const date = server.today()
  await desk.book({ ...asha, date, time: '2:00 PM' })
  await desk.agree(asha.name)
  await server.book({ ...ravi, date, time: '4:00 PM', tests: ['Ultrasound'] })
  await desk.row(ravi.name).click()
  await desk.agree(ravi.name)
  // An arrival hours before the visit may be that of another patient, so Enter alone does not save it.
  await desk.press('r')
  await expect(card.getByText(/Is this the right patient\?/)).toBeVisible()
  await desk.press('Enter', 'Escape')
  await expect(desk.button('Arrived')).toHaveCount(0)
  // After a click in the card the arrow keys still move the selection.
  await card.getByText('Ultrasound').first().click()
  await desk.press('ArrowDown')
  await expect(desk.name).toHaveText(asha.name)
  await server.book({ ...sunil, date, time: '5:00 PM' })
  await desk.row(sunil.name).click()
  await desk.agree(sunil.name)
  await server.book(meena)
  await desk.row(meena.name).click()
  await desk.press('c', 'n', 'Enter')
  await expect(desk.status).toHaveText(`Saved: No answer, ${meena.name}`)

  await later(server, 8)
  await desk.open('/closing')
  await expect(page.getByRole('heading', { name: 'Who came? 3 not marked' })).toBeVisible()
  const lineOf = ({ name }: typeof asha) => page.getByRole('group', { name })
  // The first line has the focus. The second one is about Ravi.
  await desk.press('ArrowDown')
  await expect(lineOf(ravi).getByRole('radio').first()).toBeFocused()
  // When another device marks that line, no other line takes the next number.
  await actBeside(page, ravi.name, { act: 'arrived', asks: [1] })
  await expect(lineOf(ravi)).toHaveCount(0)
  await desk.press('1')
  await expect(page.getByRole('button', { name: /^Save: 0 marked/ })).toBeVisible()
  await desk.press('ArrowDown', '1')
  const came = lineOf(asha).getByLabel('Came', { exact: true })
  await expect(came).toBeChecked()
  await expect(page.getByRole('button', { name: /^Save: 1 marked/ })).toBeVisible()
  // A phone with a font of 150 % has room for 260 px at the usual size. No word is broken there.
  await page.setViewportSize({ width: 260, height: 520 })
  expect(await lineOf(asha).getByText('Came', { exact: true }).evaluate(linesOf)).toBe(1)
  await page.setViewportSize({ width: 1280, height: 720 })
  // The browser asks whether to leave the page, and the test declines.
  await desk.press('b', 'Enter')
  await expect(page.getByText('1 of 1 saved.')).toBeVisible()
  // The saved line is gone, and the number keys choose for the first line that is left.
  await expect(lineOf(sunil).getByRole('radio').first()).toBeFocused()
  await later(server, 12)
  await desk.open('/closing')
  await expect(page.getByRole('heading', { name: 'Who came? 1 not marked' })).toBeVisible()
  await expect(lineOf(meena)).toBeVisible()
})

function linesOf(words: Element): number {
  const range = document.createRange()
  range.selectNodeContents(words.firstChild ?? words)
  return range.getClientRects().length
}

async function later(server: StartedDesk, hours: number): Promise<void> {
  await server.kill()
  await server.startAgain(hours * hour)
}
