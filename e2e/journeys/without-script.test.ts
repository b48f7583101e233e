import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasOwnServer: true, javaScriptEnabled: false, expectedComplaint: /status of 422/ })

const { booking: strings, names, preparation } = languagesSpoken.hi

test('the Hindi form shows the preparation, asks for missing fields, and can be sent after a refusal', async ({
  page,
  testServer,
}) => {
  const booking = new BookingPage(page, 'hi')
  await page.goto(`${booking.address}?test=Lipid+Profile&test=ECG`)
  const before = booking.preparationPart(preparation.before)
  await expect(before).toContainText(preparation.fast({ least: 10, most: 12 }))
  await expect(before).toContainText(preparation.forTests([names.test('Lipid Profile')]))
  // What needs script is not shown.
  await expect(booking.quickDay(strings.quickDays.tomorrow)).toBeHidden()
  await expect(booking.clear).toBeHidden()
  await expect(page.getByText(strings.search.label)).toBeHidden()
  expect(await page.locator('search').boundingBox(), 'space for the search').toBeNull()

  const wrong = aFullBooking({ tests: [], date: nextSunday(), time: '6:00 PM' })
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  await page.goto(booking.address)
  await booking.submit.click()
  await expect(booking.form.locator(':focus')).toHaveAttribute('required')
  expect(methods).not.toContain('POST')

  await booking.fill(wrong)
  await booking.family.check()
  await booking.submit.click()

  await expect(booking.alert.getByRole('heading')).toHaveText(strings.problemSummary)
  const sentences = [strings.problems['tests-missing'], strings.problems['time-closed']]
  await expect(booking.alert.getByRole('link')).toHaveText(sentences)
  await expect(page).toHaveTitle(new RegExp(`^${strings.errorTitlePrefix}`))
  await booking.expectFilled(wrong)
  await expect(booking.family).toBeChecked()
  const times = booking.form.locator('#field-time')
  await expect(times).toHaveAccessibleDescription(strings.problems['time-closed'])
  for (const sentence of sentences) await expect(booking.form.getByText(sentence)).toHaveCount(2)
  expect(await testServer.appointments()).toHaveLength(0)

  // The time in the summary is hidden, because without script it would not follow a change of the form.
  await expect(booking.summary.locator('.summary-when')).toBeHidden()
  await booking.fill({ tests: ['X-Ray'], time: '4:30 PM' })
  await expect(booking.form.locator('.picked-count')).toBeHidden()
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
  for (const shown of ['4:30', wrong.name]) await expect(confirmation.details).toContainText(shown)

  const reference = await confirmation.readReference()
  await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
  const { patient, notes } = testServer.messagesOf(reference)[0]?.parameters ?? {}
  expect(patient).toBe(`“${wrong.name}”`)
  for (const said of [
    ...[wrong.email, 'Wheelchair, please. I speak Hindi.', english.notices.languages.hi],
    strings.family.line.replace(';', ','),
  ])
    expect(notes).toContain(said)
})
