import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { SitePage } from '../pages/site-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'
import { staffNumber } from '../support/test-server.ts'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  hasOwnServer: true,
})

test('a booking by touch on a phone reaches the centre, with the same reference everywhere', async ({
  page,
  testServer,
}) => {
  const home = new SitePage(page, '/')
  await home.open()
  await home.main.getByRole('link', { name: 'Book Appointment' }).first().tap()

  const booking = new BookingPage(page)
  const request = aBooking({ tests: ['ECG', 'Lipid Profile'], time: '9:30 AM' })
  await expect(booking.stillNeeded).toBeVisible()
  for (const test of request.tests) await booking.test(test).tap()
  const [year, month, day] = request.date.split('-')
  await booking.date.focus()
  await page.keyboard.type(`${month}${day}${year}`)
  await booking.slot(request.time).tap()
  await booking.name.tap()
  await page.keyboard.type(request.name)
  await booking.phone.tap()
  await page.keyboard.type(request.phone)
  await booking.submit.tap()

  const confirmation = new ConfirmationPage(page)
  await confirmation.arrive()
  await confirmation.expectAccessible()
  const reference = await confirmation.readReference()

  await expect.poll(() => testServer.messagesOf(reference)).toHaveLength(1)
  const [message] = testServer.messagesOf(reference)
  expect(message?.to).toBe(staffNumber.slice(1))
  expect(message?.parameters).toMatchObject({
    reference,
    patient: `“${request.name}”`,
    phone: expect.stringContaining(request.phone.replaceAll(/[\s-]/g, '')),
    tests: expect.stringMatching(/ECG.*Lipid Profile/),
    time: '9:30 AM',
  })
  const written = await confirmation.details.getByText(String(year)).textContent()
  expect(message?.parameters.date).toBe(written)

  const row = (await testServer.appointments()).find((each) => each.reference === reference)
  expect(row).toMatchObject({
    status: 'requested',
    name: request.name,
    phone: request.phone,
    date: request.date,
    time: '9:30 AM',
    tests: 'ECG; Lipid Profile',
  })
})
