import type { Page } from '@playwright/test'
import { centre } from '../../content/centre.ts'
import { booking as strings } from '../../content/en/booking.ts'
import { calendar } from '../../content/en/calendar.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { answerCall, cutCall, healCall, holdCall } from '../pages/product-call.ts'
import { expectFitsEveryWidth } from '../pages/site-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

const notSent = 'Failed to send WhatsApp notification.'
const thrown = 'Could not send appointment notification. Please try again.'

const withMarkup = 'The desk is closed. <img src=x onerror=alert(1)> & "so on"'
const waitALittle = 'Please wait a little.'
const html = { status: 500, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }

const { unknown, notBooked } = strings.alert

const answering = (status: number, json: unknown) => (page: Page) =>
  answerCall(page, { status, json })

/** A failure, the text of the specification, and what the alert says about the appointment. */
const situations: readonly (readonly [string, (page: Page) => Promise<void>, string, string])[] = [
  [
    '500 with an error text, shown as text',
    answering(500, { error: withMarkup }),
    withMarkup,
    unknown,
  ],
  ['500 with JSON and no error', answering(500, {}), notSent, unknown],
  ['500 with an empty error', answering(500, { error: '' }), notSent, unknown],
  ['500 with an error of blanks', answering(500, { error: ' \n' }), notSent, unknown],
  ['500 with an error that is no text', answering(500, { error: { code: 7 } }), notSent, unknown],
  ['500 with null', answering(500, null), notSent, unknown],
  ['500 with no JSON', (page) => answerCall(page, html), notSent, unknown],
  ['404 with nothing', (page) => answerCall(page, { status: 404, body: '' }), notSent, notBooked],
  ['429 with an error text', answering(429, { error: waitALittle }), waitALittle, notBooked],
  ['a connection that breaks', cutCall, thrown, unknown],
  ['no network at all', (page) => page.context().setOffline(true), thrown, unknown],
]

test('spec 4, 8 · after each kind of failure the form shows an error text and keeps everything typed', async ({
  page,
}) => {
  test.slow()
  const booking = new BookingPage(page)
  const request = aFullBooking()
  await booking.open()
  await booking.fill(request)
  for (const [name, fail, text, appointment] of situations) {
    await test.step(name, async () => {
      await healCall(page)
      await fail(page)
      // The click takes the focus from the previous alert, so only a new alert can have it.
      await booking.submit.click()
      await expect(booking.alert).toBeFocused()
      await expect(booking.alert).toHaveCount(1)
      await expect(booking.alert.getByText(text, { exact: true })).toBeVisible()
      await expect(booking.alert).toBeInViewport()
      await expect(booking.alert).toContainText(appointment)
      await expect(booking.submit).toBeEnabled()
      await expect(page).toHaveTitle(new RegExp(`^${strings.errorTitlePrefix}`))
    })
  }
  // What a failure took away would still be missing.
  await booking.expectFilled(request)
  await expect(page).toHaveURL('/book-appointment')
  await healCall(page)
  // While the request is sent again, the text is no alert, so that screen readers do not repeat it.
  const held = await holdCall(page)
  await booking.submit.click()
  await expect(booking.submit).toHaveText(strings.submitting)
  await expect(booking.alert).toHaveCount(0)
  held.letGo()
  await new ConfirmationPage(page).arrive()
})

test('spec 8 · the form shows the words in which the real server refuses a request', async ({
  page,
  booking,
}) => {
  await booking.fill(aFullBooking())
  // The form itself does not send a slot after closing, so the test changes the request on its way.
  await page.route('**/api/send-whatsapp', (route) =>
    route.continue({
      postData: { ...route.request().postDataJSON(), date: nextSunday(), time: '6:00 PM' },
    }),
  )
  await booking.submit.click()
  await expect(booking.alert).toContainText(strings.problems['time-closed'])
})

test('spec 8 · the alert offers a call and WhatsApp, and fits 320 px and 400 % text', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({
    tests: ['USG Guided FNAC and BIOPSY', 'Interventional Radiology', 'Complete Blood Count (CBC)'],
  })
  await booking.open()
  await booking.fill(request)
  await cutCall(page)
  await booking.submit.click()
  const [phone] = centre.phones
  await expect(booking.alert.getByRole('link', { name: phone.label })).toHaveAttribute(
    'href',
    `tel:${phone.e164}`,
  )
  const whatsApp = booking.alert.getByRole('link', { name: 'WhatsApp' })
  const link = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe(`https://wa.me/${centre.whatsapp}`)
  const text = link.searchParams.get('text') ?? ''
  const { name, phone: typedPhone, email, date, time, tests, additionalInfo } = request
  const day = longDate(date, calendar)
  for (const value of [name, typedPhone, email, day, time, ...tests, additionalInfo])
    expect(text).toContain(value)
  await booking.expectAccessible({ include: '.alert' })
  await expectFitsEveryWidth(booking)
})
