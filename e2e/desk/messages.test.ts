import { expect, test } from '../support/desk-test.ts'

test('a reminder opens WhatsApp with the prepared text and is then ticked', async ({
  server,
  desk,
}) => {
  const { page } = desk
  await server.book({ name: 'Asha Verma', phone: '98765 43210', tests: ['Lipid Profile'] })
  await expect(desk.name).toHaveText('Asha Verma')
  await desk.press('a', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  await expect(desk.list('Tomorrow').getByText('1 not yet reminded')).toBeVisible()

  await desk.press('m')
  const link = desk.card.getByRole('link', { name: 'Reminder' })
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/919876543210')
  expect(address.searchParams.get('text')).toMatch(
    /^Hello Asha Verma, a reminder .*10–12 hours before.*\+91 11 5550 0142$/s,
  )
  // WhatsApp itself is not opened here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(desk.status).toHaveText('Saved: Reminded, Asha Verma')
  await expect(desk.list('Tomorrow').getByText(/not yet reminded/i)).toHaveCount(0)
})
