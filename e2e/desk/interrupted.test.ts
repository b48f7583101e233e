import type { Locator, Page, Route } from '@playwright/test'
import { hour } from '../../domain/time/milliseconds.ts'
import { hold, holdScript } from '../pages/held-script.ts'
import { expect, test } from '../support/desk-test.ts'
import { actBeside, holdAnswers, loseAnswer, routeActs } from '../support/route-acts.ts'

// The browser logs each failed request.
test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

test('an act or entry whose answer was lost counts once, sent again by a button or by Enter', async ({
  server,
  desk,
}) => {
  const { entry, page } = desk
  await desk.book()
  const { sent, statuses } = await loseFirstAnswer(page)
  await desk.press('x', 'Enter')
  await expect(page.getByText('Perhaps not saved: Won’t come, Asha Verma.')).toBeVisible()
  expect(statuses).toEqual([200])
  const form = desk.card.getByRole('region', { name: 'Won’t come, Asha Verma' })
  // The form warns only of what another window saves.
  await expect(desk.card.getByText('Won’t come: Front desk')).toBeVisible()
  await expect(form.getByRole('alert')).toBeEmpty()
  await page.getByRole('button', { name: 'Try again, Asha Verma' }).click()
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await expect(form).toBeHidden()
  expect(sent[1]).toEqual(sent[0])
  expect((await server.eventKinds()).filter((kind) => kind === 'cancelled')).toHaveLength(1)

  // Enter in a form that is unchanged sends its act again, and no other act.
  await page.unroute('**/acts')
  await server.book({ name: 'Ravi Rao' })
  const again = await loseFirstAnswer(page)
  await desk.row('Ravi Rao').click()
  await desk.press('a')
  await note(page).fill('Comes with his son')
  await desk.press('Enter')
  await expect(page.getByText('Perhaps not saved: Booked, Ravi Rao.')).toBeVisible()
  await desk.press('Escape', 'x', 'Enter')
  await expect(desk.status).toHaveText('Not saved: Won’t come, Ravi Rao.')
  await desk.press('Escape', 'a', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Ravi Rao')
  expect(again.sent).toHaveLength(2)
  expect(again.sent[1]).toEqual(again.sent[0])

  // The first try of an entry was stored too. So its own visit already fills the MRI at this time.
  const entered = await loseFirstAnswer(page, '**/entries')
  await desk.press('i')
  await page.keyboard.type('Meena Iyer')
  await desk.press('Tab', ...'9811122233')
  await desk.addTest('mri')
  await expect(entry.getByText(/^MRI.*: free/)).toBeVisible()
  await desk.press('Enter')
  await expect(entry.getByText('The server did not answer. What you typed is kept.')).toBeVisible()
  expect(entered.statuses).toEqual([200])
  await expect(page.locator('#rooms-beside').getByTitle('Meena Iyer')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.status).toHaveText(/^Saved as #SID/)
  expect(entered.sent[1]).toEqual(entered.sent[0])
  await expect(desk.list('Today').getByText('Meena Iyer')).toHaveCount(1)
})

test('an act that waits for the answer to another one is not dropped without a word', async ({
  desk,
}) => {
  const { page } = desk
  await desk.book()
  const gate = Promise.withResolvers<void>()
  await routeActs(page, async (route) => {
    await gate.promise
    await route.abort()
  })
  await desk.press('s', 'c')
  gate.resolve()
  await expect(page.getByText('Perhaps not saved: Noticed, Asha Verma.')).toBeVisible()
  await expect(desk.status).toHaveText('Not saved: Ringing, Asha Verma.')
  // The button goes with what it discards.
  await page.getByRole('button', { name: 'Discard, Asha Verma' }).press('Enter')
  await expect(desk.name).toBeFocused()
  await expect(desk.status).toHaveText('')
})

test('an entry keeps what is typed if it is closed at once, or while the server reads its tests', async ({
  desk,
}) => {
  const { page, entry } = desk
  await desk.book()
  const name = entry.getByLabel('Name or number')
  await desk.press('i')
  await expect(name).toBeFocused()
  await name.evaluate(async (field) => {
    document.execCommand('insertText', false, 'Ravi')
    // Both events come before the browser has time for anything else, as on a busy computer.
    await Promise.resolve()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await expect(name).toBeHidden()
  await desk.press('i')
  await expect(name).toHaveValue('Ravi')
  await name.fill('')
  // Letters that are typed beside the field, on "Walked in", are meant for the name.
  await entry.getByRole('radio').first().focus()
  await page.keyboard.type('Asha')
  await expect(name).toHaveValue('Asha')

  const answer = await hold(page, '**/tests.json?typed=cbc')
  const tests = entry.getByRole('textbox', { name: 'Tests' })
  const esr = entry.getByRole('checkbox', { name: 'ESR' })
  await tests.fill('esr')
  await tests.press('Enter')
  await expect(esr).toBeChecked()
  await tests.fill('cbc')
  await tests.press('Enter')
  // A test that is taken out with the keyboard leaves the focus in the field, and stays out.
  await desk.press('Tab', 'Space')
  await expect(esr).toHaveCount(0)
  await expect(tests).toBeFocused()
  await tests.fill('cbclft')
  answer.letGo()
  await expect(entry.getByRole('checkbox', { name: /CBC/ })).toBeChecked()
  await expect(esr).toHaveCount(0)
  await expect(tests).toHaveValue('lft')
  await name.fill('')
})

test('what is typed before the answer to a closure, publication or entry comes is not taken away', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  await page.goto(`${server.deskUrl}/day`)
  const closure = await holdAnswers(page, '**/blocks')
  const line = page.getByRole('textbox', { name: /^Close a room/ })
  await line.fill('mri broken')
  await page.getByRole('button', { name: /^Close MRI/ }).click()
  // The live board comes before the answer.
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await line.fill('ct broken')
  closure.letGo()
  await expect(page.locator('button[aria-keyshortcuts="U"]')).toBeVisible()
  await expect(line).toHaveValue('ct broken')
  await expect(line).toBeFocused()

  const second = await holdAnswers(page, '**/blocks')
  const find = page.getByRole('searchbox')
  await line.fill('ct broken')
  await page.getByRole('button', { name: /^Close CT/ }).click()
  await find.focus()
  second.letGo()
  await expect(line).toHaveValue('')
  await expect(find).toBeFocused()

  await page.goto(`${server.deskUrl}/centre`)
  const publication = await holdAnswers(page, '**/facts')
  const closes = page.getByLabel('Sunday, closes')
  await closes.selectOption('6:00 PM')
  await page.getByRole('button', { name: 'Publish these hours' }).click()
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible()
  await closes.selectOption('5:00 PM')
  publication.letGo()
  await expect(page.locator('.fact-state').getByRole('status')).toHaveText(/^Published at/)
  await expect(closes).toHaveValue(String(17 * 60))
  await page.getByRole('button', { name: 'Discard' }).click()

  // The entry is stored as sent. Letters that come later do not look as if they were stored.
  await page.goto(server.deskUrl)
  const stored = await holdAnswers(page, '**/entries')
  await desk.press('i')
  await desk.fillIn({ name: 'Ravi', phone: '98111 22233', time: '8:00 PM' })
  await entry.getByRole('button', { name: /Book|here/ }).click()
  await expect(desk.row('Ravi')).toHaveCount(1)
  await entry.getByLabel('Name or number').press('x')
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi')
  stored.letGo()
  await expect(desk.name).toHaveText('Ravi')
})

test('the name of the next patient, begun before an entry is stored, acts on no patient', async ({
  desk,
}) => {
  const { page, entry } = desk
  const stored = await holdAnswers(page, '**/entries')
  await desk.press('i')
  await desk.fillIn({ name: 'Ravi', phone: '98111 22233', time: '8:00 PM' })
  await entry.getByLabel('Name or number').press('Enter')
  await expect(desk.row('Ravi')).toHaveCount(1)
  await page.keyboard.type('iCh', { delay: 60 })
  stored.letGo()
  // These letters would open the page "Centre", the form "Arrived" and its button, and forms of Ravi.
  await page.keyboard.type('h rosh rosh rosh rosh rosh rosh', { delay: 60 })
  await expect(desk.name).toHaveText('Ravi')
  await expect(desk.name).toBeFocused()
  await expect(page.locator('.act-form')).toHaveCount(0)
  await expect(desk.status).toHaveText(/^Saved as #SID/)
  await expect(async () => {
    await desk.press('i')
    await expect(entry.getByLabel('Name or number')).toBeFocused({ timeout: 700 })
  }).toPass()
})

test('after ten minutes without input the desk hides names, and the first key or click only shows them', async ({
  desk,
}) => {
  const { page } = desk
  await desk.book({ phone: '+91 98765 43210' })
  await page.clock.install()
  await desk.open('/find?q=98765')
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.fastForward('10:01')
  await expect(page.getByText(/^Hidden after ten minutes/)).toBeVisible()
  await page.getByRole('link', { name: 'Centre', exact: true }).click()
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('t')
  await page.keyboard.type('Call the son of Asha')
  await page.clock.fastForward('09:50')
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.fastForward('00:12')
  await expect(page.getByText(/^Hidden after ten minutes/)).toBeVisible()
  for (const personal of await page.getByText(/Asha|98765/).all())
    await expect(personal).toBeHidden()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('log')).toHaveCount(0)
  await expect(desk.row('Asha Verma').locator('.row-time')).toBeVisible()

  for (let repeats = 0; repeats < 3; repeats++) {
    await page.keyboard.down('s')
    await expect(desk.name).toHaveText('Asha Verma')
  }
  await page.keyboard.up('s')
  await desk.press('Shift+Enter')
  await page.keyboard.type('first')
  await expect(note(page)).toHaveValue('Call the son of Asha\nfirst')
})

test('a form keeps what is filled in when the visit changes or another card is opened', async ({
  server,
  desk,
}) => {
  const { page } = desk
  const phone = '+91 98765 43210'
  await server.book({ name: 'Asha Verma', phone, time: '11:00 AM' })
  await server.book({ name: 'Ravi Rao' })
  await desk.row('Asha Verma').click()
  await desk.press('a')
  const time = desk.card.getByLabel('Time')
  await time.selectOption('4:00 PM')
  await note(page).fill('Comes with her son')
  await server.book({ name: 'Asha Verma', phone, time: '9:00 AM' })
  await expect(desk.card.getByText(/Sent again meanwhile, now for Tomorrow.*9:00 AM/)).toBeVisible()
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toHaveValue('Comes with her son')
  await expect(time).toHaveValue('4:00 PM')

  await desk.row('Ravi Rao').click()
  await expect(desk.row('Asha Verma').getByText('Form not saved')).toBeVisible()
  // The browser asks whether to leave the page, and the test declines.
  await desk.press('p')
  await desk.row('Asha Verma').click()
  await desk.press('a')
  await expect(note(page)).toBeFocused()
  await expect(time).toHaveValue('4:00 PM')

  await act(page, { act: 'note', note: 'Call her son' })
  await expect(desk.card.getByText(/, Front desk: Call her son$/)).toBeVisible()
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.card.getByText(/, Front desk: /)).toHaveText([
    /Comes with her son$/,
    /Call her son$/,
  ])
  await expect(desk.row('Asha Verma').getByText('Form not saved')).toHaveCount(0)
  await page.goto(`${server.deskUrl}/print`)
})

test('a form that stays open overnight keeps its note, and no time of the day that is over', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  await desk.book({ date: server.today(), time: '6:00 PM' })
  await desk.press('a')
  await note(page).fill('Comes with her son')
  await server.kill()
  await server.startAgain(24 * hour)
  await expect(card.getByLabel('Time')).toHaveValue('')
  await expect(card.getByLabel('Day')).toHaveValue(server.today())
  await expect(note(page)).toHaveValue('Comes with her son')
  await desk.press('Enter')
  await expect(desk.status).toBeEmpty()
  const when = card.getByLabel('When')
  await when.fill('x')
  await expect(card.getByLabel('Time')).toHaveValue('')
  await when.fill('')
  await when.press('ArrowDown')
  await expect(card.getByLabel('Time')).not.toHaveValue('')
  await when.fill('6pm')
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.list('Today').getByText('Asha Verma')).toBeVisible()
})

