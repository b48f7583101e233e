import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { languagesSpoken } from '../../content/languages.ts'
import { languages } from '../../domain/language.ts'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

// The browser is outside India, so that the test fails if a time is in the browser's zone.
test.use({ timezoneId: 'America/New_York', viewport: { width: 360, height: 740 } })

const { confirmation: confirmed, saveAndShare: strings, names } = languagesSpoken.hi

test('calendar, directions and messages are plain links, and the calendar file has the time in Delhi', async ({
  page,
}) => {
  const confirmation = new ConfirmationPage(page, 'hi')
  await confirmation.open(knownLink)
  for (const [name, address] of [
    [strings.googleCalendar, /^https:\/\/calendar\.google\.com\/calendar\/render\?/],
    [strings.directions, /^https:\/\/www\.google\.com\/maps/],
    [confirmed.sendShort, /^https:\/\/wa\.me\/\?text=/],
    [strings.sms, /^sms:\?&body=/],
    [strings.email, /^mailto:\?subject=/],
  ] as const) {
    const link = confirmation.details.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    // The page writes Hindi as it is, and the browser encodes it.
    expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toMatch(/^[!-~]+$/)
  }

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: strings.addToCalendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('appointment-SID004217.ics')
  const file = await readFile(await download.path(), 'utf8')
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (component === null) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(delhiIso(event.startDate.toJSDate().getTime())).toBe('2037-11-23T11:00:00+05:30')
  expect(event.description).toContain(
    strings.event.tests([names.test('MRI Scan'), names.test('Blood Sugar')]),
  )
  expect(file).not.toContain('Asha')
})

for (const language of languages)
  test(`${language} · on paper the drawing of the day covers no text`, async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 })
    const confirmation = new ConfirmationPage(page, language)
    await confirmation.open(knownLink)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(textsUnderDial)).toEqual([])
  })

/** Runs in the browser. Returns each text of which a line meets the box of the drawing. */
function textsUnderDial() {
  const dial = document.querySelector('.dial')?.getBoundingClientRect()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  for (let node = texts.nextNode(); node !== null && dial !== undefined; node = texts.nextNode()) {
    if (node.parentElement?.closest('.dial, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < dial.right && right > dial.left && top < dial.bottom && bottom > dial.top)
        covered.push(node.textContent ?? '')
  }
  return dial === undefined ? ['no drawing'] : covered
}
