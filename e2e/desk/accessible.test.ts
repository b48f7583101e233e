import type { Page } from '@playwright/test'
import { hour } from '../../domain/time/milliseconds.ts'
import type { DeskScreen } from '../pages/desk-screen.ts'
import { expectAccessibleInEachSize } from '../pages/expect-accessible.ts'
import { expect, test } from '../support/desk-test.ts'
import { actBeside } from '../support/route-acts.ts'

/** How many requests make the board longer than the window. */
const fullBoard = 18

/** An A4 sheet less its margins of 12 mm, in CSS pixels. */
const a4 = { width: 702, height: 1031 }

/** Limits axe to the card, for states that differ only there from the state checked before. */
const onlyCard = { include: '#card' }

test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

test('axe finds nothing on the board and in its forms, on wide and narrow screens', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await expectGood(page)
  await server.book({ name: 'Asha Verma', additionalInfo: 'Wheelchair, please.' })
  await server.book({ name: 'सुनीता देवी', tests: ['Ultrasound', 'Blood Sugar'] })
  await expect(desk.row('सुनीता देवी')).toBeVisible()
  await expectForcedColours(desk)
  await expectGood(page)
  await desk.press('.')
  await expectGood(page, onlyCard)
  for (const form of ['a', 'n', 'l', 'x', 'e', 'm', 't']) {
    await desk.press(form)
    await expectGood(page, onlyCard)
    await desk.press('Escape')
  }
  await desk.press('c')
  await expect(desk.status).toHaveText(/^Saved: Ringing/)
  await desk.agree()
  await expectGood(page)
})

test('axe finds nothing on the other pages and in an entry, on wide and narrow screens', async ({
  server,
  desk,
}) => {
  const { page } = desk
  // A visit of today, because only today's page can say that a room is late, and the closing asks who came.
  await server.book({ name: 'Asha Verma', date: server.today(), time: '6:00 PM' })
  await expect(desk.row('Asha Verma')).toBeVisible()
  await desk.agree()
  const paths = [
    ...['/find?q=asha', '/find?q=nobody', '/day', '/closing'],
    ...['/print', '/print?by=room', '/report', '/enter/none'],
  ]
  for (const path of paths) {
    await page.goto(server.deskUrl + path)
    await expectGood(page)
  }
  await page.goto(await server.link())
  await expectGood(page)
  await desk.open('/?entry=1')
  await expect(desk.entry.getByLabel('Name or number')).toBeFocused()
  await desk.press('Enter')
  await expect(desk.entry.getByText(/^Enter the name of the patient/)).toBeVisible()
  await expectGood(page, onlyCard)
  await page.keyboard.type('asha')
  await expect(desk.entry.getByRole('button', { name: /^Asha Verma/ })).toBeVisible()
  await expectGood(page, onlyCard)
  await desk.press('ArrowDown', 'Enter', ...'cbc, mri', 'Enter')
  await expect(desk.entry.getByText(/^MRI.*: free/)).toBeVisible()
  await expectGood(page, onlyCard)
})

test('at 400 % zoom each field of a form is in sight while it has the focus', async ({ desk }) => {
  const { page } = desk
  await desk.book()
  await page.setViewportSize({ width: 320, height: 256 })
  const isInSight = async () =>
    await page.locator(':focus').evaluate((field) => {
      const { left, top, bottom } = field.getBoundingClientRect()
      const isSeen = (y: number) => document.elementFromPoint(left + 9, y) === field
      return isSeen(top + 4) && isSeen(bottom - 4)
    })
  for (const [key, fields] of [['a', 4] as const, ['i', 8] as const]) {
    await desk.press(key)
    await expect(page.locator('.act-form :focus')).toBeVisible()
    for (let field = 0; field < fields; field++) {
      const named = await page.locator(':focus').evaluate(({ outerHTML }) => outerHTML.slice(0, 60))
      expect(await isInSight(), `${named} is in sight`).toBe(true)
      await desk.press('Tab')
    }
    await desk.press('Escape')
  }
})

