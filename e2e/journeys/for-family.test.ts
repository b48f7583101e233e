import { languagesSpoken } from '../../content/languages.ts'
import { languages } from '../../domain/language.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { cutCall, recordCalls } from '../pages/product-call.ts'
import { aBooking, aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

for (const language of languages) {
  const { booking: strings } = languagesSpoken[language]
  const { line, nameHint, phoneHint } = strings.family
  // Typed text has no mark in a message that parts the entries of a list.
  const told = line.replace(';', ',')

  test.describe('sent to reception', () => {
    test.use({ isAlone: true })

    test(`${language} · booking for a family member changes the hints, no label, and adds one line to the request`, async ({
      page,
      testServer,
    }) => {
      const booking = new BookingPage(page, language)
      const confirmation = new ConfirmationPage(page, language)
      const request = aFullBooking()
      await booking.open()
      const calls = recordCalls(page)
      await booking.family.focus()
      await page.keyboard.press('Space')
      await expect(booking.name).toHaveAccessibleName(
        `${booking.labels.name} (${strings.required})`,
      )
      await expect(booking.name).toHaveAccessibleDescription(nameHint)
      await expect(booking.phone).toHaveAccessibleDescription(phoneHint)
      await booking.expectAccessible()
      await booking.fill(request)
      await booking.submit.click()
      await confirmation.arrive()
      const additionalInfo = `${line}\n${request.additionalInfo}`
      expect(calls[0]?.postDataJSON()).toEqual({ ...request, additionalInfo })
      const reference = await confirmation.readReference()
      await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
      expect(testServer.messagesOf(reference)[0]?.parameters.notes).toContain(told)
    })
  })

  test(`${language} · the line counts toward the 1,000 characters`, async ({ page }) => {
    const booking = new BookingPage(page, language)
    await booking.open()
    await expect(booking.additionalInfo).toHaveAttribute('maxlength', '1000')
    await booking.family.check()
    const room = 1000 - line.length - 1
    await expect(booking.additionalInfo).toHaveAttribute('maxlength', String(room))
    await expect(booking.additionalInfo).toHaveAccessibleDescription(new RegExp(`${room}`))
    await booking.fill(aBooking({ additionalInfo: 'x'.repeat(room) }))
    await booking.submit.click()
    await new ConfirmationPage(page, language).arrive()
  })

  test.describe('when sending fails', () => {
    test.use({ expectedComplaint: /Failed to load resource/ })

    test(`${language} · the line goes along in the WhatsApp message`, async ({ page }) => {
      const booking = new BookingPage(page, language)
      await booking.open()
      await booking.family.check()
      await booking.fill(aBooking())
      await cutCall(page)
      await booking.submit.click()
      const link = booking.alert.getByRole('link', { name: 'WhatsApp' })
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
      expect(searchParams.get('text')).toContain(`${booking.labels.additionalInfo}: ${line}`)
    })
  })

  test.describe('without script', () => {
    test.use({ isAlone: true, javaScriptEnabled: false })

    test(`${language} · the server adds the line`, async ({ page, testServer }) => {
      const booking = new BookingPage(page, language)
      const confirmation = new ConfirmationPage(page, language)
      await page.goto(booking.address)
      await booking.fill(aBooking())
      await booking.family.check()
      await booking.submit.click()
      await confirmation.arrive()
      const reference = await confirmation.readReference()
      await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
      expect(testServer.messagesOf(reference)[0]?.parameters.notes).toContain(told)
    })
  })
}
