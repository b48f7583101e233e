import { booking as strings } from '../../content/en/booking.ts'
import { addDays, delhiDate, delhiInstant } from '../../domain/time/delhi-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { todayInDelhi } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test('spec 5 · the date cannot be before today or more than 90 days ahead', async ({ booking }) => {
  const today = todayInDelhi()
  await expect(booking.date).toHaveAttribute('type', 'date')
  await expect(booking.date).toHaveAttribute('min', today)
  await expect(booking.date).toHaveAttribute('max', addDays(today, 90))
  await booking.fill(aBooking())
  for (const [days, isAccepted] of [
    [-1, false],
    [1, true],
    [91, false],
    [90, true],
  ] as const) {
    await booking.date.fill(addDays(today, days))
    await expect(booking.submit).toBeEnabled({ enabled: isAccepted })
    if (!isAccepted) await expect(booking.stillNeeded).toContainText(strings.labels.date)
  }
})

/** When it is `delhiHour` in Delhi, the date in the time zone is `daysFromDelhi` days after Delhi's. */
const elsewhere = [
  { timezoneId: 'America/Los_Angeles', delhiHour: 9, daysFromDelhi: -1 },
  { timezoneId: 'Pacific/Kiritimati', delhiHour: 20, daysFromDelhi: 1 },
] as const

for (const { timezoneId, delhiHour, daysFromDelhi } of elsewhere) {
  test.describe(() => {
    test.use({ timezoneId })

    test(`spec 5 · the form counts from today in Delhi for a visitor in ${timezoneId}`, async ({
      page,
    }) => {
      const today = addDays(todayInDelhi(), 1)
      const nowMs = delhiInstant(today, delhiHour * 60)
      await page.clock.setFixedTime(nowMs)
      const booking = new BookingPage(page)
      await booking.open()
      const localDay = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
      expect(localDay).toBe(addDays(today, daysFromDelhi))
      expect(today).toBe(delhiDate(nowMs))
      await expect(booking.date).toHaveAttribute('min', today)
      await expect(booking.date).toHaveAttribute('max', addDays(today, 90))
    })
  })
}
