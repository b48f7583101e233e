import { booking as strings } from '../../content/en/booking.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })

test('the browser asks for missing fields, and a refused form keeps its values and can be sent again', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const wrong = aFullBooking({ tests: [], date: nextSunday(), time: '6:00 PM' })
  const posts: string[] = []
  page.on('request', (request) => posts.push(request.method()))
  await page.goto(booking.address)
  await booking.submit.click()
  await expect(booking.form.locator(':focus')).toHaveAttribute('required')
  expect(posts).not.toContain('POST')

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

  // The time in the summary is hidden, because without script it would not follow a change of the form.
  await expect(booking.summary.locator('.summary-when')).toBeHidden()
  await booking.fill({ tests: ['X-Ray'], time: '4:30 PM' })
  await expect(booking.form.locator('.picked-count')).toBeHidden()
  const confirmation = await booking.send()
  await expect(confirmation.details).toContainText('4:30 PM')
})
