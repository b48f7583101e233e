import type { Page } from '@playwright/test'
import { booking as words } from '../content/en/booking.ts'
import { shell } from '../content/en/shell.ts'
import type { AppointmentRequest } from '../domain/appointment-request.ts'
import { confirmationQuery } from '../domain/confirmation-link.ts'
import { addresses, sendWhatsAppAddress } from '../site/routes.ts'

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

const link = confirmationQuery({ ...request, reference: '#SID004217' })

/** Every page, and every state of one that looks different. */
export const states: readonly State[] = [
  { name: 'home', address: addresses.home },
  { name: 'menu', address: addresses.home, act: openMenu, below: 992 },
  { name: 'about', address: addresses.about },
  { name: 'services', address: addresses.services },
  { name: 'book', address: addresses.book, act: waitForScript },
  { name: 'book-filled', address: addresses.book, act: (page) => fill(page, request) },
  { name: 'book-advised', address: addresses.book, act: fastInTheAfternoon },
  { name: 'book-found', address: addresses.book, act: (page) => search(page, 'dil ki jaanch') },
  { name: 'book-none-found', address: addresses.book, act: (page) => search(page, 'dengue') },
  { name: 'book-failed', address: addresses.book, act: sendInVain },
  { name: 'book-refused', address: addresses.book, act: sendMistakes },
  { name: 'confirmation', address: `${addresses.confirmation}?${link}` },
  { name: 'confirmation-missing', address: addresses.confirmation },
  { name: 'not-found', address: '/no-such-page' },
]

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.menu }).click()
}

async function waitForScript(page: Page): Promise<void> {
  await page.locator('#still-needed').waitFor()
}

async function fill(page: Page, values: AppointmentRequest): Promise<void> {
  await waitForScript(page)
  for (const test of values.tests)
    await page.getByRole('checkbox', { name: test, exact: true }).check()
  for (const field of ['date', 'name', 'phone', 'email', 'additionalInfo'] as const)
    await page.locator(`[name=${field}]`).fill(values[field])
  await page.getByRole('radio', { name: values.time }).check()
  await page.evaluate(() => {
    document.querySelector('.test-list')?.scrollTo(0, 0)
    scrollTo(0, 0)
  })
}

/** For a family member, on a day whose morning would suit the fasting test better. */
async function fastInTheAfternoon(page: Page): Promise<void> {
  await fill(page, { ...request, time: '3:00 PM', tests: ['Lipid Profile'] })
  await page.getByRole('switch', { name: words.family.label }).check()
}

async function search(page: Page, typed: string): Promise<void> {
  await waitForScript(page)
  await page.getByRole('searchbox').fill(typed)
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
  await page.getByRole('button', { name: words.submit }).click()
  await page.getByRole('alert').waitFor()
}
