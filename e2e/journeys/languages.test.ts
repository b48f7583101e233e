import { languageNames } from '../../content/language-names.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('a change of language keeps what is typed, and in Hindi both names of a test begin at the same edge', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['MRI Scan', 'Lipid Profile'] })
  await booking.open('?test=ECG&test=Lipid+Profile')
  await page.getByRole('link', { name: languageNames.hi }).click()
  const hindi = new BookingPage(page, 'hi')
  await expect(hindi.stillNeeded).toBeVisible()
  const lefts = await hindi.testList
    .locator('label > span')
    .evaluateAll((names) =>
      names.map((name) =>
        [name, name.querySelector('small')].map((each) => each?.getBoundingClientRect().left),
      ),
    )
  for (const [name, onPrescriptions = name] of lefts) expect(onPrescriptions).toBe(name)
  expect(lefts).toHaveLength(35)
  await expect(hindi.test('ECG')).toBeChecked()
  await hindi.test('ECG').uncheck()
  await hindi.fill(request)
  await hindi.family.check()
  await page.getByRole('link', { name: languageNames.en }).click()
  await expect(booking.family).toBeChecked()
  await booking.expectFilled(request)
})
