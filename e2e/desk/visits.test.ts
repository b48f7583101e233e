import type { Locator, Page } from '@playwright/test'
import { clockLabel } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { hold } from '../pages/held-script.ts'
import { expect, test } from '../support/desk-test.ts'
import { routeActs } from '../support/route-acts.ts'

test.use({ expectedComplaint: /status of 422/ })

const asha = { name: 'Asha Verma', phone: '+91 98765 43210' }

test('a change that a patient asks for shows beside the booked time, and dropping it leaves that time', async ({
  server,
  desk,
}) => {
  const { card } = desk
  const first = await desk.book({ ...asha, additionalInfo: 'I have a pacemaker.' })
  await desk.agree()

  const second = await server.book({ ...asha, tests: ['MRI Scan', 'X-Ray'], time: '4:00 PM' })
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
  const agreed = card.getByText('Already booked: MRI Scan, Blood Sugar, tomorrow 11:00 AM')
  await expect(agreed).toBeInViewport({ ratio: 1 })
  await expect(desk.button('I’m ringing')).toBeInViewport({ ratio: 1 })
  for (const text of [first, second, 'I have a pacemaker.'])
    await expect(card.getByText(text, { exact: false }).first()).toBeVisible()

  await desk.press('x')
  await card
    .getByLabel('What is given up')
    .selectOption({ label: 'This change only: tomorrow 4:00 PM' })
  await desk.press('Enter')
  await expect(desk.status).toHaveText('Saved: Change dropped, Asha Verma')
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
  const booked = card.getByText(/^Booked · Tomorrow, .* 11:00 AM$/)
  await expect(booked).toBeVisible()
  // After a dropped change, cancelling the whole visit is not called a dropped change.
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await desk.press('u')
  await expect(booked).toBeVisible()
  await desk.press('u')
  await expect(agreed).toBeVisible()
})

test('an act covers only the requests that its card showed, so a change sent meanwhile waits for a call', async ({
  server,
  desk,
}) => {
  await desk.book(asha)
  const wire = await holdActs(desk.page)
  await desk.press('c', 'a', 'Enter')
  await expect.poll(() => wire.posted.length).toBe(1)
  await server.book({ ...asha, time: '4:00 PM' })
  await expect(desk.card.getByText(/Sent again meanwhile/)).toBeVisible()
  await wire.release()
  await expect(desk.card.getByText(/^Already booked: .* 11:00 AM$/)).toBeVisible()
  expect(wire.posted.map(({ act, asks }) => [act, asks])).toEqual([
    ['claim', [1]],
    ['agreed', [1]],
  ])
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()

  // Nobody can read of a change within two seconds, so an earlier Enter does not answer the change.
  const { clock } = desk.page
  await clock.install()
  await clock.pauseAt(Date.now() + minute)
  for (const [time, waitMs, waiting] of [
    ['5:00 PM', 1999, 'Asha Verma'],
    ['6:00 PM', 2000, 'Nobody is waiting for a call.'],
  ] as const) {
    await desk.press('a')
    await server.book({ ...asha, time })
    await expect(desk.card.getByText(/Sent again meanwhile/)).toContainText(time)
    await clock.runFor(waitMs)
    await desk.press('Enter')
    await expect(desk.card.getByLabel('When')).toHaveCount(0)
    await expect(desk.list('Calls').getByText(waiting)).toBeVisible()
  }
})

test('a form keeps what is changed while a save is pending, and the next save sends the change', async ({
  desk,
}) => {
  await desk.book(asha)
  const wire = await holdActs(desk.page)
  await desk.press('a', 'Enter')
  await expect.poll(() => wire.posted.length).toBe(1)
  await desk.card.getByLabel('Time').selectOption('4:00 PM')
  await desk.card.getByLabel('Note', { exact: true }).fill('Comes with her son')
  await wire.release()
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  expect(wire.posted[0]?.agreed).toMatchObject({ time: '11:00 AM' })
  await expect(desk.card.getByLabel('Time')).toHaveValue('4:00 PM')
  await desk.press('Enter')
  await expect(desk.list('Tomorrow').getByText('4:00')).toBeVisible()
  await expect(desk.card.getByText(/, Front desk: Comes with her son$/)).toBeVisible()
  await expect(desk.card.getByRole('region', { name: /^Book it|^Change time/ })).toHaveCount(0)
  const [saved, changed] = wire.posted
  expect(changed?.agreed).toMatchObject({ time: '4:00 PM' })
  expect(changed?.id).not.toBe(saved?.id)
})

