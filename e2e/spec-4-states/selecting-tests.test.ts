import { booking as strings } from '../../content/en/booking.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('spec 4 · tests can be ticked, and unticked in the list or by chip, and are counted', async ({
  booking,
}) => {
  const count = (tests: number) =>
    booking.form.getByText(strings.selectedCount(tests), { exact: true })
  await expect(booking.form.getByText(strings.noTestsYet)).toBeVisible()
  await booking.test('MRI Scan').click()
  await expect(count(1)).toBeVisible()
  await booking.test('HbA1c').click()
  await expect(count(2)).toBeVisible()
  await booking.test('MRI Scan').click()
  await expect(booking.test('MRI Scan')).not.toBeChecked()
  await expect(count(1)).toBeVisible()
  await booking.test('HbA1c').click()
  await expect(booking.form.getByText(strings.noTestsYet)).toBeVisible()

  // A press on the chip of a test unticks the test. By keyboard the focus stays in the form.
  await expect(booking.chips).toHaveCount(0)
  await booking.fill({ tests: ['Ultrasound', 'X-Ray', 'ECG', 'CRP'] })
  const chips = booking.chips.getByRole('listitem')
  await expect(chips).toHaveText(['Ultrasound', 'X-Ray', 'ECG', 'CRP'])
  await booking.chip('X-Ray').click()
  await expect(chips).toHaveText(['Ultrasound', 'ECG', 'CRP'])
  await expect(booking.test('X-Ray')).not.toBeChecked()
  await expect(booking.test('CRP')).toBeChecked()

  await booking.chip('ECG').press('Enter')
  await expect(booking.chip('CRP')).toBeFocused()
  await booking.chip('CRP').press('Enter')
  await expect(booking.chip('Ultrasound')).toBeFocused()
  await booking.chip('Ultrasound').press('Enter')
  await expect(booking.chips).toHaveCount(0)
  await expect(booking.form.locator(':focus')).toHaveCount(1)
})

test('spec 4 · all tests can be selected and asked for in one request', async ({ booking }) => {
  for (const box of await booking.testList.getByRole('checkbox').all()) await box.check()
  await booking.fill(aBooking({ tests: [] }))
  await expect(booking.form.getByText(strings.selectedCount(allTests.length)).first()).toBeVisible()
  await expect(booking.chips.getByRole('button')).toHaveCount(allTests.length)
  await booking.expectAccessible({ include: 'main', exclude: '.slots' })
  const confirmation = await booking.send()
  await expect(confirmation.details.getByRole('listitem')).toHaveText([...allTests])
})
