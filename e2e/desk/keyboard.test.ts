import type { Locator, Page } from '@playwright/test'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { shortDay } from '../../desk/when.ts'
import { addDays } from '../../domain/time/delhi-time.ts'
import { hoursOn } from '../../domain/time/opening-hours.ts'
import { weekdayName } from '../../domain/time/spoken-time.ts'
import { expect, test } from '../support/desk-test.ts'

test('letter keys do nothing while switched off, and U undoes the act that its button names', async ({
  desk,
}) => {
  await desk.book()
  const letters = desk.page.getByRole('button', { name: 'Keyboard shortcuts' })
  await letters.click()
  await desk.press('s', 'a')
  await expect(desk.button('I’m ringing')).toBeVisible()
  await expect(desk.page.getByRole('heading', { name: 'Book it' })).toHaveCount(0)
  await desk.page.reload()
  await expect(letters).toHaveText(/off/)
  await expect(desk.button('I’m ringing')).not.toHaveAttribute('aria-keyshortcuts')

  await letters.click()
  const allKeys = desk.page.getByText('Save what is filled in')
  await desk.press('?')
  await expect(allKeys).toBeVisible()
  await desk.press('Escape')
  await expect(allKeys).toBeHidden()
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(0)
  await desk.press('u')
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(1)

  await desk.agree()
  await desk.press('t')
  await desk.page.keyboard.type('Comes with her son')
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Note, Asha Verma')
  const undo = desk.page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveAccessibleName('Undo: Booked, Asha Verma')
  await expect(undo).toHaveText('Undo: Booked')
  await desk.press('u')
  await expect(desk.status).toHaveText('Undone: Booked, Asha Verma')
  await expect(undo).toHaveCount(0)
  await expect(desk.card.getByText('Comes with her son')).toBeVisible()
})

test('keys act on an empty board and an empty day, and Esc closes one thing after the other', async ({
  server,
  desk,
}) => {
  const name = desk.entry.getByLabel('Name or number')
  await desk.press('i')
  await expect(name).toBeFocused()
  await desk.press('Escape')
  await expect(name).toBeHidden()
  await expect(desk.name).toBeFocused()
  await desk.press('i')
  await expect(name).toBeFocused()
  // An arrow key goes from the page of the day book to the current half-hour.
  await desk.open('/day')
  const inLab = desk.page.getByRole('link', { name: '12:00 PM, Lab: new entry' })
  await expect(inLab).toBeVisible()
  await desk.press('ArrowDown')
  await expect(inLab).toBeFocused()

  await desk.open()
  await desk.book()
  // Esc leaves a patient that was found only once nothing is open on the card.
  await desk.open('/find?q=asha')
  await desk.press('g', '.')
  await expect(desk.card.locator('details[open]')).toHaveCount(1)
  await expect(desk.button('More')).toHaveAttribute('aria-expanded', 'true')
  await desk.press('Escape', 'Escape')
  await expect(desk.card.locator('details[open]')).toHaveCount(0)
  await expect(desk.button('More')).toHaveAttribute('aria-expanded', 'false')
  expect(desk.page.url()).toContain('/find')
  await desk.press('Escape')
  await expect(desk.page).toHaveURL(`${server.deskUrl}/`)
  await expect(desk.page.getByText('Front desk, connected')).toBeVisible()

  await desk.press('a')
  await desk.card.getByLabel('Note', { exact: true }).fill('Comes with her son')
  await desk.page.getByRole('searchbox').click()
  await desk.press('r', 'a', 'Escape')
  await expect(desk.page.getByRole('searchbox')).not.toBeFocused()
  await expect(desk.card.getByLabel('Note', { exact: true })).toBeVisible()
  // The next Esc closes the form. The button of a note is under More, and cannot take the focus.
  await desk.press('t', 'Escape')
  await expect(desk.name).toBeFocused()
  await desk.press('i')
  await expect(name).toBeFocused()
})

