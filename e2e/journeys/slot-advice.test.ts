import { languagesSpoken } from '../../content/languages.ts'
import { addDays, delhiInstant } from '../../domain/time/delhi-time.ts'
import { clockTime, longDate, shortDate } from '../../domain/time/spoken-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { tabTo } from '../pages/keyboard.ts'
import { aBooking } from '../support/a-booking.ts'
import { nextWeekday, weekdayNextMonth } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ formLanguage: 'hi' })

const { booking: strings, calendar } = languagesSpoken.hi

/** The field of the date, with its buttons and its advice. */
const ofDate = { include: '.field:has(#field-date)' }

test('for a fasting test in the afternoon the form offers a morning slot, and accepts the afternoon too', async ({
  booking,
}) => {
  await booking.fill(
    aBooking({ date: weekdayNextMonth(), tests: ['Lipid Profile'], time: '3:00 PM' }),
  )
  const advice = booking.form.getByText(strings.slotAdvice.fasting(10, clockTime(5 * 60, calendar)))
  await expect(advice).toBeVisible()
  await expect(booking.submit).toBeEnabled()
  await booking.expectAccessible({ include: '#field-time', exclude: '.slots' })
  await booking.offer(weekdayNextMonth(), 8 * 60 + 30).click()
  await expect(booking.slot('8:30 AM')).toBeChecked()
  await expect(booking.slot('8:30 AM')).toBeFocused()
  await expect(advice).toBeHidden()
  await booking.fill({ time: '3:00 PM' })
  const confirmation = await booking.send()
  await expect(confirmation.details).toContainText(clockTime(15 * 60, calendar))
})

test('if the chosen day is over, the form offers the next suitable time, and the keyboard can take it', async ({
  page,
}) => {
  const today = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(today, 20 * 60 + 10))
  const booking = new BookingPage(page, 'hi')
  await booking.open()
  await expect(booking.quickDay(strings.quickDays.today)).toBeDisabled()
  await expect(booking.quickDay(strings.quickDays.today)).toHaveText(
    strings.quickDays.today + strings.quickDays.obstacles.past,
  )
  await booking.fill({ date: today })
  await expect(booking.form.getByText(strings.slotAdvice.over)).toBeVisible()
  await booking.expectAccessible(ofDate)
  const tomorrow = addDays(today, 1)
  // For an earlier slot reception has too little time to call.
  const button = booking.offer(tomorrow, 10 * 60)
  await tabTo(button)
  await page.keyboard.press('Enter')
  await expect(booking.date).toHaveValue(tomorrow)
  await expect(booking.slot('10:00 AM')).toBeChecked()
  await expect(booking.slot('10:00 AM')).toBeFocused()
  await expect(button).toHaveCount(0)
})

test('one tap chooses today, tomorrow or the next open day, and the form says by when reception calls', async ({
  page,
}) => {
  const today = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(today, 10 * 60))
  const booking = new BookingPage(page, 'hi')
  await booking.open()
  const next = addDays(today, 2)
  for (const [name, date] of [
    [strings.quickDays.today, today],
    [strings.quickDays.tomorrow, addDays(today, 1)],
    [shortDate(next, calendar), next],
  ] as const) {
    const day = booking.quickDay(name)
    await expect(day).toHaveAttribute('aria-pressed', 'false')
    await day.click()
    await expect(booking.date).toHaveValue(date)
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await expect(booking.stillNeeded).not.toContainText(strings.labels.date)
  }
  await booking.expectAccessible(ofDate)

  await expect(booking.summary).toContainText(
    strings.callBy(calendar.timeToday(clockTime(12 * 60, calendar))),
  )
  await page.clock.setFixedTime(delhiInstant(today, 19 * 60 + 30))
  await booking.fill({ name: 'Asha' })
  const [weekday = ''] = longDate(addDays(today, 1), calendar).split(',')
  const half = clockTime(9 * 60 + 30, calendar)
  await expect(booking.summary).toContainText(strings.callBy(calendar.timeTomorrow(half, weekday)))
})