test('axe finds nothing on a board that is hidden, not live, late or full, on wide and narrow screens', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book({ name: 'Asha Verma' })
  await page.clock.install()
  await desk.open()
  await expect(desk.name).toBeVisible()
  await page.clock.fastForward('10:01')
  await expect(desk.name).toBeHidden()
  await expectGood(page)
  await desk.press('Escape')
  await server.kill()
  await expect(page.getByText(/^Not live since/)).toBeVisible()
  await expectGood(page)
  await server.startAgain(3 * hour)
  await expect(desk.card.getByText(/ late$/)).toBeVisible()
  await expectGood(page)
  await server.kill()
  await server.startAgain(8 * hour)
  const calls = desk.list('Calls')
  const more = Array.from({ length: fullBoard - 1 }, (_, call) => `Patient ${call}`)
  await Promise.all(more.map((name) => server.book({ name })))
  await expect(calls.getByRole('listitem')).toHaveCount(fullBoard)
  await expect(desk.row('Patient 0')).toContainText('tomorrow')
  await expectGood(page)
  const beyond = () => calls.evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(await beyond()).toBeGreaterThan(0)
  // On paper nothing scrolls, so no list may be cut.
  await page.emulateMedia({ media: 'print' })
  expect(await beyond()).toBe(0)
  await page.emulateMedia({ media: null })
})

