import type { Page } from '@playwright/test'
import { booking as strings } from '../../content/en/booking.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { cutCall, healCall, recordCalls } from '../pages/product-call.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

const nothing = { cookies: [], local: 0, session: 0 }

async function storedIn(page: Page) {
  const stored = await page.evaluate(() => ({
    local: localStorage.length,
    session: sessionStorage.length,
  }))
  return { cookies: await page.context().cookies(), ...stored }
}

test('a tab keeps what is typed in it, another tab does not show it, and a cleared draft can be put back', async ({
  page,
  context,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['MRI Scan', 'ECG'] })
  await booking.open('?test=ECG')
  await booking.fill(request)
  await booking.family.check()
  expect(await storedIn(page)).toEqual({ ...nothing, session: 2 })
  await page.reload()
  await expect(booking.form.getByText(strings.draft.restored)).toBeVisible()
  await booking.expectFilled(request)
  await expect(booking.family).toBeChecked()
  await expect(booking.submit).toBeEnabled()
  await booking.expectAccessible({ include: '.draft-note' })

  const another = await context.newPage()
  await another.goto(booking.address)
  await expect(new BookingPage(another).name).toHaveValue('')
  await another.close()

  await booking.clear.click()
  await expect(booking.form.getByText(strings.draft.cleared)).toBeVisible()
  await expect(booking.form.getByText(strings.noTestsYet).first()).toBeVisible()
  await expect(booking.testList.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(booking.slots.and(page.locator(':checked'))).toHaveCount(0)
  for (const field of [booking.name, booking.phone, booking.email, booking.date])
    await expect(field).toHaveValue('')
  await expect(booking.clear).toBeFocused()
  await expect(booking.submit).toBeDisabled()
  expect(await storedIn(page)).toEqual(nothing)
  await booking.expectAccessible({ include: '.draft-note' })

  await page.getByRole('button', { name: strings.draft.undo }).click()
  await booking.expectFilled(request)
  await expect(booking.form.getByText(strings.draft['put-back'])).toBeVisible()
  await page.reload()
  await booking.expectFilled(request)
  await booking.clear.click()
  await page.goto(booking.address)
  await expect(booking.stillNeeded).toContainText(strings.labels.tests)
  await expect(booking.name).toHaveValue('')
})

test('the form keeps a test from a link, what is typed, and another test from the services page', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const request = aFullBooking({ tests: ['Blood Sugar'] })
  await booking.open('?test=MRI+Scan')
  await booking.fill(request)
  await page.goto('/services')
  await page.getByRole('link', { name: /^ECG/ }).click()
  await expect(booking.chips.getByRole('listitem')).toHaveText(['MRI Scan', 'ECG', 'Blood Sugar'])
  await expect(booking.name).toHaveValue(request.name)
  await page.goBack()
  await page.goBack()
  await expect(booking.name).toHaveValue(request.name)
})

test('a kept draft loses a test that the centre has stopped offering, and the form says so', async ({
  page,
  booking,
}) => {
  const request = aFullBooking({ tests: ['ECG'] })
  await booking.fill(request)
  await page.evaluate(() => {
    const kept = sessionStorage.getItem('booking-draft') ?? ''
    sessionStorage.setItem('booking-draft', kept.replace('"ECG"', '"ECG","Withdrawn"'))
  })
  await page.reload()
  await expect(booking.alert).toContainText(strings.problems['tests-unknown'])
  await booking.expectFilled(request)
  await booking.send()
})

test('a sent request leaves nothing in the browser, even after a failure and a reload', async ({
  page,
  booking,
}) => {
  const calls = recordCalls(page)
  await booking.fill(aFullBooking())
  await cutCall(page)
  await booking.submit.click()
  await expect(booking.alert).toBeVisible()
  await page.reload()
  await expect(booking.stillNeeded).toHaveText(strings.complete)
  await healCall(page)
  await booking.send()
  expect(await storedIn(page)).toEqual(nothing)
  const [first, second] = calls.map((call) => call.headers()['idempotency-key'])
  expect(second).toBe(first)
})

test('a request sent before hydration leaves nothing in the browser', async ({ page, booking }) => {
  await booking.fill({ name: 'Asha', tests: ['ECG'] })
  await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await booking.fill(aFullBooking())
  await booking.send()
  expect(await storedIn(page)).toEqual(nothing)
})

test('booking works in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const booking = new BookingPage(page)
  await booking.open()
  await booking.fill(aFullBooking())
  await booking.send()
})
