import { languageNames } from '../../content/language-names.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english as strings } from '../../content/strings.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test('a change of language keeps what is typed in the form, and the tests that a link picked', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['MRI Scan', 'Lipid Profile'] })
  await booking.open('?test=ECG&test=Lipid+Profile')
  await page.getByRole('link', { name: languageNames.hi }).click()
  const hindi = new BookingPage(page, 'hi')
  await expect(hindi.stillNeeded).toBeVisible()
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

  test('a Hindi form is refused in Hindi, keeps its values, and can then be sent to reception', async ({
    page,
    testServer,
  }) => {
    const booking = new BookingPage(page, 'hi')
    const request = aFullBooking()
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
    const posted = page.waitForRequest((sent) => sent.method() === 'POST')
    await booking.submit.click()
    // Safari before 16.4, and any browser over plain HTTP, sends no Sec-Fetch-Site. Then only this header
    // proves the origin.
    expect(await (await posted).headerValue('origin')).toBe(testServer.url)
    const confirmation = new ConfirmationPage(page, 'hi')
    await confirmation.arrive()
    expect(confirmation.query().map(([key]) => key)).toEqual([
      ...['name', 'phone', 'email', 'date', 'time', 'tests', 'reference'],
    ])
    await expect(confirmation.details).toContainText(request.name)
    const reference = await confirmation.readReference()
    await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
    const { patient, notes } = testServer.messagesOf(reference)[0]?.parameters ?? {}
    expect(patient).toBe(`“${request.name}”`)
    expect(notes).toContain(request.email)
    expect(notes).toContain('Wheelchair, please. I speak Hindi.')
    expect(notes).toContain(strings.notices.languages.hi)
    expect(notes).toContain(languagesSpoken.hi.booking.family.line.replace(';', ','))
  })
})
