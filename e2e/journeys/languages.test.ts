import { languageNames } from '../../content/language-names.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english as strings } from '../../content/strings.ts'
import { addressesIn } from '../../site/routes.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

const pages = ['home', 'about', 'services', 'book', 'confirmation'] as const

test('on every page the language link leads to that page in the other language, and back', async ({
  page,
}) => {
  for (const name of pages) {
    await test.step(name, async () => {
      const query = name === 'confirmation' ? knownLink : ''
      await page.goto(addressesIn.en[name] + query)
      await page.getByRole('link', { name: languageNames.hi }).click()
      await expect(page).toHaveURL(new RegExp(`${addressesIn.hi[name]}(\\?|$)`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await page.getByRole('link', { name: languageNames.en }).click()
      const [address = '', kept = ''] = page.url().split(/(?=\?)/)
      expect(new URL(address).pathname).toBe(addressesIn.en[name])
      expect([...new URLSearchParams(kept)]).toEqual([...new URLSearchParams(query)])
    })
  }
})

test('a change of language keeps what is typed in the form, and the tests that a link picked', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['MRI Scan', 'Lipid Profile'] })
  await booking.open('?test=ECG&test=Lipid+Profile')
  await page.getByRole('link', { name: languageNames.hi }).click()
  const hindi = new BookingPage(page, 'hi')
  await expect(hindi.test('ECG')).toBeChecked()
  await hindi.test('ECG').uncheck()
  await hindi.fill(request)
  await hindi.family.check()
  await page.getByRole('link', { name: languageNames.en }).click()
  await expect(booking.family).toBeChecked()
  await booking.expectFilled(request)
})

test.describe('without script', () => {
  test.use({ hasOwnServer: true, javaScriptEnabled: false, expectedComplaint: /status of 422/ })

  test('a Hindi form is refused in Hindi, keeps its values, and can then be sent', async ({
    page,
    testServer,
  }) => {
    const booking = new BookingPage(page, 'hi')
    const request = aFullBooking({ additionalInfo: '' })
    await page.goto(booking.address)
    await booking.fill({ ...request, tests: [] })
    await booking.family.check()
    await booking.submit.click()
    const { problems } = languagesSpoken.hi.booking
    await expect(booking.alert).toContainText(problems['tests-missing'])
    await booking.expectFilled({ ...request, tests: [] })
    await expect(booking.family).toBeChecked()
    expect(await testServer.appointments()).toHaveLength(0)
    await booking.fill({ tests: request.tests })
    await booking.submit.click()
    const confirmation = new ConfirmationPage(page, 'hi')
    await confirmation.arrive()
    const reference = await confirmation.readReference()
    await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
    const notes = testServer.messagesOf(reference)[0]?.parameters.notes
    expect(notes).toContain(strings.notices.languages.hi)
    expect(notes).toContain(languagesSpoken.hi.booking.family.line.replace(';', ','))
  })
})
