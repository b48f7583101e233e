import { centre } from '../../content/centre.ts'
import { answers } from '../../content/en/answers.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'
import { startTestServer } from '../support/test-server.ts'

const [phone] = centre.phones

for (const javaScriptEnabled of [true, false]) {
  test(`a request beyond a limit is refused with a way out, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const testServer = await startTestServer({ LIMIT_PER_PHONE: '1' })
    const request = aFullBooking()
    const first = await fetch(`${testServer.url}/api/send-whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    expect(first.status).toBe(200)

    const page = await browser.newPage({ baseURL: testServer.url, javaScriptEnabled })
    const booking = new BookingPage(page)
    const again = { ...request, time: '4:00 PM' }
    await page.goto(booking.address)
    await booking.fill(again)
    await booking.submit.click()
    await expect(booking.alert).toContainText(answers.tooMany(phone.label))
    await expect(booking.alert.getByRole('link', { name: phone.label })).toBeVisible()
    const whatsApp = booking.alert.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(request.name)))
    await booking.expectFilled(again)
    expect(await testServer.appointments()).toHaveLength(1)
    await page.close()
    await testServer.close()
  })
}

test('a refusal that came before the script takes the focus once the script is there', async ({
  browser,
}) => {
  const testServer = await startTestServer({ LIMIT_PER_PHONE: '1' })
  const request = aFullBooking()
  await fetch(`${testServer.url}/api/send-whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const page = await browser.newPage({ baseURL: testServer.url })
  const booking = new BookingPage(page)
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  await booking.fill(request)
  await booking.submit.click()
  await expect(booking.alert).toContainText(answers.tooMany(phone.label))
  script.letGo()
  await expect(booking.alert).toBeFocused()
  await page.close()
  await testServer.close()
})
