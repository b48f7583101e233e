import type { Page } from '@playwright/test'
import { languages } from '../../domain/language.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { addressesIn } from '../../site/routes.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { hold } from '../pages/held-script.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

const script = /\/assets\/.*\.js$/

for (const language of languages) {
  test(`${language} · the booking page takes its scripts from the cache that another page filled`, async ({
    page,
  }) => {
    const { services, book } = addressesIn[language]
    const fetched: string[] = []
    page.on('requestfinished', (request) => {
      if (script.test(request.url())) fetched.push(request.url())
    })
    await page.goto(services)
    await expect.poll(() => fetched.length).toBe(2)
    await page.goto(book)
    await expect(new BookingPage(page, language).stillNeeded).toBeVisible()
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => ({ name: entry.name, bytes: Reflect.get(entry, 'transferSize') })),
    )
    expect(loaded).toHaveLength(2)
    for (const { name, bytes } of loaded) {
      expect(fetched).toContain(name)
      expect(bytes, name).toBe(0)
    }
  })
}

const slow = {
  savesData: { saveData: true, effectiveType: '4g' },
  on2G: { saveData: false, effectiveType: '2g' },
  onSlow2G: { saveData: false, effectiveType: 'slow-2g' },
}

/** The first sign that a visitor uses the form, each time on another connection. */
const firstSigns = [
  {
    sign: 'a tap on a test',
    connection: slow.savesData,
    give: ({ page }) => page.locator('.test-list .test').first().tap(),
  },
  {
    sign: 'a tap on the email field',
    connection: slow.on2G,
    give: ({ email }) => email.tap(),
  },
  {
    sign: 'the Tab key',
    connection: slow.onSlow2G,
    async give({ page }) {
      await page.locator('.languages a').first().focus()
      for (let press = 0; press < 12; press++) await page.keyboard.press('Tab')
    },
  },
  {
    sign: 'a tick without a tap, as by a screen reader',
    connection: slow.savesData,
    give: ({ family }) => family.evaluate((input: HTMLInputElement) => input.click()),
  },
] satisfies readonly FirstSign[]

interface FirstSign {
  readonly sign: string
  readonly connection: object
  give(booking: BookingPage): Promise<void>
}

test.describe('a browser that saves data or is slow', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  for (const { sign, connection, give } of firstSigns)
    test(`loads the form's script at ${sign}, and not before`, async ({ page }) => {
      const booking = new BookingPage(page)
      const asked = await openSlowly(page, connection)
      expect(asked).toEqual([])
      await give(booking)
      await expect(booking.stillNeeded).toBeVisible()
      expect(asked).toHaveLength(2)
    })

  test('keeps what is filled in before the script of the form loads', async ({ page }) => {
    const booking = new BookingPage(page)
    const request = aFullBooking()
    await openSlowly(page, slow.on2G)
    await booking.fill(request)
    await expect(booking.submit).toBeEnabled()
    await booking.expectFilled(request)
    await booking.send()
  })

  for (const [who, isDraftKept] of [
    ['a first visit', false],
    ['a visitor with a kept draft', true],
  ] as const)
    test(`${who} · a medical test is ticked even if the form is hydrated between mouse down and up`, async ({
      page,
    }) => {
      const booking = new BookingPage(page)
      if (isDraftKept) {
        await booking.open()
        await booking.name.fill('Asha')
        await expect(booking.clear).toBeVisible()
      }
      const scripts = await hold(page, script)
      await page.clock.install()
      await page.goto(booking.address)
      await booking.test('MRI Scan').check()
      const pressed = booking.test('Blood Sugar')
      await pressed.hover()
      // A press counts as ended after 700 ms, and a slow machine takes longer to hydrate the form.
      await page.clock.pauseAt(Date.now() + minute)
      await page.mouse.down()
      scripts.letGo()
      await expect
        .poll(async () => {
          await page.clock.runFor(10)
          return await booking.form.evaluate(isHydrated)
        })
        .toBe(true)
      await page.mouse.up()
      await page.clock.resume()
      await expect(booking.stillNeeded).toBeVisible()
      await expect(pressed).toBeChecked()
      await expect(booking.chips.getByRole('button')).toHaveCount(2)
      await expect(booking.name).toHaveValue(isDraftKept ? 'Asha' : '')
    })

  test('restores a kept draft without a touch, because the scripts are cached', async ({
    page,
  }) => {
    const booking = new BookingPage(page)
    await openSlowly(page, slow.savesData)
    await booking.name.fill('Asha')
    await expect(booking.stillNeeded).toBeVisible()
    await booking.additionalInfo.fill('Wheelchair')
    await page.goto(addressesIn.en.services)
    await page.goto(booking.address)
    await expect(booking.stillNeeded).toBeVisible()
    await expect(booking.name).toHaveValue('Asha')
    await expect(booking.additionalInfo).toHaveValue('Wheelchair')
  })
})

test.describe('when the script fails to load', () => {
  test.use({ expectedComplaint: /Failed to (load resource|fetch dynamically imported module)/ })

  test('the form keeps what is typed, and the next touch loads the script', async ({ page }) => {
    const booking = new BookingPage(page)
    const request = aFullBooking()
    await page.route(script, (route) => route.abort())
    await page.goto(booking.address)
    await booking.fill(request)
    await page.unrouteAll()
    await booking.email.click()
    await expect(booking.stillNeeded).toBeVisible()
    await booking.expectFilled(request)
    await booking.send()
  })
})

/** Whether React has hydrated the element. React then adds a key to it. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactFiber'))
}

/** Opens the form on this connection. Returns a list that gets the address of each requested script. */
async function openSlowly(page: Page, connection: object): Promise<readonly string[]> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  }, connection)
  const asked: string[] = []
  page.on('request', (request) => {
    if (script.test(request.url())) asked.push(request.url())
  })
  await page.goto(new BookingPage(page).address, { waitUntil: 'networkidle' })
  return asked
}
