import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { tabTo } from '../pages/keyboard.ts'
import { asInOldBrowser } from '../pages/old-browser.ts'
import { answerCall, healCall, recordCalls } from '../pages/product-call.ts'
import { expectWholeFigures } from '../pages/site-page.ts'
import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ formLanguage: 'hi' })

const { booking: strings, legal, names, search } = languagesSpoken.hi

/** What a search changes. */
const ofSearch = { include: ['search', '.found-tests'] }

test('search results, chips and the list show the same ticks, and the ticked tests are sent', async ({
  page,
}) => {
  const booking = new BookingPage(page, 'hi')
  const request = aBooking({ tests: ['MRI Scan'] })
  await booking.open()
  await booking.fill(request)
  await booking.search.fill('sugar ki jaanch')
  await expect(booking.testList).toBeHidden()
  await booking.foundTest('Blood Sugar').check()
  // The button that clears the search does not cover the typed words.
  const clear = await page.locator('.test-search-clear').boundingBox()
  const free = await booking.search.evaluate((field) =>
    parseFloat(getComputedStyle(field).paddingRight),
  )
  expect(free).toBeGreaterThanOrEqual(clear?.width ?? Infinity)
  await booking.search.fill('दिल की जाँच')
  await booking.foundTest('ECG').check()
  const picked = ['MRI Scan', 'ECG', 'Blood Sugar'] as const
  await expect(booking.chips.getByRole('listitem')).toHaveText(picked.map(names.test))
  await booking.chip('ECG').click()
  await expect(booking.foundTest('ECG')).not.toBeChecked()
  await booking.foundTest('ECG').check()
  await page.getByRole('button', { name: strings.search.clear }).click()
  await expect(booking.search).toBeFocused()
  await expect(booking.testList.getByRole('checkbox', { checked: true })).toHaveCount(3)

  const calls = recordCalls(page)
  await booking.send()
  expect(calls[0]?.postDataJSON()).toEqual({ ...request, tests: picked })
})

test.describe('in a browser of 2021', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('the search finds a test, and a refused request can be sent again', async ({ page }) => {
    await asInOldBrowser(page)
    const booking = new BookingPage(page)
    await booking.open()
    await booking.fill(aBooking())
    await booking.search.fill('sugar')
    await booking.foundTest('Blood Sugar').check()
    await answerCall(page, { status: 503 })
    await booking.submit.click()
    await expect(booking.alert).toContainText('Failed to send WhatsApp notification.')
    await healCall(page)
    await booking.alert.getByRole('button').click()
    await new ConfirmationPage(page).arrive()
  })
})

test('the search works with the keyboard alone, and Enter in it sends nothing', async ({
  page,
  booking,
}) => {
  await booking.fill(aBooking())
  const calls = recordCalls(page)
  await booking.heading.click()
  await tabTo(booking.search)
  await page.keyboard.type('pathri')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: search.found(2) })).toBeVisible()
  await tabTo(booking.foundTest('Ultrasound'))
  await page.keyboard.press('Space')
  await expect(booking.chip('Ultrasound')).toBeVisible()
  await booking.search.focus()
  await page.keyboard.press('Escape')
  await expect(booking.search).toHaveValue('')
  await expect(booking.form.getByRole('checkbox')).toHaveCount(allTests.length)
  await expect(booking.test('Ultrasound')).toBeChecked()
  expect(calls).toEqual([])
  await expect(page).toHaveURL(booking.address)
})

