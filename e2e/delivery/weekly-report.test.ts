import { addDays, delhiDate, delhiInstant, weekdayOf } from '../../domain/delhi-time.ts'
import { aBooking, book } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('on Monday morning the owner is mailed the weekly report, one page without names', async ({
  page,
  mail,
  startServer,
}) => {
  const testServer = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@example.org',
    OWNER_EMAIL: 'owner@example.org',
  })
  const booking = aBooking({ tests: ['ECG', 'CRP'] })
  await book(testServer.url, booking)
  await testServer.terminate()
  await testServer.startAgain(untilNextMonday())
  const report = () => mail.taken.find((source) => source.includes('desk-report-'))
  await expect.poll(report, { timeout: 30_000 }).toBeDefined()

  const html = attachedPage(report() ?? '')
  expect(html).not.toContain(booking.name)
  await page.setContent(html)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(5)
  const tests = page.getByRole('region', { name: 'What is asked for' })
  await expect(tests.getByRole('row', { name: /^ECG/ })).toHaveText(/1$/)
  await expect(page.getByText('Asked for most: ECG (1), CRP (1)').first()).toBeVisible()
})

/** Milliseconds until 9 AM in Delhi on the next Monday. */
function untilNextMonday(): number {
  let day = addDays(delhiDate(Date.now()), 1)
  while (weekdayOf(day) !== 1) day = addDays(day, 1)
  return delhiInstant(day, 9 * 60) - Date.now()
}

function attachedPage(source: string): string {
  const [, file = ''] = source.split(/filename=desk-report-[\d-]+\.html\r\n\r\n/)
  const [encoded = ''] = file.split('\r\n--')
  return Buffer.from(encoded, 'base64').toString()
}
