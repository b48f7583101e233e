import type { Locator } from '@playwright/test'
import { booking as strings } from '../../content/en/booking.ts'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { BookingPage, valuesOf } from '../pages/booking-page.ts'
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
  booking,
}) => {
  await expect(booking.slots).toHaveCount(24)
  expect(await valuesOf(booking.slots)).toEqual(allSlots)
  await booking.fill({ date: nextWeekday() })
  await expectSlots(booking, allSlots.map(enabled))
  await booking.fill({ time: '9:00 AM' })
  await booking.fill({ time: '7:30 PM' })
  await expect(booking.slots.and(page.locator(':checked'))).toHaveValue('7:30 PM')
  // With forced colours the chosen slot still looks unlike the others.
  await page.emulateMedia({ forcedColors: 'active' })
  const chosen = await groundOf(booking.slot('7:30 PM'))
  await expect.poll(() => groundOf(booking.slot('9:00 AM'))).not.toBe(chosen)
  await page.emulateMedia({ forcedColors: 'none' })

  await booking.fill({ date: nextSunday() })
  await expectSlots(booking, [
    ...[...morning, noon, ...afternoon].map(enabled),
    ...evening.map((slot) => disabled(`${slot} closed`)),
  ])
  await booking.expectAccessible({ include: '#field-time' })
})

test('spec 5 · past slots are folded and say why, and a chosen slot that passes is named and kept', async ({
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
  await expectSlots(booking, [
    ...[...morning, noon].map((slot) => disabled(`${slot} already past`)),
    ...[...afternoon, ...evening].map(enabled),
  ])
  await expect(booking.form.getByText(strings.slotGone(noon))).toBeVisible()
  await expect(booking.submit).toBeDisabled()
  await expect(booking.stillNeeded).toContainText(strings.labels.time)
  await booking.expectAccessible({ include: ['.summary', '#field-time'] })
  await booking.date.fill(weekdayNextMonth())
  await expect(booking.slots).toHaveCount(allSlots.length)
  await expect(booking.slot(noon)).toBeChecked()
  await expect(booking.submit).toBeEnabled()
})

/** The background of the label around a slot. */
async function groundOf(slot: Locator): Promise<string | undefined> {
  return await slot.evaluate((radio) => {
    const label = radio.closest('label')
    return label ? getComputedStyle(label).backgroundColor : undefined
  })
}

/** Expects these slots in this order. Reads all slots at once, because one read for each takes longer. */
async function expectSlots(booking: BookingPage, expected: readonly string[]): Promise<void> {
  const slots = async () =>
    (await booking.times.ariaSnapshot())
      .match(/radio ".*/g)
      ?.map((slot) => slot.replace(' [checked]', ''))
  await expect.poll(slots).toEqual(expected)
}

function enabled(name: string): string {
  return `radio "${name}"`
}

function disabled(name: string): string {
  return `radio "${name}" [disabled]`
}
