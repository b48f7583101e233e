import { shortDay } from '../../desk/when.ts'
import { addDays } from '../../domain/time/delhi-time.ts'
import { expect, test } from '../support/desk-test.ts'
import { postBeside } from '../support/route-acts.ts'

test('if a machine is closed, the desk lists the visits to move, and the booking form warns patients', async ({
  server,
  desk,
  browser,
}) => {
  const date = server.tomorrow()
  const bookMri = (name: string, phone: string) =>
    server.book({ name, phone, date, time: '11:00 AM', tests: ['MRI Scan'] })
  await bookMri('Asha Verma', '98765 43210')
  await desk.list('Calls').getByText('Asha Verma').click()
  await desk.agree()

  // For a second patient on the same machine, Enter takes the next free time, and Enter again books it.
  await bookMri('Ravi Rao', '98111 22233')
  await desk.list('Calls').getByText('Ravi Rao').click()
  await desk.press('a')
  await expect(desk.card.getByText('taken by Asha Verma until 11:45 AM')).toBeVisible()

  // The day of the machine is shown beside the form. A click on a free half-hour enters its time.
  const beside = desk.page.locator('#rooms-beside')
  await expect(beside).toContainText('Asha Verma')
  await beside
    .locator('tr', { hasText: /^4:00 PM/ })
    .locator('button')
    .click()
  await expect(desk.card.getByText('4:00 PM – 4:45 PM: free')).toBeVisible()
  await desk.card.getByLabel('When').fill('11am')
  await expect(desk.card.getByText('taken by Asha Verma until 11:45 AM')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.card.getByText('12:00 PM – 12:45 PM: free')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Ravi Rao')

  const { page } = desk
  const atNoon = { date, time: '12:00 PM', tests: ['Ultrasound'] }
  await server.book({ name: 'Meena Iyer', phone: '98222 33344', ...atNoon })
  await desk.open(`/day?date=${date}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('link', { name: 'Asha Verma, 45 min' })).toBeVisible()
  const halfPastTwelve = table.getByRole('row', { name: '12:30 PM' })
  await expect(halfPastTwelve.getByText('Ravi Rao, until 12:45 PM')).toHaveCount(1)

  // The arrow keys skip half-hours that are full.
  await table.getByRole('link', { name: 'Asha Verma, 45 min' }).focus()
  await desk.press('ArrowDown')
  await expect(table.getByRole('link', { name: 'Ravi Rao, 45 min' })).toBeFocused()
  await desk.press('ArrowLeft')
  await expect(table.getByRole('link', { name: '12:00 PM, CT: new entry' })).toBeFocused()
  // In a room for two, the arrow goes from place to place.
  for (const link of ['12:00 PM, Ultrasound: new entry', /^Meena Iyer/]) {
    await desk.press('ArrowLeft')
    await expect(table.getByRole('link', { name: link })).toBeFocused()
  }

  // One typed line closes the machine. Before Enter, the button says what closes and how many visits have to move.
  await desk.press('k')
  await page.keyboard.type('mri 1030-1130')
  const close = page.getByRole('button', { name: /^Close MRI, .*10:30 AM – 11:30 AM: 1 to move/ })
  await expect(close).toBeVisible()
  await expect(page.getByText('Patients read: the engineer is here.')).toContainText('Asha Verma')
  await desk.press('Enter')
  const toMove = page.getByRole('link', { name: '1 to move: start' })
  await expect(toMove).toBeVisible()
  // The board may be there before the answer to the act. Letters act once the button names its key.
  const undo = page.locator('button[aria-keyshortcuts="U"]')
  await expect(undo).toBeVisible()
  // U opens what was closed here, not what another device has closed since.
  const ctClosed = { act: 'block', what: 'ct', reason: 'engineer', first: date, last: date }
  await postBeside(page, `${server.deskUrl}/blocks`, ctClosed)
  await expect(page.getByText(/^CT, .*: the engineer is here/)).toBeVisible()
  await expect(undo).toHaveCount(1)
  await desk.press('u')
  await expect(toMove).toBeHidden()
  await expect(page.getByText(/^CT, .*: the engineer is here/)).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).click()

  // Places and reasons can be clicked. Until the line is understood, no button closes anything.
  await page.getByRole('button', { name: 'MRI', exact: true }).click()
  await page.keyboard.type(' 1030-1130 lunch')
  await expect(page.getByText('“lunch” is not understood.')).toBeVisible()
  await expect(close).toBeHidden()
  for (let letter = 0; letter < 6; letter++) await desk.press('Backspace')
  await close.click()
  await expect(toMove).toBeVisible()
  await expect(table).toContainText('the engineer is here, until 11:30 AM')
  // With forced colours a closed room is still drawn with stripes.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(table.locator('.blocked').first()).toHaveCSS('background-image', /gradient/)
  await page.emulateMedia({ forcedColors: 'none' })
  // The reason does not cover the name.
  const moved = table.getByRole('link', { name: 'Asha Verma, 45 min, to move' })
  await moved.click({ trial: true, position: { x: 20, y: 5 } })

  // The booking form says why the test is not done at the closed time, and offers another time.
  const phone = await browser.newContext()
  const form = await phone.newPage()
  await form.goto(`${server.siteUrl}/book-appointment?test=MRI+Scan&test=ECG`)
  await form.getByLabel('Preferred Date').fill(date)
  await form.getByRole('radio', { name: '11:00 AM' }).check()
  const why = form.getByText('Not done at this time: MRI Scan (the engineer is here).')
  await expect(why).toBeVisible()
  await form.getByRole('button', { name: /^Take / }).click()
  await expect(why).toBeHidden()
  await phone.close()
  await desk.open()
  await page.getByRole('link', { name: '1 visit to move' }).click()
  await expect(desk.card.getByLabel('When')).toBeFocused()
  await desk.press('Escape')
  await expect(desk.card.getByText(/^To move: MRI, not available until 11:30 AM/)).toBeVisible()
  await desk.press('m')
  const apology = desk.card.getByRole('link', { name: 'The time has to change' })
  await expect(apology).toHaveAttribute('href', /cannot%20see%20you/)
  await expect(apology).toBeFocused()

  await desk.open(`/day?date=${date}`)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(toMove).toBeHidden()
  // What is closed or late is said where the line was read, and one Tab from the field opens the room again.
  await desk.open('/day')
  await desk.press('k', ...'ct 5-6 broken')
  await expect(page.getByRole('button', { name: /^Close CT/ })).toBeVisible()
  await desk.press('Enter')
  await expect(page.getByText(/^CT, .*: the machine is not working/)).toBeVisible()
  await desk.press('k', ...'x-ray late 30')
  await expect(page.getByRole('button', { name: /^X-ray is 30/ })).toBeVisible()
  await desk.press('Enter')
  await expect(page.getByRole('heading', { name: 'X-ray is 30 minutes late' })).toBeInViewport({
    ratio: 1,
  })
  await desk.press('k', 'Tab', 'Enter')
  await expect(page.getByRole('button', { name: 'Open again' })).toHaveCount(0)

  await desk.open(`/day?date=${date}`)
  // A click on a free half-hour opens a new entry with that time.
  await page.getByRole('link', { name: '4:30 PM, mri: new entry' }).click()
  await expect(desk.entry.getByLabel('Day')).toHaveValue(date)
  await expect(desk.entry.getByLabel('Time')).toHaveValue('4:30 PM')
})

test('Enter books no room that is not free, and takes an earlier time if no later one is free', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  const date = server.tomorrow()
  await desk.book({ date, time: '8:00 PM', tests: ['MRI Scan'] })
  // The centre closes before the visit of the last half-hour is over.
  await desk.press('a')
  await expect(card.getByRole('button', { name: 'Book 8:00 PM anyway' })).toBeVisible()
  await desk.press('Enter')
  await expect(card.getByLabel('Time')).toHaveValue('7:30 PM')
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')

  await desk.open(`/day?date=${date}`)
  await page.getByRole('textbox', { name: /^Close a room/ }).fill('mri broken')
  await page.getByRole('button', { name: /^Close MRI, .*: 1 to move/ }).click()
  await page.getByRole('link', { name: '1 to move: start' }).click()
  await expect(
    card.getByText('MRI 7:30 PM – 8:15 PM: not available for the rest of the day'),
  ).toBeVisible()
  await expect(card.getByText('No free time is left on this day.')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.status).toBeEmpty()
  await expect(card.getByLabel('When')).toBeFocused()
  await desk.press('Control+Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  // The form offers the next day on which the centre is open and no room of the visit is closed.
  const dayAfter = addDays(date, 1)
  await desk.open('/day')
  await desk.press('k', ...`centre ${shortDay(dayAfter)}`)
  await expect(page.getByRole('button', { name: /^Close the whole centre, / })).toBeVisible()
  await desk.press('Enter')
  await expect(page.getByText(/^The whole centre, /)).toBeVisible()
  await desk.open()
  await desk.row('Asha Verma').click()
  await desk.press('a')
  await page.getByRole('button', { name: `Take ${shortDay(addDays(date, 2))}` }).focus()
  await desk.press('Enter')
  // The button is gone. Enter in the field goes on.
  await expect(card.locator('[name=time]')).toBeFocused()
  await expect(card.getByLabel('Day')).toHaveValue(addDays(date, 2))
  await expect(card.getByText('MRI 7:30 PM – 8:15 PM: free.')).toBeVisible()
  // The draft keeps the day.
  await desk.press('Escape', 'a')
  await expect(card.getByLabel('Day')).toHaveValue(addDays(date, 2))
})

test('a visit that was found is moved with its rooms in view, and Esc leads back to the board', async ({
  server,
  desk,
}) => {
  await desk.book({ name: 'Ravi Rao', phone: '98111 22233' })
  await desk.agree('Ravi Rao')
  await server.book({ name: 'Asha Verma', tests: ['MRI Scan'] })
  await expect(desk.row('Asha Verma')).toBeVisible()
  await desk.press('/')
  await desk.page.keyboard.type('asha')
  await desk.press('Enter')
  await expect(desk.page.getByRole('heading', { name: 'Find: asha 1' })).toBeVisible()
  // The visits of the day are listed beside the found visit, but none of them is selected.
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('a')
  await expect(desk.page.locator('#rooms-beside')).toContainText('MRI')
  await desk.press('Escape')
  await expect(desk.page.locator('#rooms-beside')).toBeEmpty()
  await desk.press('Escape')
  await expect(desk.list('Calls')).toContainText('Asha Verma')
})
