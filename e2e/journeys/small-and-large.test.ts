import { allPages } from '../pages/all-pages.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { cutCall } from '../pages/product-call.ts'
import { SitePage } from '../pages/site-page.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

/** WCAG's reflow (1.4.10): the width of a page of 1280 px enlarged four times. */
const reflowWidth = 320

/** Text twice its size (1.4.4): a phone set to its largest, a tablet, a desk. */
const widthsOfLargeText = [360, 768, 1280]

for (const { name, address } of allPages) {
  test(`${name} · nothing sticks out at 320 px, nor at 200% text`, async ({ page }) => {
    const site = new SitePage(page, address)
    await page.setViewportSize({ width: reflowWidth, height: 740 })
    await page.goto(address)
    expect(await site.overflow()).toBe(0)
    await expectRoomForLargeText(site)
  })
}

test('the form with an alert and many chips · nothing sticks out at 320 px, nor at 200% text', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await page.setViewportSize({ width: reflowWidth, height: 740 })
  await page.goto(booking.address)
  await booking.fill(
    aFullBooking({
      tests: [
        'USG Guided FNAC and BIOPSY',
        'Interventional Radiology',
        'Complete Blood Count (CBC)',
      ],
    }),
  )
  await cutCall(page)
  await booking.submit.click()
  await expect(booking.alert).toBeVisible()
  expect(await booking.overflow()).toBe(0)
  await expectRoomForLargeText(booking)
})

async function expectRoomForLargeText(site: SitePage): Promise<void> {
  await site.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of widthsOfLargeText) {
    await site.page.setViewportSize({ width, height: 740 })
    expect(await site.overflow(), `${width} px`).toBe(0)
  }
}