test('a card of three requests shows each of them, and axe finds nothing', async ({
  server,
  desk,
}) => {
  const ravi = { name: 'Ravi Rao', phone: '98111 22233' }
  const phone = '98111 22233, 98765 43210'
  await server.book({ ...ravi, phone, additionalInfo: 'I have a pacemaker.' })
  await expect(desk.row('Ravi Rao')).toBeVisible()
  await desk.agree('Ravi Rao')
  const email = 'ravi@example.org'
  await server.book({ ...ravi, tests: ['X-Ray', 'MRI Scan'], email, time: '4:00 PM' })
  await server.book({ ...ravi, tests: ['Ultrasound', 'X-Ray'], additionalInfo: 'My son comes.' })
  const { card, page } = desk
  await expect(desk.list('Calls')).toContainText('Ultrasound, X-Ray, MRI Scan, Blood Sugar')
  await expect(card.getByText(/^Website, .* #SID/)).toHaveCount(3)
  for (const text of ['My son comes.', 'ravi@example.org', 'I have a pacemaker.'])
    await expect(card.getByText(text)).toBeVisible()
  await expect(card.getByRole('link', { name: '98765 43210' })).toBeVisible()
  await expectGood(page)
  await desk.press('x')
  await expectGood(page, onlyCard)
  await desk.press('Escape')
  await page.goto(`${server.deskUrl}/print`)
  await expect(page.getByText('I have a pacemaker.')).toBeVisible()
  await expectGood(page)
  await desk.open('/?entry=1')
  await page.getByLabel('Phone number').fill(ravi.phone)
  await page.getByRole('radio', { name: /^This changes the visit of Ravi Rao/ }).check()
  await expectGood(page, onlyCard)
})

test('a long name does not make the printed day wider than the paper', async ({
  server,
  desk: { page },
}) => {
  const name = 'Venkata'.repeat(11)
  const agreed = { date: server.today(), time: '6:00 PM' }
  await server.book({ name, ...agreed })
  await actBeside(page, name, { act: 'agreed', asks: [1], agreed })
  await page.setViewportSize(a4)
  await page.emulateMedia({ media: 'print' })
  await page.goto(`${server.deskUrl}/print`)
  await expect(page.getByText(name)).toBeVisible()
  const sheet = page.locator('.sheet')
  expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await page.emulateMedia({ media: null })
})

test('the focus ring of a long name is whole, the number stays in view, and a phone shows all acts', async ({
  desk,
}) => {
  const { page } = desk
  await desk.book({ name: 'Mrs. Lakshmi Venkatasubramanian Chandrasekhar Iyer of Mylapore' })
  await desk.press('ArrowDown')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await desk.name.focus()
    expect(await desk.name.evaluate(roomForRing), `${width}`).toBeGreaterThanOrEqual(0)
    await desk.press('x')
    await expect(desk.card.getByRole('heading', { name: 'Won’t come' })).toBeVisible()
    expect(await desk.card.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0)
    await desk.press('Escape')
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText(/^Saved: Won’t come, Mrs\. Lakshmi/)
  const more = await desk.button('More').boundingBox()
  const strip = await page.locator('.last-act').boundingBox()
  expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0)
})

/** Runs in the page. Returns how far inside its card the focus ring around a name begins, in CSS pixels. */
function roomForRing(name: Element): number {
  const offsets = getComputedStyle(name).boxShadow.matchAll(/(-?[\d.]+)px 0px 0px 0px/g)
  const reaches = Math.min(...Array.from(offsets, ([, px]) => Number(px)))
  const card = name.closest('.card')?.getBoundingClientRect().left ?? Number.NaN
  return reaches < 0 ? name.getBoundingClientRect().left + reaches - card : Number.NaN
}

/** With forced colours, the selected row, a new row and the next step still look unlike the rest. */
async function expectForcedColours(desk: DeskScreen): Promise<void> {
  const { page } = desk
  const fresh = desk.row('सुनीता देवी')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(desk.row('Asha Verma')).toHaveCSS('outline-style', 'solid')
  await expect(fresh).toHaveCSS('outline-style', 'none')
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(fresh.locator('.dot')).toHaveCSS('background-color', ink)
  await expect(desk.button('I’m ringing')).toHaveCSS('border-top-width', '3px')
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Expects that axe finds nothing, and that nothing is wider than the window or than its place. */
async function expectGood(page: Page, part?: typeof onlyCard): Promise<void> {
  await expectAccessibleInEachSize(page, part, async () =>
    expect(await page.locator('.row-time').evaluateAll(textsTooWide), 'over the name').toEqual([]),
  )
}

/** Returns the texts that are wider than their elements. */
function textsTooWide(places: Element[]): (string | null)[] {
  const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
  return places.filter(isWider).map(({ textContent }) => textContent)
}

test('at 130 % zoom the header stays in the window while a form scrolls below it', async ({
  server,
  desk,
}) => {
  const { page } = desk
  for (const name of [
    'Asha Verma',
    'Asha Rao',
    'Asha Mehta',
    'Asha Lobo',
    'Asha Khan',
    'Asha Iyer',
  ]) {
    await server.book({ name })
    await actBeside(page, name, { act: 'no-answer', asks: [1] })
  }
  await page.setViewportSize({ width: 985, height: 554 })
  for (const path of ['/?entry=1', '/closing']) {
    await desk.open(path)
    await expect(page.getByRole('radio').first()).toBeVisible()
    const beyond = () => document.documentElement.scrollHeight - innerHeight
    expect(await page.evaluate(beyond), path).toBe(0)
  }
})

test('no act is wider than its button, and no visit than its list, in the narrowest three columns', async ({
  desk,
}) => {
  await desk.page.setViewportSize({ width: 1200, height: 720 })
  await desk.press('i', 'Alt+p')
  await desk.fillIn({ name: 'Asha Verma', phone: '98765 43210', time: '12:00 PM' })
  await desk.press('Enter')
  await expect(desk.name).toHaveText('Asha Verma')
  const lines = desk.card.locator('.actions > button').evaluateAll((all) =>
    all.map((button) => {
      const words = document.createRange()
      words.selectNodeContents(button)
      return new Set([...words.getClientRects()].map(({ y }) => Math.round(y / 9))).size
    }),
  )
  // A browser with a larger font has three columns in a wider window, with as much room.
  expect(Math.max(...(await lines)), 'an act takes one line').toBe(1)
  await desk.press('r', 'Enter')
  await expect(desk.button('Not arrived after all')).toBeVisible()
  const cut = await desk.card
    .getByRole('button')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
  expect(cut).toBe(0)

  await desk.press('o', 'Enter')
  const row = desk.list('Today').locator('.row', { hasText: 'Did not come' })
  await expect(row).toBeVisible()
  expect(await row.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
})

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('a finger has 44 px for a row, a choice, an undo, and to close a form', async ({ desk }) => {
    await desk.book()
    await desk.agree()
    await desk.page.getByRole('link', { name: 'Walked in / phoned' }).tap()
    const undo = desk.page.getByRole('button', { name: /^Undo: Booked/ })
    const { entry } = desk
    for (const target of [
      desk.row('Asha Verma'),
      undo,
      entry.locator('.chip').first(),
      entry.getByRole('button', { name: 'Close' }),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
