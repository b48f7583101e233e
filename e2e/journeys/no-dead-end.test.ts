import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { addDays, delhiInstant } from '../../domain/time/delhi-time.ts'
import { clockTime } from '../../domain/time/spoken-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { recordCalls } from '../pages/product-call.ts'
import { setTextSize } from '../pages/site-page.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { nextWeekday, todayInDelhi } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ formLanguage: 'hi' })

const { booking: strings, calendar } = languagesSpoken.hi
const [phone] = centre.phones

test('if a slot is too near for a call, the form offers a later slot, and our number if we are open', async ({
  page,
}) => {
  const day = nextWeekday()
  await page.clock.setFixedTime(delhiInstant(day, 7 * 60))
  const booking = new BookingPage(page, 'hi')
  await booking.open()
  await booking.fill(aBooking({ date: day, time: '8:30 AM', tests: ['ECG'] }))
  const call = booking.form.getByRole('link', { name: strings.call(phone.label) })
  await expect(booking.form.getByText(strings.urgent.closed).first()).toBeVisible()
  await expect(booking.offer(day, 10 * 60)).toBeVisible()
  await expect(call).toHaveCount(0)
  await expect(booking.summary).toContainText(strings.urgent.closed)

  await page.clock.setFixedTime(delhiInstant(day, 9 * 60 + 40))
  await booking.fill(aBooking({ date: day, time: '10:30 AM', tests: ['ECG'] }))
  await expect(call).toBeVisible()
  await expect(booking.summary).toContainText(strings.urgent.sentence)
  await expect(booking.submit).toBeEnabled()
  await booking.expectAccessible({ include: ['#field-time', '.summary'], exclude: '.slots' })
  await booking.offer(day, 11 * 60 + 30).click()
  await expect(booking.slot('11:30 AM')).toBeFocused()
  await expect(call).toHaveCount(0)
  await expect(booking.summary).toContainText(
    strings.callBy(calendar.timeToday(clockTime(10 * 60 + 30, calendar))),
  )
})

test('a day that is tapped before hydration is still chosen after hydration', async ({ page }) => {
  const booking = new BookingPage(page, 'hi')
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  const tomorrow = booking.quickDay(strings.quickDays.tomorrow)
  await tomorrow.click()
  await expect(booking.date).toHaveValue(addDays(todayInDelhi(), 1))
  script.letGo()
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without network', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('an offline form says so, lets the visitor try, and does not resend by itself when online again', async ({
    page,
    context,
  }) => {
    const booking = new BookingPage(page, 'hi')
    const note = booking.summary.getByRole('status')
    await booking.open()
    const calls = recordCalls(page)
    await booking.fill(aFullBooking())
    await context.setOffline(true)
    await expect(note.getByText(strings.offline)).toBeVisible()
    await booking.expectAccessible({ include: '.summary' })
    await expect(booking.submit).toBeEnabled()
    await booking.submit.click()
    await expect(booking.alert).toContainText(strings.alert.thrown)
    await expect(booking.alert.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await context.setOffline(false)
    await expect(note.getByText(strings.onlineAgain)).toBeVisible()
    expect(calls).toHaveLength(1)
    await booking.send()
  })
})

test.describe('a phone with large text', () => {
  test.use({
    viewport: { width: 360, height: 660 },
    hasTouch: true,
    isMobile: true,
    expectedComplaint: /Failed to load resource/,
  })

  test('the link in an error scrolls until the label and the error of the field are in view', async ({
    booking,
  }) => {
    await setTextSize(booking, '130%')
    await booking.fill(aBooking({ email: 'asha@' }))
    await booking.submit.click()
    await booking.alert.getByRole('link').click()
    await expect(booking.email).toBeFocused()
    await expect(booking.form.locator('label[for=field-email]')).toBeInViewport({ ratio: 1 })
    await expect(booking.form.locator('#error-email')).toBeInViewport({ ratio: 1 })
  })
})
