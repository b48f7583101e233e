import { booking as words } from '../../content/en/booking.ts'
import { calendar } from '../../content/en/calendar.ts'
import { addDays, delhiInstant } from '../../domain/delhi-time.ts'
import { longDate, shortDate } from '../../domain/spoken-time.ts'
import { aBooking } from '../house/a-booking.ts'
import { nextWeekday } from '../house/bookable-day.ts'
import { expect, test } from '../house/test.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { tabTo } from '../pages/keyboard.ts'

test('a fasting test in the afternoon is advised to the morning, one tap away, and may stay', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aBooking({ tests: ['Lipid Profile'], time: '3:00 PM' }))
  const advice = booking.form.getByText(words.slotAdvice.fasting(10))
  await expect(advice).toBeVisible()
  await expect(booking.submit).toBeEnabled()
  await booking.expectAccessible()
  await page.getByRole('button', { name: words.slotAdvice.switchTo('8:30 AM') }).click()
  await expect(booking.slot('8:30 AM')).toBeChecked()
  await expect(booking.slot('8:30 AM')).toBeFocused()
  await expect(advice).toBeHidden()
  await booking.fill({ time: '3:00 PM' })
  await booking.submit.click()
  const confirmation = new ConfirmationPage(page)
  await confirmation.arrive()
  await expect(confirmation.details).toContainText('3:00 PM')
})

test('nobody is advised whose tests need no long fast', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aBooking({ tests: ['ECG', 'Ultrasound'], time: '3:00 PM' }))
  await expect(booking.form.getByText('hours or more without food')).toHaveCount(0)
})

test('when the day is over, the next free time is offered, by keyboard too', async ({ page }) => {
  const today = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(today, 20 * 60 + 10))
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.quickDay('Today')).toBeDisabled()
  await expect(booking.quickDay('Today')).toHaveText('Todayover')
  await booking.fill({ date: today })
  await expect(booking.form.getByText(words.slotAdvice.over)).toBeVisible()
  await booking.expectAccessible()
  const tomorrow = addDays(today, 1)
  const offer = words.slotAdvice.take(shortDate(tomorrow, calendar), '8:30 AM')
  const button = page.getByRole('button', { name: offer })
  await tabTo(button)
  await page.keyboard.press('Enter')
  await expect(booking.date).toHaveValue(tomorrow)
  await expect(booking.slot('8:30 AM')).toBeChecked()
  await expect(booking.slot('8:30 AM')).toBeFocused()
  await expect(button).toHaveCount(0)
})

test('a closed day says why it is closed, and offers the next free time', async ({ page }) => {
  const closed = addDays(nextWeekday(), 7)
  // The list of closures of a running centre, put into the script on its way.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const closures = `closures:[{date:"${closed}",reason:{en:"Republic Day",hi:"गणतंत्र दिवस"}}]`
    expect(script.split('closures:[]')).toHaveLength(2)
    await route.fulfill({ response, body: script.replace('closures:[]', closures) })
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill({ date: closed })
  await expect(booking.form.getByText(words.slotAdvice.closed('Republic Day'))).toBeVisible()
  await expect(booking.slot('9:00 AM')).toHaveAccessibleName('9:00 AM closed')
  await page.getByRole('button', { name: /^Take the next free time/ }).click()
  await expect(booking.date).toHaveValue(addDays(closed, 1))
})

test('today, tomorrow and the next open day are one tap away', async ({ page }) => {
  const today = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(today, 10 * 60))
  const booking = new BookingPage(page)
  await booking.open()
  const next = addDays(today, 2)
  for (const [name, date] of [
    [words.quickDays.today, today],
    [words.quickDays.tomorrow, addDays(today, 1)],
    [shortDate(next, calendar), next],
  ] as const) {
    const day = booking.quickDay(name)
    await expect(day).toHaveAttribute('aria-pressed', 'false')
    await day.click()
    await expect(booking.date).toHaveValue(date)
    await expect(day).toHaveAttribute('aria-pressed', 'true')
    await expect(booking.stillNeeded).not.toContainText(words.stillNeededNames.date)
  }
  await booking.expectAccessible()
})

test('the form and the confirmation say by when reception calls, by the clock of the centre', async ({
  page,
}) => {
  const today = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(today, 10 * 60))
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.slip).toContainText('Sent now, we call you by 12:00 PM today.')
  await page.clock.setFixedTime(delhiInstant(today, 19 * 60 + 30))
  await booking.fill({ name: 'Asha' })
  const tomorrow = longDate(addDays(today, 1), calendar).split(',')[0]
  await expect(booking.slip).toContainText(`we call you by 9:30 AM tomorrow, ${tomorrow}.`)
})

test.describe('its notice', () => {
  test.use({ isAlone: true })

  test('names the time by which a sent request is promised a call', async ({ page, house }) => {
    const booking = new BookingPage(page)
    const confirmation = new ConfirmationPage(page)
    await booking.open()
    await booking.fill(aBooking())
    await booking.submit.click()
    await confirmation.arrive()
    const reference = await confirmation.readReference()
    await expect.poll(() => house.messagesOf(reference)).toHaveLength(1)
    const callBy = house.messagesOf(reference)[0]?.parameters.call_by
    await expect(confirmation.main).toContainText(`We call you by ${callBy}.`)
  })
})