test('the search answers each kind of question', async ({ page, booking }) => {
  await booking.search.fill('piles & dentist')
  const unknown = search.unknown('piles, dentist')
  await expect(page.getByRole('status').getByText(unknown)).toHaveCount(1)
  await expect(booking.found).toContainText(unknown)
  await expect(booking.found.getByRole('checkbox')).toHaveCount(0)
  const [phone] = centre.phones
  const call = booking.found.getByRole('link', { name: strings.call(phone.label) })
  await expect(call).toHaveAttribute('href', `tel:${phone.e164}`)
  const ask = booking.found.getByRole('link', { name: search.askOnWhatsApp })
  const link = new URL((await ask.getAttribute('href')) ?? '')
  expect(link.origin + link.pathname).toBe(`https://wa.me/${centre.whatsapp}`)
  expect(link.searchParams.get('text')).toBe(search.question('piles & dentist'))
  await booking.expectAccessible(ofSearch)

  await booking.search.fill('tmt')
  const notDone = `${search.notDone('tmt')} ${search.noSubstitute}`
  await expect(booking.found).toContainText(search.notDone('tmt'))
  await expect(booking.found).toContainText(search.noSubstitute)
  await expect(booking.foundTest('Stress ECHO')).not.toBeChecked()
  await expect(page.getByRole('status').getByText(notDone)).toHaveCount(1)
  await booking.search.fill('stress echo')
  await expect(booking.foundTest('Stress ECHO')).toBeVisible()
  await expect(booking.found).not.toContainText(search.noSubstitute)

  for (const typed of ['सीने में दर्द', 'behosh']) {
    await booking.search.fill(typed)
    await expect(booking.found).toContainText(search.urgent)
    await expect(page.getByRole('status').getByText(search.urgent)).toHaveCount(1)
    const help = booking.found.getByRole('link')
    await expect(help).toHaveText(strings.call('112'))
    await expect(help).toHaveAttribute('href', 'tel:112')
    await expect(booking.found.getByRole('checkbox')).toHaveCount(0)
  }
  await booking.expectAccessible(ofSearch)

  await booking.search.fill('kitna paisa')
  await expect(booking.found).toContainText(search.price)
  await expect(booking.found.getByRole('checkbox')).toHaveCount(0)
  await booking.search.fill('mri price')
  await expect(booking.foundTest('MRI Scan')).toBeVisible()
  await expect(booking.found).toContainText(search.price)
  const price = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
  expect(price).toBe(search.priceQuestion('mri price'))

  await booking.search.fill('mahila doctor se pet ka ultrasound aur thyroid')
  await expect(booking.found).toContainText(search.facts.women)
  await expect(booking.found).toContainText(centre.facts.answers?.women?.hi ?? 'no answer')
  for (const name of ['Ultrasound', 'Thyroid Function Tests'] as const)
    await expect(booking.foundTest(name)).toBeVisible()
  await booking.expectAccessible(ofSearch)

  await booking.search.fill('ladka ya ladki scan')
  await expect(booking.found.getByRole('paragraph')).toContainText([
    legal.pcpndt.hi,
    legal.pcpndt.en,
  ])
  await expect(booking.found.getByRole('link')).toHaveCount(0)
  await expect(booking.found.getByRole('checkbox')).toHaveCount(0)
})

test.describe('while the search index cannot be loaded', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })
  const index = '**/assets/found-tests-*.js*'

  test('the form retries the index by itself, each time with a new URL, and shows the whole list meanwhile', async ({
    page,
    booking,
  }) => {
    const asked: string[] = []
    const lastKey = Promise.withResolvers<void>()
    await page.route(index, async (route) => {
      const count = asked.push(route.request().url())
      // The first request fails only after the last key, so that no key causes the next request.
      await lastKey.promise
      if (count === 1) await route.abort()
      else if (count === 2) await route.fulfill({ status: 503 })
      else await route.continue()
    })
    await booking.search.pressSequentially('thyroid')
    lastKey.resolve()
    const { notLoaded } = strings.search
    await expect(page.getByRole('status').getByText(notLoaded)).toHaveCount(1)
    await expect(page.locator('.field-hint').getByText(notLoaded)).toBeVisible()
    await expect(booking.testList).toBeVisible()
    await expect(booking.foundTest('Thyroid Function Tests')).toBeVisible()
    await expect(page.getByText(notLoaded)).toHaveCount(0)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('the form asks for the index four times, and again only at the next key press', async ({
    page,
  }) => {
    const booking = new BookingPage(page, 'hi')
    await page.clock.install()
    await booking.open()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/assets/found-tests-')) asked++
    })
    await page.route(index, (route) => route.abort())
    await booking.search.focus()
    // The wait for the next try begins when a try fails. That may be after the clock ran, so the test runs
    // the clock again.
    await expect(async () => {
      await page.clock.runFor(60_000)
      expect(asked).toBe(4)
    }).toPass()
    await page.clock.runFor(60_000)
    expect(asked).toBe(4)
    await page.unroute(index)
    // The page ignores the key until it knows that the fourth try failed, so the test repeats it.
    await expect(async () => {
      await booking.search.press('s')
      expect(asked).toBeGreaterThan(4)
    }).toPass()
    await booking.search.fill('thyroid')
    await expect(booking.foundTest('Thyroid Function Tests')).toBeVisible()
  })
})

test('nothing moves during a search, in Hindi on a phone and in English on a desktop', async ({
  page,
}) => {
  for (const [language, width] of [
    ['en', 1280],
    ['hi', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    const booking = new BookingPage(page, language)
    const script = await holdScript(page)
    await page.goto(booking.address, { waitUntil: 'commit' })
    const place = () =>
      booking.date.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const before = await place()
    await expect(booking.search).toBeHidden()
    script.letGo()
    await expect(booking.search).toBeVisible()
    expect(await place()).toBe(before)
    for (const typed of ['scan', 'dengue', 'thyroid']) {
      await booking.search.fill(typed)
      await expect(booking.found).toBeVisible()
      expect((await booking.found.boundingBox())?.height).toBeLessThanOrEqual(384)
      expect(await place()).toBe(before)
    }
    await page.unrouteAll()
  }
  await new BookingPage(page, 'hi').expectAccessible(ofSearch)
})

test('no line ends within a distance in an answer, or within the phone number that the form repeats', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill({ name: 'Kamala Devi Chatterjee', phone: '+91 98765 43210' })
  await booking.search.fill('home collection')
  await expect(booking.found).toContainText('5 km')
  await expectWholeFigures(booking)
})