test('a new entry makes a visit of its own, and changes another visit only if the receptionist chooses so', async ({
  server,
  desk,
}) => {
  const { entry } = desk
  await server.book(asha)
  await desk.press('i')
  await desk.fillIn({ ...asha, time: '2:00 PM' })
  const another = entry.getByRole('group', { name: 'This number has another visit' })
  await expect(another).toBeVisible()
  await expect(entry.getByRole('radio', { name: 'This is a visit of its own' })).toBeChecked()
  await save(entry)
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await expect(desk.list('Today').getByText('2:00')).toBeVisible()

  await desk.press('i')
  await desk.fillIn({ ...asha, time: '3:00 PM' })
  await entry.getByRole('radio', { name: /MRI Scan, Blood Sugar, .*\(To ring\)/ }).check()
  await save(entry)
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await expect(desk.list('Today').getByRole('listitem')).toHaveCount(2)
  await expect(desk.card.getByText(/^2 requests · #SID/)).toBeVisible()
})

test('an entry for another patient of a known number keeps the name, and says whose visit it would rename', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  await server.book({ name: 'Anu Rao', phone: '98765 43210' })
  await desk.press('i')
  await page.keyboard.type('anu')
  await expect(entry.getByRole('button', { name: /^Anu Rao/ })).toBeVisible()
  const answer = await hold(page, '**/find.json')
  await entry.getByLabel('Phone number').fill('98765 43219')
  // What was found for the name is no visit of the number.
  await expect(entry.getByRole('radio', { name: /^This changes/ })).toBeHidden()
  answer.letGo()
  await entry.getByLabel('Phone number').fill('')
  await entry.getByLabel('Name or number').fill('Bina Rao')
  await desk.press('Tab')
  await page.keyboard.type('9876543210')
  await entry.getByRole('button', { name: /^Anu Rao/ }).click()
  await expect(entry.getByLabel('Name or number')).toHaveValue('Bina Rao')
  const renamed = entry.getByText('Saving gives the visit of Anu Rao the name Bina Rao.')
  await expect(renamed).toBeHidden()
  await entry.getByRole('radio', { name: /^This changes the visit of Anu Rao/ }).check()
  await expect(renamed).toBeVisible()
  // The answer to the number may put the question in the way of Tab. Letters go on to the tests.
  await page.keyboard.type('cbc')
  await expect(entry.getByRole('textbox', { name: 'Tests' })).toHaveValue('cbc')
  // A part of the name is completed, as the patient is the same.
  await entry.getByLabel('Name or number').fill('anu')
  await entry.getByRole('button', { name: /^Anu Rao/ }).click()
  await expect(entry.getByLabel('Name or number')).toHaveValue('Anu Rao')
  await expect(entry.getByText(/^Saving gives/)).toBeHidden()
})

test('if a patient who waits for a call walks in, the entry takes over the tests of the request', async ({
  desk,
}) => {
  await desk.book(asha)
  await desk.press('i')
  await desk.page.keyboard.type('asha')
  await desk.entry.getByRole('button', { name: /^Asha Verma/ }).click()
  await desk.entry.getByRole('radio', { name: /^This changes the visit of Asha Verma/ }).check()
  await expect(desk.entry.getByRole('checkbox', { name: 'MRI Scan' })).toBeChecked()
  await save(desk.entry)
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await expect(desk.list('Today').getByText('Arrived')).toBeVisible()
})

test('an entry is kept while another card is open, and says if its room is taken', async ({
  server,
  desk,
}) => {
  const { entry, page } = desk
  const mri = { ...asha, tests: ['MRI Scan' as const], date: server.today(), time: '4:00 PM' }
  await desk.book(mri)
  await desk.agree()
  await desk.press('i')
  await page.keyboard.type('Ravi Rao')
  await desk.press('Tab', ...'9811122233')
  await desk.addTest('mri')
  await desk.press('Escape')
  await expect(entry).toBeHidden()
  await expect(desk.name).toBeFocused()
  await expect(page.getByRole('link', { name: 'Walked in / phoned not saved' })).toBeVisible()
  await desk.list('Today').getByText('Asha Verma').click()
  await desk.press('i')
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi Rao')

  await entry.getByLabel('When').fill('4')
  await expect(entry.getByText('taken by Asha Verma until 4:45 PM')).toBeVisible()
  await expect(entry.getByRole('button', { name: 'Book 4:00 PM anyway' })).toBeVisible()
  await desk.press('Enter')
  await expect(entry.getByLabel('Time')).toHaveValue('5:00 PM')
  await entry.getByLabel('When').fill('4')
  await desk.press('Control+Enter')
  await expect(desk.status).toHaveText(/^Saved as/)
  await expect(desk.list('Today').getByText('Ravi Rao')).toBeVisible()
  await desk.press('u')
  await expect(desk.list('Today').getByText('Ravi Rao')).toHaveCount(0)
})

test('an entry begins with the current half-hour for a walk-in, and with the next one for a caller', async ({
  desk,
}) => {
  const { entry } = desk
  const time = entry.getByLabel('Time')
  await desk.press('i')
  await desk.addTest('ecg')
  await expect(entry.getByText(/^Heart.*: free/)).toBeVisible()
  const now = findSlot(await time.inputValue())
  // The name is typed right after the click.
  await entry.getByText('Phoned').click()
  await desk.page.keyboard.type('Ravi')
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi')
  await expect(time).toHaveValue(clockLabel((now?.minutes ?? 0) + 30))
  await desk.press('Alt+p', 'Alt+p')
  await expect(entry.getByLabel('Phoned')).toBeChecked()
  // Also once the server has refused the entry.
  await desk.press('Enter')
  await expect(entry.getByRole('alert').last()).toContainText('What you typed is kept.')
  await desk.press('Alt+p')
  await expect(time).toHaveValue(now?.label ?? '')
  await desk.press('Alt+p')
  await expect(time).toHaveValue(clockLabel((now?.minutes ?? 0) + 30))
})

test('an entry asks which test an ambiguous word means, and says what is missing', async ({
  desk,
}) => {
  const { entry } = desk
  // Enter counts even if it follows before the browser has drawn the form.
  await desk.page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('i')
    await Promise.resolve()
    press('Enter')
  })
  await expect(entry.getByRole('alert').last()).toHaveText(
    'Enter the name of the patient. Enter at least one test. What you typed is kept.',
  )
  const tests = entry.getByRole('textbox', { name: 'Tests' })
  await expect(entry.getByLabel('Name or number')).toBeFocused()
  await tests.fill('mri, echo')
  await tests.press('Enter')
  await expect(entry.getByText('“echo” may be 2D ECHO or Stress ECHO')).toBeVisible()
  await expect(entry.getByRole('checkbox', { name: 'MRI Scan' })).toBeChecked()
  await tests.press('ArrowDown')
  await desk.press('2')
  await expect(entry.getByRole('checkbox', { name: 'Stress ECHO' })).toBeChecked()
  await tests.fill('xyzzy')
  await tests.press('Enter')
  await expect(entry.getByText('No test is called “xyzzy”')).toBeVisible()
  // Many chosen tests leave the field as high as it was.
  const heightOf = async () => (await tests.boundingBox())?.height
  const before = await heightOf()
  await tests.fill('cbc, lipid, lft, kft, thyroid, hba1c, esr, crp')
  await tests.press('Enter')
  await expect(entry.getByRole('checkbox', { name: 'CRP' })).toBeChecked()
  expect(await heightOf()).toBe(before)
})

async function save(entry: Locator): Promise<void> {
  await entry.getByRole('button', { name: /^(?:Book it|Here now)/ }).click()
  await expect(entry.page().getByRole('status')).toHaveText(/^Saved as #SID\d{6}\.$/)
}

/** Holds posted acts back until `release` is called. */
async function holdActs(page: Page) {
  const posted: Readonly<Record<string, unknown>>[] = []
  const gate = Promise.withResolvers<void>()
  await routeActs(page, async (route) => {
    posted.push(route.request().postDataJSON())
    await gate.promise
    await route.continue()
  })
  return {
    posted,
    async release() {
      gate.resolve()
      await expect(page.getByRole('status')).toHaveText(/^Saved/)
    },
  }
}
