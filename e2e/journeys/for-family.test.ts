import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { spokenTime } from '../../domain/time/spoken-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { cutCall, healCall } from '../pages/product-call.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ formLanguage: 'hi' })

const { booking: strings, calendar, confirmation: confirmed, names } = languagesSpoken.hi
const { line, hint } = strings.family

test.describe('sent to reception', () => {
  test.use({ hasOwnServer: true })

  test('a Hindi booking for a family member tells reception the language and who books', async ({
    page,
    testServer,
  }) => {
    const booking = new BookingPage(page, 'hi')
    const confirmation = new ConfirmationPage(page, 'hi')
    const request = aFullBooking()
    await booking.open()
    await booking.family.focus()
    await page.keyboard.press('Space')
    await expect(booking.name).toHaveAccessibleName(`${booking.labels.name} (${strings.required})`)
    await expect(booking.form.getByText(hint)).toBeVisible()
    await expect(booking.name).toHaveAttribute('autocomplete', 'off')
    await booking.expectAccessible()
    await booking.fill(request)
    const sent = page.waitForRequest('**/api/send-whatsapp')
    const answered = { callBy: '' }
    await page.route('**/api/send-whatsapp', async (route) => {
      const response = await route.fetch()
      Object.assign(answered, await response.json())
      await route.fulfill({ response })
    })
    await booking.submit.click()
    const additionalInfo = `${line}\n${request.additionalInfo}`
    expect((await sent).postDataJSON()).toEqual({ ...request, additionalInfo })
    expect((await sent).headers()['content-language']).toBe('hi')

    await confirmation.arrive()
    await expect(confirmation.details).toContainText(names.test('MRI Scan'))
    const callBy = (strings: typeof calendar) =>
      spokenTime(Date.parse(answered.callBy), Date.now(), strings)
    await expect(confirmation.main).toContainText(confirmed.callBy(callBy(calendar)))

    const reference = await confirmation.readReference()
    await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
    const message = testServer.messagesOf(reference)[0]?.parameters
    expect(message).toMatchObject({
      tests: expect.stringContaining('MRI Scan'),
      time: request.time,
      call_by: callBy(english.calendar),
    })
    expect(message?.notes).toContain(english.notices.languages.hi)
    // A semicolon separates the notes of a message, so typed text gets a comma instead.
    expect(message?.notes).toContain(line.replace(';', ','))
  })
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('the line about the family counts toward the 1,000 characters, and is in the WhatsApp message', async ({
    page,
    booking,
  }) => {
    await expect(booking.additionalInfo).toHaveAttribute('maxlength', '1000')
    await booking.family.check()
    const room = 1000 - line.length - 1
    await expect(booking.additionalInfo).toHaveAttribute('maxlength', String(room))
    await expect(booking.additionalInfo).toHaveAccessibleDescription(new RegExp(`${room}`))
    await booking.fill(aBooking({ additionalInfo: 'x'.repeat(room) }))
    await cutCall(page)
    await booking.submit.click()
    const link = booking.alert.getByRole('link', { name: 'WhatsApp' })
    const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
    expect(searchParams.get('text')).toContain(`${booking.labels.additionalInfo}: ${line}`)
    await healCall(page)
    await booking.send()
  })
})