test('a correction leaves alone what another device corrects while its form is open', async ({
  desk,
}) => {
  const { page, card } = desk
  await desk.book()
  await desk.press('e')
  await card.getByLabel('Name').fill('Asha Rao')
  await act(page, { act: 'corrected', corrected: { phone: '98111 22233', tests: ['X-Ray'] } })
  await expect(card.getByRole('link', { name: '+91 98111 22233' })).toBeVisible()
  await expect(card.getByLabel('Name')).toHaveValue('Asha Rao')
  await desk.press('Escape')
  await expect(desk.row('Asha Verma').getByText('Form not saved')).toBeVisible()
  await desk.press('e')
  await expect(card.getByLabel('Name')).toHaveValue('Asha Rao')
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Corrected, Asha Verma')
  await expect(desk.name).toHaveText('Asha Rao')
  await expect(card.getByRole('link', { name: '+91 98111 22233' })).toBeVisible()
  await expect(card.getByText('+ X-Ray')).toBeVisible()
})

test('if a visit is erased while its form is open, the desk says so and shows the form on no other card', async ({
  server,
  desk,
}) => {
  const { page } = desk
  const reference = await server.book({ name: 'Asha Verma' })
  await server.book({ name: 'Ravi Rao' })
  await expect(desk.row('Ravi Rao')).toBeVisible()
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('t')
  await page.keyboard.type('Call her ')
  await server.say('erase', reference, '--yes')
  await expect(desk.name).toHaveText('Asha Verma is no longer listed')
  await expect(desk.card.getByText('Typed and not saved: Call her')).toBeVisible()
  await page.keyboard.type('just x ')
  await desk.press('Enter')
  await expect(desk.name).toHaveText('Asha Verma is no longer listed')
  await desk.press('ArrowDown')
  await expect(desk.name).toHaveText('Ravi Rao')
  await expect(note(page)).toHaveCount(0)
  await page.goto(`${server.deskUrl}/?card=${encodeURIComponent(reference)}&act=cancelled`)
  await expect(desk.name).toHaveText(`${reference} is no longer listed`)
})

