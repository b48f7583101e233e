import { centre } from '../../content/centre.ts'
import { answers } from '../../content/en/answers.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { aFullBooking, book } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'
import { startBuiltServer } from '../support/test-server.ts'

const [phone] = centre.phones

test.describe.configure({ mode: 'default' })

let limited: Awaited<ReturnType<typeof startBuiltServer>>
test.beforeEach(async () => {
  limited = await startBuiltServer({ LIMIT_PER_ADDRESS: '1' })
})
test.afterEach(() => limited.close())

for (const hasScript of [true, false]) {
  test(`a refusal by a limit names other ways to reach us, ${hasScript ? 'with script' : 'before hydration'}`, async ({
    browser,
  }) => {
    const first = aFullBooking()
    await book(limited.url, first)
    const page = await browser.newPage({ baseURL: limited.url })
    const booking = new BookingPage(page)
    const again = { ...first, time: '4:00 PM' }
    const script = hasScript ? undefined : await holdScript(page)
    await page.goto(booking.address, { waitUntil: 'commit' })
    if (hasScript) await expect(booking.stillNeeded).toBeVisible()
    await booking.fill(again)
    await booking.submit.click()
    await expect(booking.alert).toContainText(answers.tooMany(phone.label))
    await expect(booking.alert.getByRole('link', { name: phone.label })).toBeVisible()
    const whatsApp = booking.alert.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent(first.name)))
    await booking.expectFilled(again)
    script?.letGo()
    await expect(booking.alert).toBeFocused()
    const stored = (await limited.appointments()).filter(({ name }) => name === first.name)
    expect(stored).toHaveLength(1)
    await page.close()
  })
}
