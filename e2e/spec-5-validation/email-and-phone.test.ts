import { booking as strings } from '../../content/en/booking.ts'
import { recordCalls } from '../pages/product-call.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 5 · the form points out a malformed email and sends nothing', async ({
  page,
  booking,
}) => {
  const calls = recordCalls(page)
  await booking.fill(aBooking({ email: 'asha at home' }))
  await booking.submit.click()
  const problem = strings.problems['email-malformed']
  await expect(booking.alert).toBeFocused()
  await expect(booking.email).toHaveAccessibleDescription(problem)
  await expect(booking.email).toHaveAttribute('aria-invalid', 'true')
  await booking.expectAccessible({ include: ['.alert', '[data-problem]'] })
  await booking.alert.getByRole('link', { name: problem }).click()
  await expect(booking.email).toBeFocused()
  expect(calls).toEqual([])
  await booking.fill({ email: '' })
  await booking.send()
})

test("spec 5 · phone's placeholder is '+91-XXXXXXXXXX', and any text is accepted, also a doubtful number", async ({
  booking,
}) => {
  await expect(booking.phone).toHaveAttribute('placeholder', '+91-XXXXXXXXXX')
  await expect(booking.phone).not.toHaveAttribute('pattern')
  await booking.fill(aBooking({ phone: '98100 ask Ravi' }))
  await expect(booking.submit).toBeEnabled()
  const confirmation = await booking.send()
  await expect(confirmation.details.getByText('98100 ask Ravi')).toBeVisible()
})