test('a late answer changes neither the card, the form nor the focus of a receptionist who went on', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  await server.book({ name: 'Asha Verma' })
  await server.book({ name: 'Ravi Rao' })
  await test.step('the form that is opened again while its act is stored stays open', async () => {
    const stored = await holdAnswers(page, '**/acts')
    await desk.row('Asha Verma').click()
    await desk.press('n', 'Enter', 'Escape', 'n')
    const form = card.getByRole('region', { name: 'No answer, Asha Verma' })
    await expect(desk.list('To try again').getByText('Asha Verma')).toBeVisible()
    stored.letGo()
    await expect(desk.status).toHaveText('Saved: No answer, Asha Verma')
    await expect(form).toBeVisible()
    await expect(form.getByLabel('Try again')).toBeFocused()
    await desk.press('Escape')
    await page.unroute('**/acts')
  })

  await test.step('U takes back what was done last, not what was answered last', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    let posted = 0
    await routeActs(page, async (route) => {
      posted += 1
      if (posted === 1) await released
      await route.continue()
    })
    await desk.row('Ravi Rao').click()
    await desk.press('s')
    await expect.poll(() => posted).toBe(1)
    await desk.row('Asha Verma').click()
    await desk.press('n', 'Enter')
    await expect(desk.status).toHaveText('Saved: No answer, Asha Verma')
    release(undefined)
    await expect(desk.row('Ravi Rao').getByText('New')).toHaveCount(0)
    await expect(desk.status).toHaveText('Saved: No answer, Asha Verma')
    await desk.press('u')
    await expect(desk.status).toHaveText('Undone: No answer, Asha Verma')
    await page.unroute('**/acts')
  })

  await test.step('prepared messages leave the focus where somebody types', async () => {
    const read = await hold(page, '**/messages.json*')
    const find = page.getByRole('searchbox')
    await desk.press('m')
    await find.click()
    await page.keyboard.type('as')
    read.letGo()
    await expect(card.getByRole('link', { name: 'Confirmation' })).toBeVisible()
    await page.keyboard.type('ha')
    await expect(find).toHaveValue('asha')
    await desk.press('Escape', 'Escape')
  })

  await test.step('a stored entry that was closed meanwhile opens no card', async () => {
    const stored = await holdAnswers(page, '**/entries')
    await desk.press('i')
    await desk.fillIn({ name: 'Meena Iyer', phone: '98111 22233', time: '8:00 PM' })
    await desk.entry.getByRole('button', { name: /Book|here/ }).click()
    await expect(desk.row('Meena Iyer')).toHaveCount(1)
    await desk.press('Escape')
    await desk.row('Asha Verma').click()
    await desk.press('t')
    await page.keyboard.type('Will ')
    stored.letGo()
    await expect(desk.status).toHaveText(/^Saved as #SID/)
    await page.keyboard.type('come')
    await expect(note(page)).toHaveValue('Will come')
    await expect(desk.name).toHaveText('Asha Verma')
    await note(page).fill('')
  })
})

