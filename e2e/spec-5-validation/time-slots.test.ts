import { booking as strings } from '../../content/en/booking.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { nextSunday, nextWeekday, weekdayNextMonth } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

const morning = ['8:30 AM', '9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM']
const noon = '12:00 PM'
const afternoon = [
  ...['12:30 PM', '1:00 PM', '1:30 PM', '2:00 PM', '2:30 PM', '3:00 PM', '3:30 PM', '4:00 PM'],
  '4:30 PM',
]
const evening = ['5:00 PM', '5:30 PM', '6:00 PM', '6:30 PM', '7:00 PM', '7:30 PM', '8:00 PM']
const allSlots = [...morning, noon, ...afternoon, ...evening]

test('spec 5, 9 · one of 24 slots is chosen, and on Sunday slots after closing are disabled and say why', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await expect(booking.slots).toHaveCount(24)
  for (const [index, slot] of allSlots.entries())
    await expect(booking.slots.nth(index)).toHaveValue(slot)
  await booking.fill({ date: nextWeekday() })
  for (const slot of await booking.slots.all()) await expect(slot).toBeEnabled()
  await booking.fill({ time: '9:00 AM' })
  await booking.fill({ time: '7:30 PM' })
  await expect(booking.slots.and(page.locator(':checked'))).toHaveValue('7:30 PM')

  await booking.fill({ date: nextSunday() })
  await expect(booking.slots).toHaveCount(24)
  for (const slot of [...morning, noon, ...afternoon])
    await expect(booking.slot(slot)).toBeEnabled()
  for (const slot of evening) {
    await expect(booking.slot(slot)).toBeDisabled()
    await expect(booking.slot(slot)).toHaveAccessibleName(`${slot} after closing`)
  }
  await booking.expectAccessible()
})

test('spec 5 · the form names the chosen slot if a new date lacks it, and chooses it again later', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aBooking({ time: '6:00 PM' }))
  await booking.date.fill(nextSunday())
  await expect(booking.form.getByText(strings.slotGone('6:00 PM'))).toBeVisible()
  await expect(booking.submit).toBeDisabled()
  await expect(booking.stillNeeded).toContainText(strings.stillNeededNames.time)
  await booking.expectAccessible()
  await booking.date.fill(nextWeekday())
  await expect(booking.slot('6:00 PM')).toBeChecked()
  await expect(booking.submit).toBeEnabled()
})

test('spec 5 · past slots are folded, disabled and say why, and the form names a chosen slot that passes', async ({
  page,
}) => {
  const today = nextWeekday()
  await page.clock.install({ time: delhiInstant(today, 11 * 60 + 59) })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aBooking({ date: today, time: noon }))
  await expect(booking.submit).toBeEnabled()
  await page.clock.runFor(120_000)
  await expect(booking.slots).toHaveCount(allSlots.length - morning.length)
  await booking.form.getByRole('button', { name: strings.earlierTimes }).click()
  await expect(booking.slots).toHaveCount(allSlots.length)
  for (const slot of [...morning, noon]) {
    await expect(booking.slot(slot)).toBeDisabled()
    await expect(booking.slot(slot)).toHaveAccessibleName(`${slot} already past`)
  }
  for (const slot of [...afternoon, ...evening]) await expect(booking.slot(slot)).toBeEnabled()
  await expect(booking.form.getByText(strings.slotGone(noon))).toBeVisible()
  await expect(booking.submit).toBeDisabled()
  await booking.expectAccessible()
  await booking.date.fill(weekdayNextMonth())
  await expect(booking.slots).toHaveCount(allSlots.length)
  await expect(booking.submit).toBeEnabled()
})
