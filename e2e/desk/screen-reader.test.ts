import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/desk-test.ts'
import type { VirtualScreenReader } from '../support/virtual-screen-reader.ts'

const require = createRequire(import.meta.url)
const screenReader = require.resolve('@guidepup/virtual-screen-reader/browser.js')

const calls = 20

// Our policy rightly forbids the script that the screen reader is.
test.use({ bypassCSP: true })

/**
 * Twenty calls as somebody hears them who sees nothing. The transcript is for people to read: does
 * each line say who it is about, and what came of it?
 */
test('twenty calls are worked through by ear', async ({ server, desk }) => {
  test.setTimeout(180_000)
  for (let call = 1; call <= calls; call++)
    await server.book({ name: `Patient ${call}`, phone: `+91 98765 4321${call % 10}` })
  await expect(desk.list('Call now').getByRole('listitem')).toHaveCount(calls)
  const heard: string[] = []
  await startScreenReader(desk.page)
  await expect(desk.name).toHaveText('Patient 1')
  await readCard(desk.page)
  heard.push('The first card, read from its heading on:', ...(await heardSince(desk.page)))

  for (let call = 1; call <= calls; call++) {
    const patient = `Patient ${call}`
    await expect(desk.name).toHaveText(patient)
    const { keys, saved } = workOf(call)
    for (const key of ['c', ...keys]) {
      await press(desk.page, key)
      if (key === 'c') await expect(desk.status).toHaveText(`Saved: I’m calling, ${patient}`)
    }
    await expect(desk.status).toHaveText(`Saved: ${saved}, ${patient}`)
    await expect(desk.name).toBeFocused()
    await press(desk.page, 'ArrowDown')
    heard.push(`\nCall ${call}, keys C ${keys.join(' ').toUpperCase()} ArrowDown:`)
    heard.push(...(await heardSince(desk.page)))
  }
  await expect(desk.list('Call now')).toContainText('Nobody is waiting for a call.')

  await server.book({ name: 'Late Comer', phone: '98765 00000' })
  await expect(desk.row('Late Comer')).toBeVisible()
  await expect(desk.page.getByRole('log')).toHaveText(/Late Comer/)
  heard.push('\nA request arrives:', ...(await heardSince(desk.page)))
  expect(withoutTimes(`${heard.join('\n')}\n`)).toMatchSnapshot('twenty-calls-by-ear.txt')
})

/** Each outcome in turn. */
function workOf(call: number): { readonly keys: readonly string[]; readonly saved: string } {
  switch (call % 4) {
    case 0:
      return { keys: ['x', 'Enter'], saved: 'Cancelled' }
    case 1:
      return { keys: ['a', 'Enter'], saved: 'Agreed' }
    case 2:
      return { keys: ['n', 'Enter'], saved: 'No answer' }
    default:
      return { keys: ['w', 'Enter'], saved: 'Wrong number' }
  }
}

declare global {
  interface Window {
    virtual: VirtualScreenReader
  }
}

async function startScreenReader(page: Page): Promise<void> {
  const script = readFileSync(screenReader, 'utf8').replace(
    /export\{.* as Virtual,(.*) as virtual\};?/,
    'window.virtual = $1;',
  )
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'virtual' in window)
  await page.evaluate(async () => {
    await window.virtual.start({ container: document.body })
  })
}

/** From the name of the selected patient to the preparation, whose words the centre edits. */
async function readCard(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { virtual } = window
    document.getElementById('card-name')?.focus()
    await virtual.clearSpokenPhraseLog()
    while ((await virtual.lastSpokenPhrase()) !== 'Preparation') await virtual.next()
  })
}

async function press(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => window.virtual.press(pressed), key)
}

/** Where something begins and ends, which a person listens past. */
const structure = /^(?:end of .*|form|paragraph|term|definition)$/

/** What was spoken since the last time, a line each. */
async function heardSince(page: Page): Promise<string[]> {
  const spoken = await page.evaluate(async () => {
    const log = await window.virtual.spokenPhraseLog()
    await window.virtual.clearSpokenPhraseLog()
    return log
  })
  return spoken.filter((phrase) => !structure.test(phrase))
}

/** References, hours and days are others in each run. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/#SID\d{6}/g, '#SID……')
    .replaceAll(/\d{4}-\d\d-\d\d|\d+:\d\d [AP]M/g, '…')
    .replaceAll(/(?:\d+ h )?\d+ min(?= left)|2 h(?= left)/g, '…')
    .replaceAll(/(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w{3}/g, '…')
}
