import { booking as strings } from '../../content/en/booking.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { holdCall, recordCalls } from '../pages/product-call.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 4 · the form says that it is sending, and a double click sends once', async ({
  page,
  booking,
}) => {
  const calls = recordCalls(page)
  const held = await holdCall(page)
  await booking.fill(aBooking())
  await booking.submit.dblclick()
  await expect(booking.submit).toHaveText(strings.submitting)
  await expect(
    booking.form.getByRole('status').filter({ hasText: strings.submitting }),
  ).toHaveCount(1)
  // The button is marked as disabled, but a tap and Enter still reach it.
  await booking.submit.click({ force: true })
  await booking.name.press('Enter')
  await booking.expectAccessible({ include: '.summary' })
  held.letGo()
  await new ConfirmationPage(page).arrive()
  expect(calls).toHaveLength(1)
})

test('spec 4, 5 · Enter in a field sends a complete form, and does not send an incomplete one', async ({
  page,
  booking,
}) => {
  const calls = recordCalls(page)
  await booking.fill({ name: 'Asha' })
  await booking.name.press('Enter')
  await expect(booking.submit).toBeDisabled()
  await expect(page).toHaveURL('/book-appointment')
  expect(calls).toEqual([])
  await booking.fill(aBooking())
  await booking.name.press('Enter')
  await new ConfirmationPage(page).arrive()
})
