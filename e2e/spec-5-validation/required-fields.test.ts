import { booking as strings } from '../../content/en/booking.ts'
import type { RequiredField } from '../../domain/request/appointment-request.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

const needed = (...fields: RequiredField[]) =>
  `Still needed: ${fields.map((field) => strings.labels[field]).join(', ')}`

const emptyField = {
  name: (booking) => booking.name.fill(' \u3164'),
  phone: (booking) => booking.phone.fill('\u2800 '),
  date: (booking) => booking.date.fill(''),
  tests: async (booking) => {
    await booking.test('MRI Scan').uncheck()
    await booking.test('Blood Sugar').uncheck()
  },
} satisfies Partial<Record<RequiredField, (booking: BookingPage) => Promise<void>>>

test('spec 5 · submit is disabled until all required fields are filled, and again when one is emptied', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aBooking()
  await booking.open()
  const steps = [
    [{}, needed('tests', 'date', 'time', 'name', 'phone')],
    [{ name: request.name }, needed('tests', 'date', 'time', 'phone')],
    [{ phone: request.phone }, needed('tests', 'date', 'time')],
    [{ tests: request.tests }, needed('date', 'time')],
    [{ date: request.date }, needed('time')],
  ] as const
  for (const [typed, text] of steps) {
    await booking.fill(typed)
    await expect(booking.stillNeeded).toHaveText(text)
    await expect(booking.submit).toBeDisabled()
  }
  await booking.fill({ time: request.time })
  await expect(booking.stillNeeded).toHaveText(strings.complete)
  await expect(booking.submit).toBeEnabled()

  for (const field of ['name', 'phone', 'date', 'tests'] as const) {
    await emptyField[field](booking)
    await expect(booking.submit).toBeDisabled()
    await expect(booking.stillNeeded).toHaveText(needed(field))
    await booking.fill(request)
    await expect(booking.submit).toBeEnabled()
  }
})

test('spec 5 · required fields are marked, e-mail is optional, and the button does not look ready', async ({
  page,
  booking,
}) => {
  await expect(booking.summary.getByText(strings.consent)).toBeVisible()
  await expect(booking.name).toHaveAttribute('autocomplete', 'name')
  await expect(booking.phone).toHaveAttribute('autocomplete', 'tel')
  await expect(booking.email).toHaveAttribute('autocomplete', 'email')
  for (const [field, label] of [
    [booking.name, 'Full Name (required)'],
    [booking.phone, 'Contact Number (required)'],
    [booking.date, 'Preferred Date (required)'],
  ] as const) {
    await expect(field).toHaveAccessibleName(label)
    await expect(field).toHaveAttribute('required')
  }
  await expect(page.getByRole('group', { name: 'Preferred Time (required)' })).toBeVisible()
  for (const label of Object.values(strings.labels))
    await expect(page.getByLabel(`${label} (`)).toHaveCount(1)
  await expect(booking.email).toHaveAttribute('type', 'email')
  await expect(booking.email).not.toHaveAttribute('required')
  await expect(booking.email).toHaveAccessibleName('Email (optional)')
  await expect(booking.stillNeeded).toHaveAttribute('aria-live', 'polite')
  // Nothing is marked as invalid at first, and the disabled button does not change under the pointer.
  await expect(page.locator('input[name=time]:invalid')).toHaveCount(0)
  await expect(booking.submit).toBeDisabled()
  const ground = () => booking.submit.evaluate((button) => getComputedStyle(button).backgroundColor)
  const marigold = 'rgb(244, 169, 22)'
  const atRest = await ground()
  expect(atRest).not.toBe(marigold)
  await booking.submit.hover({ force: true })
  expect(await ground()).toBe(atRest)
})