test('when the script starts, it keeps what was typed, and the focus stays', async ({
  server,
  desk,
}) => {
  const { page, card } = desk
  const reference = await desk.book()
  const find = page.getByRole('searchbox')
  await page.evaluate(() => sessionStorage.setItem('find', 'Asha'))
  const script = await holdScript(page)
  await page.goto(`${server.deskUrl}/find?typed=1`, { waitUntil: 'commit' })
  await find.fill('Ravi')
  script.letGo()
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(find).toHaveValue('Ravi')
  await expect(find).toBeFocused()

  await page.unroute('**/assets/*.js')
  const later = await holdScript(page)
  const search = new URLSearchParams({ q: reference, card: reference, act: 'agreed' })
  await page.goto(`${server.deskUrl}/find?${search}`, { waitUntil: 'commit' })
  await card.getByLabel('When').focus()
  await expect(card.getByLabel('When')).not.toBeFocused()
  await find.focus()
  later.letGo()
  await expect(page.getByText(/, connected$/)).toBeVisible()
  await expect(find).toBeFocused()

  await page.unroute('**/assets/*.js')
  const last = await holdScript(page)
  await page.goto(`${server.deskUrl}/?entry=1`, { waitUntil: 'commit' })
  await find.focus()
  last.letGo()
  await expect(page.getByText(/, connected$/)).toBeVisible()
  await expect(find).toBeFocused()
})

