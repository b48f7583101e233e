import type { Page } from '@playwright/test'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.describe('what its own policy forbids', () => {
  test.use({ expectedComplaint: notFoundComplaint })

  test('is done by no page', async ({ page }) => {
    const violations = await recordViolations(page)
    for (const { address } of allPages) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.keyboard.press('End')
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(violations, address).toEqual([])
    }
  })

  test('is not done by the form either: hydrated, filled in and sent', async ({ page }) => {
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
})

test.describe('a script that got in', () => {
  test.use({ expectedComplaint: /Trusted|trusted-types|status of 404/ })

  test('can turn no text into markup, script or a policy', async ({ page }) => {
    const violations = await recordViolations(page)
    for (const { address } of allPages) {
      await page.goto(address)
      expect(await page.evaluate(attack), address).toEqual(['markup', 'script', 'frame', 'policy'])
      await expect.poll(() => violations).toHaveLength(4)
      violations.length = 0
    }
  })
})

/** What was refused, of all that a script could try. Runs in the page. */
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

/** The directives that anything on a page broke, from its very first script on. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(window, 'reportViolation')(event.violatedDirective),
    ),
  )
  return violations
}
