import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { languagesSpoken } from '../../content/languages.ts'
import { delhiIso } from '../../domain/delhi-time.ts'
import { ConfirmationPage } from '../pages/confirmation-page.ts'
import { knownLink } from '../support/known-request.ts'
import { expect, test } from '../support/test.ts'

// Somewhere else a wrong zone would show.
test.use({ timezoneId: 'America/New_York', viewport: { width: 360, height: 740 } })

const { saveAndShare: strings, names } = languagesSpoken.hi

test('the calendar file downloads without script and has the hour of Delhi', async ({ page }) => {
  const confirmation = new ConfirmationPage(page, 'hi')
  await confirmation.open(knownLink)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: strings.addToCalendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('appointment-SID004217.ics')
  const file = await readFile(await download.path(), 'utf8')
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (component === null) throw new Error('no event')
  const event = new ICAL.Event(component)
  expect(delhiIso(event.startDate.toJSDate().getTime())).toBe('2026-11-23T11:00:00+05:30')
  expect(event.description).toContain(
    strings.event.tests([names.test('MRI Scan'), names.test('Blood Sugar')]),
  )
  expect(file).not.toContain('Asha')
})

test('calendar, directions and messages are plain links', async ({ page }) => {
  const confirmation = new ConfirmationPage(page, 'hi')
  await confirmation.open(knownLink)
  const keep = confirmation.part(strings.heading)
  for (const [name, address] of [
    [strings.googleCalendar, /^https:\/\/calendar\.google\.com\/calendar\/render\?/],
    [strings.directions, /^https:\/\/www\.google\.com\/maps/],
    [strings.whatsApp, /^https:\/\/wa\.me\/\?text=/],
    [strings.sms, /^sms:\?&body=/],
    [strings.email, /^mailto:\?subject=/],
  ] as const)
    await expect(keep.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('a link that names no real day offers no calendar', async ({ page }) => {
  const confirmation = new ConfirmationPage(page, 'hi')
  const query = new URLSearchParams(knownLink)
  query.set('date', 'someday')
  await confirmation.open(`?${query}`)
  await expect(confirmation.heading).toHaveText(languagesSpoken.hi.confirmation.title)
  await expect(confirmation.details).toContainText('someday')
  await expect(confirmation.part(strings.heading)).toHaveCount(0)
})
