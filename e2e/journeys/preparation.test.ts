import { languagesSpoken } from '../../content/languages.ts'
import { clockTime } from '../../domain/time/spoken-time.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ formLanguage: 'hi' })

const { calendar, names, preparation: strings } = languagesSpoken.hi
/** In the hint of the note. */
const whichPart = /किस हिस्से का स्कैन/

test('the preparation grows with the tests, announces clashes, and is the same on the confirmation', async ({
  page,
  booking,
}) => {
  await expect(booking.preparation).toHaveCount(0)
  await booking.fill({ tests: ['Lipid Profile'] })
  await expect(booking.additionalInfo).not.toHaveAccessibleDescription(whichPart)
  const before = booking.preparationPart(strings.before)
  await expect(before).toContainText(strings.fast({ least: 10, most: 12 }))
  await expect(booking.preparationPart(strings.together(1))).toHaveCount(0)
  await booking.fill({ time: '9:30 AM' })
  await expect(before).toContainText(
    strings.lastMeal['day-before'](clockTime(23 * 60 + 30, calendar)),
  )
  await booking.fill({ tests: ['Ultrasound', 'USG Guided FNAC and BIOPSY'] })
  // Only these tests are done on a part of the body that the prescription names.
  await expect(booking.additionalInfo).toHaveAccessibleDescription(whichPart)
  const together = booking.preparationPart(strings.together(3))
  await expect(together).toContainText(strings.clashes['fast-and-snack'])
  await expect(together).toContainText(strings.clashes['dry-fast-and-water'])
  await booking.openPreparation()
  await expect(before.getByText(strings.forTests([names.test('Lipid Profile')]))).not.toHaveCount(0)
  await expect(before).toContainText(strings.conditions['deep-needle'])
  await page.setViewportSize({ width: 360, height: 740 })
  await booking.expectAccessible({ include: ['.summary', '.field:has(textarea)'] })

  const live = booking.summary.locator('.summary-picked [aria-live=polite]')
  await expect(live).not.toContainText(strings.clashes['full-and-empty-bladder'])
  await booking.fill({ tests: ['TVS and TRUS'] })
  await expect(live).toContainText(strings.clashes['full-and-empty-bladder'])

  await booking.fill(aBooking({ tests: ['MRI Scan', 'Blood Sugar'] }))
  const inForm = await booking.preparation.textContent()
  const alertsInForm = await page.locator('.alerts').textContent()
  const confirmation = await booking.send()
  // The ticket shows the arrival, the alerts and the prescription between these parts.
  const plan = confirmation.details.locator('.preparation > :is(.preparation-main, details)')
  const parts = await plan.and(page.locator(':not(.arrival)')).allTextContents()
  expect(parts.join('')).toBe(inForm)
  expect(await confirmation.details.locator('.alerts').textContent()).toBe(alertsInForm)
})