test('besides the name, eighteen keys enter a new walk-in patient, and eight keys a known one', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  const { press, pressed } = countingKeys(page)
  await press('i')
  await page.keyboard.type('Asha Verma')
  await press('Tab', ...'9876543210', 'Tab', ...'mri', 'Enter')
  await expect(entry.getByRole('checkbox', { name: 'MRI Scan' })).toBeChecked()
  await press('Enter')
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(desk.list('Today').getByText('Arrived')).toHaveCount(1)
  expect(pressed()).toBe(18)

  await server.book({ name: 'सुनीता देवी', phone: '98104 41207' })
  await expect(desk.row('सुनीता देवी')).toBeVisible()
  await press('i')
  await expect(entry.getByLabel('Name or number')).toBeFocused()
  await page.keyboard.type('sunita')
  await expect(entry.getByRole('button', { name: /^सुनीता देवी 98104 41207/ })).toBeVisible()
  await press('ArrowDown', 'Enter')
  await expect(entry.getByLabel('Phone number')).toHaveValue('98104 41207')
  await expect(entry.getByLabel('Speaks')).toHaveValue('en')
  await press(...'cbc', 'Enter')
  await expect(entry.getByRole('checkbox', { name: /CBC/ })).toBeChecked()
  await expect(entry.getByText(/^Lab.*: free/)).toBeVisible()
  await expect(entry.getByRole('button', { name: /^Here now: save as came/ })).toBeVisible()
  await press('Enter')
  await expect(desk.status).toHaveText(/^Saved as #SID\d{6}\.$/)
  await expect(desk.name).toBeFocused()
  await expect(desk.list('Today').getByText('Arrived')).toHaveCount(2)
  expect(pressed()).toBe(18 + 8)
  // The earlier visit is not changed.
  await expect(desk.list('Calls').getByText('सुनीता देवी')).toBeVisible()
})

test('a phone number typed into the name field moves to its own field and finds its patients', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  await server.book({ name: 'Asha Verma', phone: '98765 43210' })
  await server.book({ name: 'Ravi Verma', phone: '98765 43210' })
  await desk.press('i')
  await page.keyboard.type('98765')
  for (const name of ['Asha Verma', 'Ravi Verma'])
    await expect(entry.getByRole('button', { name })).toBeVisible()
  // A click on another field moves the number as Tab does.
  await entry.getByRole('textbox', { name: 'Tests' }).click()
  await expect(entry.getByLabel('Phone number')).toHaveValue('98765')
  await entry.getByLabel('Phone number').fill('')
  await entry.getByLabel('Name or number').fill('98765')
  await page.keyboard.type('4321')
  await desk.press('Tab')
  await expect(entry.getByText('This number has 9 digits. Is it right?')).toBeVisible()
  await entry.getByLabel('Phone number').fill('987654321')
  // Nothing is said of a number that is still being typed.
  await expect(entry.getByText(/^This number has/)).toBeHidden()
  await page.keyboard.type('98')
  await desk.press('Shift+Tab')
  await expect(entry.getByText('This number has 11 digits. Is it right?')).toBeVisible()
  await entry.getByLabel('Phone number').fill('9876543219')
  await desk.press('Shift+Tab')
  await expect(entry.getByText(/^This number has/)).toBeHidden()
  await expect(entry.getByLabel('Name or number')).toBeFocused()
  await page.keyboard.type('ravi')
  await entry.getByLabel('Phone number').fill('')
  await expect(entry.getByRole('button', { name: 'Ravi Verma' })).toBeVisible()
  // After the arrow key has left the field, the key 1 picks the first choice.
  await desk.press('ArrowDown', '1')
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi Verma')
  await expect(entry.getByRole('textbox', { name: 'Tests' })).toBeFocused()
  await desk.press('Alt+p')
  await expect(entry.getByRole('radio', { name: /^Phone/ })).toBeChecked()
})

