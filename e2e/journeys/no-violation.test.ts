import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { recordViolations } from '../pages/policy-violations.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('the form breaks no rule of its policy when hydrated, filled in and sent', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  const booking = new BookingPage(page)
  await page.goto(booking.address)
  await expect(booking.stillNeeded).toBeVisible()
  await booking.fill(aFullBooking())
  await booking.chip('MRI Scan').click()
  await booking.test('MRI Scan').check()
  await booking.submit.click()
  await new ConfirmationPage(page).arrive()
  expect(violations).toEqual([])
})

test.describe('an injected script', () => {
  test.use({ expectedComplaint: /Trusted|trusted-types/ })

  test('cannot turn text into markup or script, nor make a policy', async ({ page }) => {
    const violations = await recordViolations(page)
    await page.goto('/')
    expect(await page.evaluate(attack)).toEqual(['markup', 'script', 'frame', 'policy'])
    await expect.poll(() => violations).toHaveLength(4)
  })
})

/** Tries what an injected script could; returns what was refused. Runs in the page. */
function attack(): string[] {
  const attempts = {
    markup: () => Reflect.set(document.createElement('p'), 'innerHTML', '<b>x</b>'),
    script: () => Reflect.set(document.createElement('script'), 'src', '/x.js'),
    frame: () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<b>x</b>'),
    policy: () => Reflect.get(window, 'trustedTypes').createPolicy('x', {}),
  }
  return Object.entries(attempts).flatMap(([what, attempt]) => {
    try {
      attempt()
      return []
    } catch (error) {
      return error instanceof TypeError ? [what] : []
    }
  })
}
