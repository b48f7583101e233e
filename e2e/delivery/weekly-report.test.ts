import { delhiInstant } from '../../domain/delhi-time.ts'
import { aBooking, book } from '../support/a-booking.ts'
import { nextSunday, weekdayNextMonth } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

/** From noon of a Sunday to 9 AM. */
const untilMondayMorningMs = 21 * 60 * 60_000

test('on Monday morning the owner is mailed the weekly report, one page without names', async ({
  page,
  mail,
  startServer,
}) => {
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@example.org',
    OWNER_EMAIL: 'owner@example.org',
  }
  // On a Monday or Tuesday the report of the week before is still owed.
  const sundayNoonMs = delhiInstant(nextSunday(), 12 * 60)
  const testServer = await startServer(settings, sundayNoonMs - Date.now())
  const booking = aBooking({ date: weekdayNextMonth(), tests: ['ECG', 'CRP'] })
  await book(testServer.url, booking)
  await testServer.terminate()
  await testServer.startAgain(untilMondayMorningMs)
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

function attachedPage(source: string): string {
  const [, file = ''] = source.split(/filename=desk-report-[\d-]+\.html\r\n\r\n/)
  const [encoded = ''] = file.split('\r\n--')
  return Buffer.from(encoded, 'base64').toString()
}
