import { languageNames } from '../../content/language-names.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english as strings } from '../../content/strings.ts'
import { addressesIn } from '../../site/routes.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { answerCall } from '../pages/product-call.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

const pages = ['home', 'about', 'services', 'book', 'confirmation'] as const

for (const page of pages) {
  test(`${page} · the language link leads to the same page, and back`, async ({ page: tab }) => {
    const query = page === 'confirmation' ? knownLink : ''
    await tab.goto(addressesIn.en[page] + query)
    await tab.getByRole('link', { name: languageNames.hi.name }).click()
    await expect(tab).toHaveURL(new RegExp(`${addressesIn.hi[page]}(\\?|$)`))
    await expect(tab.locator('html')).toHaveAttribute('lang', 'hi')
    await tab.getByRole('link', { name: languageNames.en.name }).click()
    const [address = '', kept = ''] = tab.url().split(/(?=\?)/)
    expect(new URL(address).pathname).toBe(addressesIn.en[page])
    expect([...new URLSearchParams(kept)]).toEqual([...new URLSearchParams(query)])
  })
}

test('what is typed, and the tests of a link, are kept in the other language', async ({ page }) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['MRI Scan', 'Lipid Profile'] })
  await booking.open('?test=ECG&test=Lipid+Profile')
  await page.getByRole('link', { name: languageNames.hi.name }).click()
  const hindi = new BookingPage(page, 'hi')
  await expect(hindi.test('ECG')).toBeChecked()
  await hindi.test('ECG').uncheck()
  await hindi.fill(request)
  await hindi.family.check()
  await page.getByRole('link', { name: languageNames.en.name }).click()
  await expect(booking.family).toBeChecked()
  await booking.expectFilled(request)
})

test('the server refuses a Hindi request in Hindi', async ({ request }) => {
  const answer = await request.post('/api/send-whatsapp', {
    headers: { 'content-type': 'application/json', 'content-language': 'hi' },
    data: { ...aFullBooking(), tests: [], name: '' },
  })
  expect(answer.status()).toBe(422)
  const { problems } = languagesSpoken.hi.booking
  expect(await answer.json()).toEqual({
    error: `${problems['tests-missing']} ${problems['name-missing']}`,
    fields: { tests: problems['tests-missing'], name: problems['name-missing'] },
  })
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('the Hindi form explains it in Hindi, and offers the whole request as a WhatsApp message', async ({
    page,
  }) => {
    const { booking: strings } = languagesSpoken.hi
    const booking = new BookingPage(page, 'hi')
    const request = aFullBooking()
    await booking.open()
    await booking.fill(request)
    await answerCall(page, { status: 500 })
    await booking.submit.click()
    await expect(booking.alert).toContainText(strings.alert.notSent)
    await booking.expectAccessible()
    const link = booking.alert.getByRole('link', { name: strings.alert.sendOnWhatsApp })
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
    for (const part of [strings.whatsAppRequest.greeting, request.name, request.phone, 'MRI Scan'])
      expect(text).toContain(part)
  })
})

test.describe('without script', () => {
  test.use({ isAlone: true, javaScriptEnabled: false, expectedComplaint: /status of 422/ })

  test('a Hindi form for a family member is refused in Hindi, keeps its values when the language changes, and books', async ({
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
    await page.getByRole('button', { name: languageNames.en.keepTyped }).click()
    const english = new BookingPage(page)
    await english.expectFilled({ ...request, tests: [] })
    await expect(english.alert).toHaveCount(0)
    await page.getByRole('button', { name: languageNames.hi.keepTyped }).click()
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
