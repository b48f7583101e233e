import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/desk-test.ts'
import { routeActs } from '../support/route-acts.ts'

// A page that a service worker serves sends past the routes of a test.
test.use({ serviceWorkers: 'block', expectedComplaint: /Service Worker/ })

const asha = { name: 'Asha Verma', phone: '+91 98765 43210' }

test('a change is called about beside what is agreed, and dropped alone', async ({
  server,
  desk,
}) => {
  const { card } = desk
  const first = await server.book({ ...asha, additionalInfo: 'I have a pacemaker.' })
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('a', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')

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
  await expect(card.getByText(/^Booked · Tomorrow, .* 11:00 AM$/)).toBeVisible()
  await desk.press('u')
  await expect(agreed).toBeVisible()
})

test('an act covers what its card showed, and a change that comes before it is sent stays to call', async ({
  server,
  desk,
}) => {
  await server.book(asha)
  await expect(desk.name).toHaveText('Asha Verma')
  const wire = await holdActs(desk.page)
  await desk.press('c', 'a', 'Enter')
  await expect.poll(() => wire.posted.length).toBe(1)
  await server.book({ ...asha, time: '4:00 PM' })
  await expect(desk.card.getByText(/sent it again meanwhile/)).toBeVisible()
  await wire.release()
  await expect(desk.card.getByText(/^Already booked: .* 11:00 AM$/)).toBeVisible()
  expect(wire.posted.map(({ act, asks }) => [act, asks])).toEqual([
    ['claim', [1]],
    ['agreed', [1]],
  ])
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
})

test('what is changed while the first save has no answer is saved after it, and no word is lost', async ({
  server,
  desk,
}) => {
  await server.book(asha)
  await expect(desk.name).toHaveText('Asha Verma')
  const wire = await holdActs(desk.page)
  await desk.press('a', 'Enter')
  await expect.poll(() => wire.posted.length).toBe(1)
  await desk.card.getByLabel('Time').selectOption('4:00 PM')
  await desk.card.getByLabel('Note', { exact: true }).fill('Comes with her son')
  await wire.release()
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.list('Tomorrow').getByText('11:00')).toBeVisible()
  await expect(desk.card.getByLabel('Time')).toHaveValue('4:00 PM')
  await desk.press('Enter')
  await expect(desk.list('Tomorrow').getByText('4:00')).toBeVisible()
  await expect(desk.card.getByText(/, Front desk: Comes with her son$/)).toBeVisible()
  await expect(desk.card.getByRole('region', { name: /^Book it|^Change time/ })).toHaveCount(0)
  const [saved, changed] = wire.posted
  expect(changed?.agreed).toMatchObject({ time: '4:00 PM' })
  expect(changed?.id).not.toBe(saved?.id)
})

test('a new entry is a visit of its own, and changes another one only where that is chosen', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book(asha)
  await enter(page, server.deskUrl, asha, '2:00 PM')
  await expect(page.getByRole('radio', { name: 'This is a visit of its own' })).toBeChecked()
  await save(page)
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await expect(desk.list('Today').getByText('2:00')).toBeVisible()

  await enter(page, server.deskUrl, asha, '3:00 PM')
  await page.getByRole('radio', { name: /MRI Scan, Blood Sugar, .*\(To ring\)/ }).check()
  await save(page)
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await expect(desk.list('Today').getByRole('listitem')).toHaveCount(2)
  await expect(desk.card.getByText(/^2 requests · #SID/)).toBeVisible()
})

/** Fills in a new entry of today for an ECG. */
async function enter(page: Page, deskUrl: string, who: typeof asha, time: string) {
  await page.goto(`${deskUrl}/new`)
  await page.getByLabel('Name', { exact: true }).fill(who.name)
  await page.getByLabel('Phone number').fill(who.phone)
  await page.getByLabel('Time').selectOption(time)
  await page.getByRole('checkbox', { name: 'ECG' }).check()
  await expect(page.getByRole('group', { name: 'This number has another visit' })).toBeVisible()
}

async function save(page: Page): Promise<void> {
  const button: Locator = page.getByRole('button', { name: 'Save the appointment' })
  await button.click()
  await expect(page.getByRole('status')).toHaveText(/^Saved as #SID\d{6}\.$/)
}

/** Holds what is posted back, until it is released. */
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