test('a refusal stands in no other form, and a pasted note that is too long stays whole', async ({
  desk,
}) => {
  const { card, page } = desk
  const refusal = card.locator('.refused')
  await desk.book()
  await desk.press('e')
  await card.getByLabel('Email').fill('asha@@')
  await desk.press('Enter')
  await expect(refusal).toHaveText(/^This is no email address/)
  await desk.press('Escape', 'x')
  await expect(refusal).toBeEmpty()
  await desk.press('Escape', 'e')
  await expect(refusal).toHaveText(/^This is no email address/)
  await desk.press('Escape', 't')
  const pasted = 'The patient asks for a female sonographer. '.repeat(12)
  await page.keyboard.insertText(pasted)
  await desk.press('Enter')
  await expect(refusal).toHaveText(/^The note is longer than 500 characters/)
  await expect(note(page)).toHaveValue(pasted)
})

test('an answer that finds no patient leaves the focus where somebody types the next words', async ({
  desk,
}) => {
  const { page } = desk
  const find = page.getByRole('searchbox')
  const answer = await hold(page, '**/find.json')
  await desk.press('/', ...'holiday', 'Enter')
  await page.waitForURL('**/find?typed=1')
  await expect(page.getByText(/, connected$/)).toBeVisible()
  await desk.press('/', ...'ra')
  answer.letGo()
  await expect(page.getByText('No patient found')).toBeVisible()
  await page.keyboard.type('vi')
  await expect(find).toBeFocused()
  await expect(find).toHaveValue('ravi')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('no key is drawn, and the messages "Not saved" and "Not live" do not cover the name', async ({
    server,
    desk,
  }) => {
    const { page } = desk
    for (const name of ['Asha Verma', 'Ravi Rao', 'Meena Iyer']) await server.book({ name })
    await desk.row('Meena Iyer').click()
    await expect(desk.name).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(drawnKeys)).toEqual([])
    await routeActs(page, (route) => route.abort())
    await desk.row('Meena Iyer').click()
    await desk.button('I’m ringing').click()
    await expect(page.getByText('Not saved: Ringing, Meena Iyer.')).toBeInViewport({ ratio: 1 })
    await server.kill()
    const lost = page.getByText(/^Not live since/)
    await expect(lost).toBeInViewport({ ratio: 1 })
    await desk.row('Asha Verma').click()
    await expect(desk.name).toBeInViewport({ ratio: 1 })
    await expect(lost).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(isCovered)).toBe(false)
  })
})

/** The elements beside which a key is drawn, though a phone has none. Runs in the page. */
function drawnKeys(): string[] {
  return [...document.querySelectorAll('.key, [aria-keyshortcuts]:not(input)')]
    .filter((each) => each.checkVisibility())
    .filter((each) =>
      ['::before', '::after'].some((part) => {
        const { content, display } = getComputedStyle(each, part)
        return !['none', 'normal'].includes(content) && display !== 'none'
      }),
    )
    .map(({ textContent }) => textContent)
}

/** Loses the answer to the first post. Returns what was posted, and the status of the lost answer. */
async function loseFirstAnswer(page: Page, addresses?: string) {
  const [sent, statuses]: [unknown[], number[]] = [[], []]
  const lose = async (route: Route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return await route.continue()
    statuses.push(await loseAnswer(route))
  }
  await routeActs(page, lose, addresses)
  return { sent, statuses }
}

function note(page: Page): Locator {
  return page.getByLabel('Note', { exact: true })
}

/** Posts an act on the selected card as another device does. */
async function act(page: Page, fields: object): Promise<void> {
  await actBeside(page, await page.locator('#card-name').textContent(), fields)
}

/** Whether something lies over the name of the selected card. */
function isCovered(): boolean {
  const name = document.getElementById('card-name')
  const { left = 0, top = 0 } = name?.getBoundingClientRect() ?? {}
  return document.elementFromPoint(left + 1, top + 1) !== name
}
