import { booking as strings } from '../../content/en/booking.ts'
import { addDays, delhiInstant } from '../../domain/time/delhi-time.ts'
import { day } from '../../domain/time/milliseconds.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { todayInDelhi } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test('spec 5 · the date cannot be before today or over 90 days ahead, and the form says so at once', async ({
  booking,
}) => {
  const today = todayInDelhi()
  const error = booking.form.locator('#error-date')
  await expect(booking.date).toHaveAttribute('type', 'date')
  await expect(booking.date).toHaveAttribute('min', today)
  await expect(booking.date).toHaveAttribute('max', addDays(today, 90))
  await booking.fill(aBooking())
  for (const [days, problem] of [
    [-1, 'date-past'],
    [1, undefined],
    [91, 'date-too-far'],
    [90, undefined],
  ] as const) {
    await booking.date.fill(addDays(today, days))
    await expect(booking.submit).toBeEnabled({ enabled: problem === undefined })
    await expect(error).toHaveCount(problem === undefined ? 0 : 1)
    if (problem === undefined) continue
    await expect(booking.stillNeeded).toContainText(strings.labels.date)
    await expect(error).toHaveText(strings.problems[problem])
    await expect(booking.summary).toContainText(strings.problems[problem])
    await expect(booking.date).toHaveAttribute('aria-invalid', 'true')
  }
  await booking.date.fill(addDays(today, 91))
  await booking.expectAccessible({ include: ['.summary', '[data-problem]'] })
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('spec 5 · the form counts from today in Delhi for a visitor in Los Angeles', async ({
    page,
  }) => {
    const day = addDays(todayInDelhi(), 1)
    // At three at night in Delhi it is the day before in Los Angeles, and in UTC too.
    await page.clock.setFixedTime(delhiInstant(day, 3 * 60))
    const booking = new BookingPage(page)
    await booking.open()
    const localDay = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    expect(localDay).toBe(addDays(day, -1))
    await expect(booking.date).toHaveAttribute('min', day)
    await expect(booking.date).toHaveAttribute('max', addDays(day, 90))
  })
})

test('spec 5 · a phone whose clock is years behind takes the day from the page, and books', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() - 6 * 365 * day)
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.date).toHaveAttribute('min', todayInDelhi())
  await booking.fill(aBooking())
  await booking.send()
})
