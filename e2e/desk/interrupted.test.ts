import { expect, test } from '../support/desk-test.ts'

// The browser itself complains of each request that fails.
test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })

test('a lost server is said at once, nothing counts as saved, and it catches up by itself', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book({ name: 'Asha Verma' })
  await expect(desk.name).toHaveText('Asha Verma')

  await server.kill()
  await expect(page.getByText(/^Connection lost at/)).toBeVisible({ timeout: 2000 })
  await desk.press('s')
  await expect(page.getByText('Not saved: Seen, Asha Verma.')).toBeVisible()
  await expect(desk.row('Asha Verma').getByText('Not saved')).toBeVisible()
  await expect(desk.button('Seen')).toHaveAttribute('aria-disabled', 'true')

  await server.startAgain()
  await expect(page.getByText(/^Connection lost at/)).toBeHidden()
  await server.book({ name: 'Second Patient' })
  await expect(desk.row('Second Patient')).toBeVisible()
  await expect(desk.row('Asha Verma').getByText('New')).toBeVisible()

  await page.getByRole('button', { name: 'Try again, Asha Verma' }).click()
  await expect(desk.status).toHaveText('Saved: Seen, Asha Verma')
  await expect(desk.row('Asha Verma').getByText('New')).toBeHidden()
})

test('an act that was saved though its answer was lost counts once when it is tried again', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book({ name: 'Asha Verma' })
  await expect(desk.name).toHaveText('Asha Verma')
  const sent: unknown[] = []
  await page.route('**/acts', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await desk.press('x', 'Enter')
  await expect(page.getByText('Not saved: Cancelled, Asha Verma.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again, Asha Verma' }).click()
  await expect(desk.status).toHaveText('Saved: Cancelled, Asha Verma')
  expect(sent[1]).toEqual(sent[0])
  const cancelled = (await server.audit()).filter(({ action }) => action.includes('cancelled'))
  expect(cancelled).toHaveLength(1)
})

test('after ten minutes without touch it hides who is who and who was looked for, and the first key only shows it', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book({ name: 'Asha Verma', phone: '+91 98765 43210' })
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.install()
  await page.goto(`${server.deskUrl}/find?q=98765`)
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.fastForward('09:50')
  await expect(desk.name).toHaveText('Asha Verma')
  await page.clock.fastForward('00:12')
  await expect(desk.name).toHaveText('Hidden after ten minutes without touch')
  await expect(page.getByText(/Asha|98765/)).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCSS('-webkit-text-security', 'disc')

  await desk.press('s')
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(desk.row('Asha Verma').getByText('New')).toBeVisible()
})