test('a visit is booked for another day and time with eight keys', async ({ server, desk }) => {
  await desk.book()
  const { press, pressed } = countingKeys(desk.page)
  // The first open day after tomorrow.
  const ahead = [2, 3].map((days) => addDays(server.tomorrow(), days - 1))
  const day = ahead.find((each) => hoursOn(each, centre.hours).length > 0) ?? server.tomorrow()
  const weekday = weekdayName(day, english.calendar).slice(0, 3).toLowerCase()
  await press('c')
  await press('a')
  await expect(desk.card.getByLabel('When')).toBeFocused()
  await press(...weekday, '1', '0', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  expect(pressed()).toBe(8)
  await expect(desk.card.getByText(`${shortDay(day)}, 10:00 AM`)).not.toHaveCount(0)
})

test('arrow keys in the time field go from one free time to the next, and a wrong time is not saved', async ({
  server,
  desk,
}) => {
  const ravi = { name: 'Ravi Rao', phone: '98111 22233' }
  await desk.book({ ...ravi, tests: ['MRI Scan'], time: '11:00 AM' })
  await desk.agree('Ravi Rao')
  await server.book({ name: 'Asha Verma', time: '10:00 AM' })
  await desk.row('Asha Verma').click()
  await desk.press('a')
  const { card } = desk
  // The arrow keys do nothing until the day's plan has come.
  const plan = card.getByText(/^MRI.*: free/)
  await expect(plan).toBeVisible()
  const time = card.getByLabel('Time')
  await desk.press('ArrowDown')
  // Somebody is in the MRI from 11:00 to 11:45.
  await expect(time).toHaveValue('12:00 PM')
  // A time that was taken by key or button is kept as typed text is.
  await desk.press('Escape')
  await expect(desk.row('Asha Verma').getByText('Form not saved')).toBeVisible()
  await desk.press('a')
  await expect(time).toHaveValue('12:00 PM')
  await expect(plan).toBeVisible()
  await desk.press('ArrowUp')
  await expect(time).toHaveValue('10:00 AM')
  await desk.page.keyboard.type('xx')
  await desk.press('Enter')
  await expect(card.getByRole('region', { name: 'Book it, Asha Verma' })).toBeVisible()
  await desk.press('Backspace', 'Backspace', '9', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.list('Tomorrow').getByText('9:00')).toBeVisible()
})

test('keys and the search for a name work in a browser that refuses storage', async ({ desk }) => {
  const { page } = desk
  await desk.book()
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await desk.open()
  await desk.press('/', ...'asha', 'Enter')
  await expect(page.getByRole('heading', { name: 'Find: asha 1' })).toBeVisible()
  await expect(page.getByText(/, connected$/)).toBeVisible()
  await expect(async () => {
    await desk.press('a')
    await expect(desk.card.getByLabel('When')).toBeFocused({ timeout: 700 })
  }).toPass()
})

test('a name that is typed while a page loads acts on no patient, and the next key acts', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await desk.book({ date: server.today(), time: '12:30 PM' })
  await desk.agree()
  await desk.press('/', ...'asha', 'Enter')
  await expect(page.getByRole('heading', { name: 'Find: asha 1' })).toBeVisible()
  await expect(desk.name).toBeVisible()
  await page.route('**/hydrate-*.js', async (route) => {
    await new Promise((go) => setTimeout(go, 500))
    await route.continue()
  })
  await desk.press('Escape')
  // The first letters come before the script runs, and the last after that. The name has an R and a space, which open
  // the form "Arrived" and press its button.
  await page.keyboard.type('/ravi rao ravi rao ravi rao ravi rao', { delay: 60 })
  await expect(page.getByText('Front desk, connected')).toBeVisible()
  await expect(page.locator('.act-form')).toHaveCount(0)
  await expect(desk.card).not.toContainText('Arrived · Today')
  await expect(async () => {
    await desk.press('r')
    await expect(desk.card.getByRole('region', { name: /^Arrived/ })).toBeVisible({ timeout: 700 })
  }).toPass()
})

test('after a wrong number, what is typed in the form to correct the visit replaces the number', async ({
  desk,
}) => {
  await desk.book()
  await desk.press('c', 'w', 'Enter')
  await expect(desk.status).toHaveText('Saved: Wrong number, Asha Verma')
  await desk.press('e')
  await expect(desk.card.getByLabel('Phone number')).toBeFocused()
  await desk.page.keyboard.type('98111 22233')
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Corrected, Asha Verma')
  await expect(desk.card.getByRole('link', { name: '+91 98111 22233' })).toBeVisible()
})

