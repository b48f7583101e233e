import type { Page } from '@playwright/test'
import { languagesSpoken } from '../content/languages.ts'
import type { Strings } from '../content/strings.ts'
import type { AppointmentRequest } from '../domain/appointment-request.ts'
import { confirmationQuery } from '../domain/confirmation-link.ts'
import { delhiDate } from '../domain/delhi-time.ts'
import { defaultLanguage, languages } from '../domain/language.ts'
import { addressesIn, sendWhatsAppAddress } from '../site/routes.ts'

/** Noon of a Monday in Delhi, the centre open: what pictures of the site show. */
export const shownInstantMs: number = Date.parse('2026-11-23T12:00:00+05:30')

/** Arguments that fix the clock of a Node program; the server reads the time from `Date.now` alone. */
export const frozenClock: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`Date.now = () => ${shownInstantMs}`)}`,
]

interface State {
  readonly name: string
  readonly address: string
  /** What a visitor does there before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** Only on windows narrower than this, where it differs from another state. */
  readonly below?: number
}

const request: AppointmentRequest = {
  name: 'Asha Verma',
  phone: '+91-98765 43210',
  email: 'asha@example.com',
  date: '2026-11-24',
  time: '11:00 AM',
  tests: ['Ultrasound', 'MRI Scan', 'Blood Sugar'],
  additionalInfo: 'Wheelchair, please.',
}

/** The link of a request that was never sent. */
const madeUpLink = confirmationQuery({ ...request, reference: '#SID004217' })

/** Every page, and every state of one that looks different, in each language. */
export const states: readonly State[] = languages.flatMap((language) => {
  const { home, about, services, book, confirmation } = addressesIn[language]
  const strings = languagesSpoken[language]
  const states: readonly State[] = [
    { name: 'home', address: home },
    { name: 'menu', address: home, act: (page) => openMenu(page, strings), below: 992 },
    { name: 'about', address: about },
    { name: 'services', address: services },
    { name: 'book', address: book, act: waitForScript },
    { name: 'book-filled', address: book, act: (page) => fill(page, request) },
    { name: 'book-advised', address: book, act: fastInTheAfternoon },
    { name: 'book-near', address: book, act: soonAfterAMeal },
    { name: 'book-found', address: book, act: (page) => search(page, 'dil ki jaanch') },
    { name: 'book-none-found', address: book, act: (page) => search(page, 'dengue') },
    { name: 'book-failed', address: book, act: sendInVain },
    { name: 'book-refused', address: book, act: sendMistakes },
    { name: 'confirmation', address: book, act: (page) => bookIt(page, confirmation) },
    { name: 'confirmation-unproven', address: `${confirmation}?${madeUpLink}` },
    { name: 'confirmation-missing', address: confirmation },
    { name: 'not-found', address: `${about}/no-such-page` },
  ]
  return language === defaultLanguage
    ? states
    : states.map((state) => ({ ...state, name: `${state.name}-${language}` }))
})

async function openMenu(page: Page, { shell }: Strings): Promise<void> {
  await page.getByRole('button', { name: shell.menu }).click()
}

async function waitForScript(page: Page): Promise<void> {
  await page.locator('#still-needed').waitFor()
}

async function fill(page: Page, values: AppointmentRequest): Promise<void> {
  await waitForScript(page)
  for (const test of values.tests) await page.locator(`[name=tests][value="${test}"]`).check()
  for (const field of ['date', 'name', 'phone', 'email', 'additionalInfo'] as const)
    await page.locator(`[name=${field}]`).fill(values[field])
  await page.locator(`[name=time][value="${values.time}"]`).check()
  await page.evaluate(() => {
    document.querySelector('.test-list')?.scrollTo(0, 0)
    scrollTo(0, 0)
  })
}

/** For a family member, on a day whose morning would suit the fasting test better. */
async function fastInTheAfternoon(page: Page): Promise<void> {
  await fill(page, { ...request, time: '3:00 PM', tests: ['Lipid Profile'] })
  await page.getByRole('switch').check()
}

/** For a time before which nobody may call, and for which a fast can no longer be kept; all opened. */
async function soonAfterAMeal(page: Page): Promise<void> {
  await fill(page, {
    ...request,
    date: delhiDate(shownInstantMs),
    time: '12:30 PM',
    phone: '98100',
  })
  await page.locator('.slip summary').click()
}

async function search(page: Page, typed: string): Promise<void> {
  await waitForScript(page)
  await page.getByRole('searchbox').fill(typed)
}

async function bookIt(page: Page, confirmation: string): Promise<void> {
  await fill(page, request)
  await page.locator('aside button[type=submit]').click()
  await page.waitForURL(`**${confirmation}?**`)
}

async function sendInVain(page: Page): Promise<void> {
  await page.route(`**${sendWhatsAppAddress}`, (route) => route.abort())
  await fill(page, request)
  await send(page)
}

async function sendMistakes(page: Page): Promise<void> {
  await fill(page, { ...request, phone: 'none', email: 'asha@' })
  await send(page)
}

async function send(page: Page): Promise<void> {
  await page.locator('aside button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}
