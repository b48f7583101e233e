import type { Page } from '@playwright/test'
import { addDays } from '../../domain/time/delhi-time.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { holdScript } from '../pages/held-script.ts'
import { answerCall, cutCall, healCall } from '../pages/product-call.ts'
import { aFullBooking } from '../support/a-booking.ts'
import { nextSunday, nextWeekday, todayInDelhi } from '../support/bookable-day.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedComplaint: /Failed to load resource/ })

test('a form that the browser translates changes its text at each step like an untranslated form', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now())
  const untranslated = await textsOfABooking(page)
  // A kept draft would fill the second form.
  await page.evaluate(() => sessionStorage.clear())
  const translated = await textsOfABooking(page, translateLikeChrome)
  for (const [step, text] of Object.entries(untranslated)) expect(translated[step], step).toBe(text)
  await new BookingPage(page).send()
})

test('a form translated before its script loads keeps what was typed, and is hydrated', async ({
  page,
}) => {
  const booking = new BookingPage(page)
  const script = await holdScript(page)
  await page.goto(booking.address, { waitUntil: 'commit' })
  await booking.fill(aFullBooking())
  const typed = await valuesOf(booking)
  await booking.name.focus()
  await page.evaluate(translateLikeChrome, ' (translated)')
  script.letGo()
  await expect(booking.stillNeeded).toBeVisible()
  expect(await valuesOf(booking)).toEqual(typed)
  await expect(page.locator('[name=name]')).toBeFocused()
  await booking.send()
})

/** Returns what the form would post. */
async function valuesOf({ form }: BookingPage): Promise<string[]> {
  return await form.evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String))
}

/** Fills in the form until it can be sent. Returns its text after each step, by the step's name. */
async function textsOfABooking(page: Page, begin?: () => void): Promise<Record<string, string>> {
  const booking = new BookingPage(page)
  const texts: Record<string, string> = {}
  const step = async (name: string, act: () => Promise<unknown>) => {
    await act()
    // Waits until the translation of new texts is drawn too.
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 100)))
    texts[name] = (await booking.form.textContent()) ?? ''
  }
  await booking.open()
  if (begin !== undefined) await page.evaluate(begin)
  await booking.submit.scrollIntoViewIfNeeded()
  await step('a fast on a condition', () => tick(page, 'X-Ray'))
  await step('on another condition', async () => {
    await tick(page, 'CT Scan')
    await tick(page, 'X-Ray', false)
  })
  await step('no fast', () => tick(page, 'CT Scan', false))
  await step('a fast on a condition again', () => tick(page, 'X-Ray'))
  await step('in any case', () => tick(page, 'Lipid Profile'))
  await step('a test', () => tick(page, 'X-Ray', false))
  await step('a second test', () => tick(page, 'Ultrasound'))
  await step('a third test', () => tick(page, 'MRI Scan'))
  await step('one test less', () => tick(page, 'MRI Scan', false))
  await step('an early day', () => booking.date.fill(addDays(todayInDelhi(), -1)))
  await step('a late day', () => booking.date.fill(addDays(todayInDelhi(), 200)))
  await step('a Sunday', () => booking.date.fill(nextSunday()))
  await step('a time', () => booking.slot('11:30 AM').check())
  await step('a later time', () => booking.slot('1:00 PM').check())
  await step('a weekday', () => booking.date.fill(nextWeekday()))
  await step('an evening', () => booking.slot('7:30 PM').check())
  await step('a Sunday again', () => booking.date.fill(nextSunday()))
  await step('a morning', () => booking.slot('9:00 AM').check())
  await step('for family', () => page.getByRole('switch').check())
  await step('a name', () => page.locator('[name=name]').fill('Asha'))
  await step('a short number', async () => {
    await page.locator('[name=phone]').fill('98100')
    await page.locator('[name=phone]').blur()
  })
  await step('a number', () => page.locator('[name=phone]').fill('98100 12345'))
  await step('offline', () => page.context().setOffline(true))
  await step('online', () => page.context().setOffline(false))
  await cutCall(page)
  const failed = async (text: string) => {
    await booking.submit.click()
    await expect(booking.alert).toContainText(text)
  }
  await step('no answer', () => failed('Could not send'))
  await healCall(page)
  await answerCall(page, { status: 500, json: { error: 'Full.' } })
  await step('a refusal', () => failed('Full.'))
  await healCall(page)
  await step('searched', () => page.getByRole('searchbox').fill('sugar'))
  await step('searched on', () => page.getByRole('searchbox').fill('sugar qqqq'))
  await step('not found', () => page.getByRole('searchbox').fill('qqqq'))
  await step('forbidden', () => page.getByRole('searchbox').fill('boy or girl'))
  await step('searched no more', () => page.getByRole('searchbox').fill(''))
  const [clear, undo] = [0, 1].map((place) => page.locator('.draft-note button').nth(place))
  await step('cleared', async () => await clear?.click())
  await step('put back', async () => await undo?.click())
  return texts
}

async function tick(page: Page, test: string, isTicked = true): Promise<void> {
  await page.locator(`.test-list [value="${test}"]`).setChecked(isTicked)
}

/**
 * Runs in the page. Wraps each text in an element, also texts that appear later, as Chrome's translator does.
 * Adds the suffix but changes no word, so that texts can be compared.
 */
function translateLikeChrome(suffix = ''): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea'))
        continue
      const translated = document.createElement('font')
      translated.append(document.createElement('font'))
      translated.firstElementChild?.append(text.data + suffix)
      text.replaceWith(translated)
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
  }).observe(document.body, { childList: true, subtree: true })
}
