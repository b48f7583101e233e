import type { Page } from '@playwright/test'
import { expect, test } from '../support/desk-test.ts'
import { heardSince, readTo, startReading } from '../support/screen-reader.ts'

const calls = 8

test.use({ bypassCSP: true })

/**
 * Records what a blind receptionist hears during eight calls. Reviewers check in the transcript that each line
 * says which patient it is about, and what came of the call.
 */
test('a receptionist works through eight calls by ear, two of each outcome', async ({
  server,
  desk,
}) => {
  for (let call = 1; call <= calls; call++)
    await server.book({
      name: `Patient ${call}`,
      phone: `+91 98765 4321${call % 10}`,
      // Calls 1 and 5 are booked, and the MRI must be free again for the second of them.
      time: call === 5 ? '12:00 PM' : '11:00 AM',
    })
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(calls)
  const heard: string[] = []
  await startReading(desk.page)
  await expect(desk.name).toHaveText('Patient 1')
  await readCard(desk.page)
  heard.push('The first card, read from its heading on:', ...(await phrasesSince(desk.page)))

  for (let call = 1; call <= calls; call++) {
    const patient = `Patient ${call}`
    await expect(desk.name).toHaveText(patient)
    const { keys, saved } = workOf(call)
    for (const key of ['c', ...keys]) {
      await press(desk.page, key)
      if (key === 'c') await expect(desk.status).toHaveText(`Saved: Ringing, ${patient}`)
      // Waits for the rooms. Otherwise the machine's speed decides whether the rooms or the server's answer are
      // announced first.
      if (key === 'a') await expect(desk.card.getByText(/: free/).first()).toBeVisible()
    }
    await expect(desk.status).toHaveText(`Saved: ${saved}, ${patient}`)
    await expect(desk.name).toBeFocused()
    await press(desk.page, 'ArrowDown')
    heard.push(`\nCall ${call}, keys C ${keys.join(' ').toUpperCase()} ArrowDown:`)
    heard.push(...(await phrasesSince(desk.page)))
  }
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')

  await server.book({ name: 'Late Comer', phone: '98765 00000' })
  await expect(desk.row('Late Comer')).toBeVisible()
  await expect(desk.page.getByRole('log')).toHaveText(/Late Comer/)
  heard.push('\nA request arrives:', ...(await phrasesSince(desk.page)))
  expect(withoutTimes(`${heard.join('\n')}\n`)).toMatchSnapshot('eight-calls-by-ear.txt')
})

test('a receptionist enters by ear a walk-in patient who has an earlier visit', async ({
  desk,
}) => {
  const { page, entry } = desk
  await desk.book({ name: 'Patient 1', phone: '+91 98765 43211' })
  const heard: string[] = []
  await startReading(page)
  const hear = async (keys: string) => heard.push(`\nKeys ${keys}:`, ...(await phrasesSince(page)))
  await press(page, 'i')
  await expect(entry.getByLabel('Name or number')).toBeFocused()
  await page.keyboard.type('patient')
  await expect(entry.getByRole('button', { name: /^Patient 1/ })).toBeVisible()
  await hear('I, patient')
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(entry.getByRole('group', { name: 'This number has another visit' })).toBeVisible()
  await hear('ArrowDown Enter')
  // At once, because a slow machine may announce what the first letters find.
  await page.keyboard.insertText('cbc')
  // Waits for the server's answer. Enter before it would take the test without announcing what was found.
  await expect(entry.getByRole('button', { name: /^Complete Blood Count/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(entry.getByText(/^Lab.*: free/)).toBeVisible()
  await hear('cbc Enter')
  await page.keyboard.press('Enter')
  await expect(desk.status).toHaveText(/^Saved as/)
  await expect(desk.name).toBeFocused()
  await hear('Enter')
  expect(withoutTimes(`${heard.join('\n')}\n`)).toMatchSnapshot('a-walk-in-by-ear.txt')
})

/** Returns the keys that save a call's outcome, and its label. The four outcomes take turns. */
function workOf(call: number): { readonly keys: readonly string[]; readonly saved: string } {
  switch (call % 4) {
    case 0:
      return { keys: ['x', 'Enter'], saved: 'Won’t come' }
    case 1:
      return { keys: ['a', 'Enter'], saved: 'Booked' }
    case 2:
      return { keys: ['n', 'Enter'], saved: 'No answer' }
    default:
      return { keys: ['w', 'Enter'], saved: 'Wrong number' }
  }
}

/** Reads the card from the patient's name to "Ask", because the centre edits the words after "Ask". */
async function readCard(page: Page): Promise<void> {
  await page.locator('#card-name').focus()
  await heardSince(page)
  await readTo(page, 'Ask')
}

async function press(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => window.virtual.press(pressed), key)
}

/** Phrases that only mark the structure of the page. Listeners ignore them. */
const structure = /^(?:end of .*|form|paragraph|term|definition)$/

/** Returns the phrases heard, without repeats in a row, which come from drawing the page again. */
async function phrasesSince(page: Page): Promise<string[]> {
  const phrases = (await heardSince(page)).filter((phrase) => !structure.test(phrase))
  return phrases.filter((phrase, place) => phrase !== phrases[place - 1])
}

/** Replaces references, times and days, because they differ in each run. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/#SID\d{6}/g, '#SID……')
    .replaceAll(/\d{4}-\d\d-\d\d|\d+:\d\d [AP]M/g, '…')
    .replaceAll(/(?:\d+ h )?\d+ min(?= left)|2 h(?= left)/g, '…')
    .replaceAll(/(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}/g, '…')
}