test('a key that is held down and a double click act once, and type nothing into a form', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  await desk.book({ name: 'Ravi Rao', tests: ['MRI Scan'], time: '11:00 AM' })
  await desk.agree('Ravi Rao')
  await server.book({ name: 'Asha Verma', tests: ['MRI Scan'], time: '11:00 AM' })
  await desk.row('Asha Verma').click()
  await hold(page, 'c', () => expect(desk.status).toHaveText('Saved: Ringing, Asha Verma'))
  await hold(page, 'a', () => expect(card.getByLabel('When')).toBeFocused())
  await expect(card.getByLabel('When')).toHaveValue('')
  // The first Enter takes the free time, to which the patient has not agreed yet.
  await expect(card.getByRole('button', { name: /^Take 12:00 PM/ })).toBeVisible()
  await hold(page, 'Enter', () => expect(card.getByLabel('Time')).toHaveValue('12:00 PM'))
  await hold(page, 'Escape', () => expect(desk.name).toBeFocused())
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await desk.press('a', ...'10', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await hold(page, 'u', () => expect(desk.status).toHaveText('Undone: Won’t come, Asha Verma'))
  await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
  // The second click of a double click takes back no second act.
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect(undo).toHaveText('Undo: Booked')
  await undo.dispatchEvent('click', { detail: 2 })
  const kinds = await server.eventKinds()
  expect(kinds.filter((kind) => kind === 'undone')).toHaveLength(2)
  expect(kinds.filter((kind) => kind === 'agreed')).toHaveLength(2)
  expect(kinds).not.toContain('released')
})

test('the second click of a double click presses nothing that has come under the pointer', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  await page.setViewportSize({ width: 1024, height: 384 })
  await desk.book({ name: 'Ravi Rao', tests: ['MRI Scan'], time: '11:00 AM' })
  await desk.agree('Ravi Rao')
  await server.book({ name: 'Asha Verma', tests: ['MRI Scan'], time: '11:00 AM' })
  await desk.row('Asha Verma').click()
  await desk.press('c')
  await desk.button('More').click()
  const save = desk.button('Save: Wrong number')
  await doubleClick(desk.button('Wrong number'), () => expect(save).toBeVisible())
  await desk.press('Escape', 'a')
  const time = card.getByLabel('Time')
  await doubleClick(desk.button('Take 12:00 PM'), () => expect(time).toHaveValue('12:00 PM'))
  const kinds = await server.eventKinds()
  expect(kinds.filter((kind) => /agreed|wrong/.test(kind))).toEqual(['agreed'])
  await desk.button('Save').click()
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')

  await desk.open('/day')
  const open = page.getByRole('button', { name: 'Open again' })
  for (const [place, room] of ['ct', 'mri', 'x-ray'].entries()) {
    await page.locator('#room-line').fill(`${room} tomorrow service`)
    await page.getByRole('button', { name: /^Close/ }).click()
    await expect(open).toHaveCount(place + 1)
  }
  await page.setViewportSize({ width: 1024, height: 1600 })
  await doubleClick(open.first(), () => expect(open).toHaveCount(2))
  expect((await server.eventKinds()).filter((kind) => kind === 'unblocked')).toHaveLength(1)
})

/** Clicks twice at the place of a button, the second time once it shows what the first click did. */
async function doubleClick(button: Locator, done: () => Promise<void>): Promise<void> {
  const { mouse } = button.page()
  await button.hover()
  await mouse.down()
  await mouse.up()
  await done()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}

/** Presses a key, and lets it go only after the computer has repeated it. */
async function hold({ keyboard }: Page, key: string, done: () => Promise<void>): Promise<void> {
  await keyboard.down(key)
  await done()
  for (let repeats = 0; repeats < 3; repeats++) await keyboard.down(key)
  await keyboard.up(key)
}

function countingKeys({ keyboard }: Page) {
  let count = 0
  return {
    pressed: () => count,
    async press(...keys: readonly string[]) {
      count += keys.length
      for (const key of keys) await keyboard.press(key)
    },
  }
}
