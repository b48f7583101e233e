import { hold } from '../pages/held-script.ts'
import { expect, test } from '../support/desk-test.ts'

// The browser logs each failed request.
test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

/** How long the desk may take to say that it is not live. */
const saidWithinMs = 10_000

/** How soon a page that was answered 503 must load. It asks again every five seconds. */
const againWithinMs = 15_000

test('a desk that cannot read its store says so within ten seconds, recovers and keeps an entry', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await desk.book()
  server.inStore('alter table request rename to request_away')
  await expect(page.getByText(/^Not live since \d+:\d\d [AP]M/)).toBeVisible({
    timeout: saidWithinMs,
  })
  await expect(page).toHaveTitle('Not live · Desk')
  await expect(page.getByText('Front desk, not connected')).toBeVisible()
  server.inStore('alter table request_away rename to request')
  await expect(page.getByText(/^Not live since/)).toBeHidden()
  await server.book({ name: 'Meena Iyer' })
  await expect(desk.row('Meena Iyer')).toBeVisible()

  server.inStore('alter table desk_device rename to desk_device_away')
  await page.reload()
  await expect(page.getByText('The desk cannot reach its data just now')).toBeVisible()
  server.inStore('alter table desk_device_away rename to desk_device')
  await expect(page.getByText(/, connected$/)).toBeVisible({ timeout: againWithinMs })
  await expect(desk.name).toHaveText('Asha Verma')

  await desk.press('i')
  await desk.fillIn({ name: 'Ravi Rao', phone: '98111 22233', time: '3:00 PM' })
  // Saves while the desk is live. A slow machine may notice the lost store before it presses a key.
  const posted = await hold(page, '**/entries')
  await Promise.all([page.waitForRequest('**/entries'), desk.press('Enter')])
  for (const table of ['event', 'desk_device'])
    server.inStore(`alter table ${table} rename to ${table}_away`)
  posted.letGo()
  await expect(desk.entry.getByText('The desk cannot reach its data')).toBeVisible({
    timeout: againWithinMs,
  })
  await expect(desk.entry.getByLabel('Name or number')).toHaveValue('Ravi Rao')
  await expect(desk.entry.getByRole('checkbox', { name: 'ECG' })).toBeChecked()
  for (const table of ['event', 'desk_device'])
    server.inStore(`alter table ${table}_away rename to ${table}`)
  await expect(page.getByText(/^Not live since/)).toBeHidden()
  await desk.entry.getByRole('button', { name: /^Book it/ }).click()
  await expect(page.getByText(/^Saved as #SID/)).toBeVisible()
})

test('a visit that cannot be read has a card that says so, and all other visits can be worked on', async ({
  server,
  desk,
}) => {
  const { page } = desk
  const broken = await server.book({ name: 'Broken Row', phone: '+91 98765 00001' })
  await server.book({ name: 'Asha Verma' })
  await expect(desk.row('Asha Verma')).toBeVisible()
  server.inStore(
    `pragma ignore_check_constraints = on; update request set date = '2026-11-31' where reference = '${broken}'`,
  )
  await server.book({ name: 'Ravi Rao' })
  await expect(desk.row('Ravi Rao')).toBeVisible()
  await expect(page.getByText(`${broken} cannot be shown`)).toBeVisible()
  await desk.row('Asha Verma').click()
  await desk.press('a', 'Enter')
  await expect(desk.list('Tomorrow').getByText('Asha Verma')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${broken} cannot be shown`)).toBeVisible()
  await page.goto(`${server.deskUrl}/print?date=${server.tomorrow()}`)
  await expect(page.getByText('Asha Verma')).toBeVisible()
  await expect(page.getByText(`${broken} cannot be shown`)).toBeVisible()
  // Today's sheet lists every visit to call.
  await page.goto(`${server.deskUrl}/print`)
  await expect(page.getByText(`${broken} cannot be shown`)).toBeVisible()
  await page.goto(`${server.deskUrl}/find?q=${encodeURIComponent(broken)}`)
  await expect(page.getByText(`${broken} cannot be shown`)).toBeVisible()
  const listed = await server.appointments()
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['Asha Verma', 'Ravi Rao']))
})

test('with eight tabs open an act is saved at once, and the other tabs show it', async ({
  server,
  desk,
  context,
}) => {
  await desk.book()
  const paths = ['/', '/?entry=1', '/print', '/report', '/find?q=9876', '/', '/print']
  const tabs = []
  for (const path of paths) {
    const tab = await context.newPage()
    await tab.goto(server.deskUrl + path, { timeout: 10_000 })
    tabs.push(tab)
  }
  await desk.page.bringToFront()
  await desk.press('c')
  await expect(desk.status).toHaveText('Saved: Ringing, Asha Verma', { timeout: 3000 })
  await expect(tabs[0]?.getByText('You ring').first() ?? desk.status).toBeVisible()
  // The tab that reads the server's stream for all tabs is closed, and another tab takes over.
  await desk.page.close()
  await server.book({ name: 'Ravi Rao' })
  for (const tab of tabs.slice(0, 4)) await expect(tab).toHaveTitle(/^\(1\)/)
})

test('if the server is away for an hour, the desk shows the board and its age, and sends nothing', async ({
  server,
  desk,
}) => {
  const { page, entry } = desk
  await page.clock.install()
  await page.reload()
  await desk.book()
  await desk.press('i')
  await desk.fillIn({ name: 'Ravi Rao', phone: '98111 22233', time: '3:00 PM' })
  await server.kill()
  await expect(page.getByText(/^Not live since/)).toBeVisible()
  await desk.press('Enter')
  await expect(entry.getByText('The desk was not live. Write it down')).toBeVisible()
  await desk.press('Escape')
  await page.clock.fastForward('01:00:00')
  await desk.press('Escape')
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(page.getByText('What you see is 1 h old')).toBeVisible()
  // The browser asks whether to leave the page, and the test declines.
  await desk.press('d')
  await desk.press('s')
  await expect(desk.status).toHaveText(
    'Not saved: Noticed, Asha Verma. The desk was not live. Write it down, and save it later.',
  )
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  await server.startAgain()
  await expect(page.getByText(/^Not live since/)).toBeHidden()
  await expect(desk.row('Asha Verma').getByText('New')).toBeVisible()
  expect(await server.eventKinds()).not.toContain('seen')
  await desk.press('s')
  await expect(desk.status).toHaveText('Saved: Noticed, Asha Verma')
  await expect(desk.row('Asha Verma').getByText('New')).toBeHidden()
  // The entry typed before the hour is still there, and is saved now.
  await desk.press('i')
  await expect(entry.getByLabel('Name or number')).toHaveValue('Ravi Rao')
  await entry.getByRole('button', { name: /^Book it/ }).click()
  await expect(page.getByText(/^Saved as #SID/)).toBeVisible()
  await expect(desk.list('Today').getByText('Ravi Rao')).toHaveCount(1)
})

test('a name that is searched for appears in no address, and a reload repeats the search', async ({
  server,
  desk,
}) => {
  const { page } = desk
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  page.on('request', (request) => addresses.push(request.url()))
  await server.book({ name: 'Asha Verma' })
  await server.book({ name: 'Ravi Rao', phone: '+91 98765 00001' })
  await expect(desk.row('Ravi Rao')).toBeVisible()
  await page.getByRole('searchbox').fill('asha')
  await page.keyboard.press('Enter')
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(desk.row('Ravi Rao')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('asha')
  await page.reload()
  await expect(page.getByText(/, connected$/)).toBeVisible()
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('s')
  await expect(desk.status).toHaveText('Saved: Noticed, Asha Verma')
  expect(addresses.filter((address) => /asha/i.test(address))).toEqual([])
})
