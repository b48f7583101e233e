import { expect, type Locator, type Page } from '@playwright/test'
import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import type { StartedDesk } from '../support/desk-server.ts'

export class DeskScreen {
  readonly page: Page
  readonly server: StartedDesk
  /** The selected card. */
  readonly card: Locator
  readonly name: Locator
  /** The form of a patient who walked in or phoned. */
  readonly entry: Locator
  readonly status: Locator

  constructor(page: Page, server: StartedDesk) {
    this.page = page
    this.server = server
    this.card = page.locator('#card')
    this.entry = page.getByRole('region', { name: 'Walked in or phoned' })
    this.name = this.card.getByRole('heading', { level: 2 })
    this.status = page.getByRole('status')
  }

  /**
   * Opens the desk in this browser, as a device of this name. Posts the name without loading the page that asks
   * for the name. That page is tested in desk/devices.test.ts.
   */
  async enter(device: string): Promise<void> {
    const form = { name: device }
    const headers = { 'sec-fetch-site': 'same-origin', origin: this.server.deskUrl }
    const link = await this.server.link()
    const answer = await this.page.request.post(link, { form, headers, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    await this.page.goto(this.server.deskUrl)
    await expect(this.page.getByText(`${device}, connected`)).toBeVisible()
  }

  /** Opens a page of the desk, and waits until its script runs. Keys do nothing before. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(this.server.deskUrl + path)
    await expect(this.page.getByText(/, connected$/)).toBeVisible()
  }

  /** Books as the public form does, by default as Asha Verma, and waits for the card. Returns the reference. */
  async book(changes: Partial<AppointmentRequest> = {}): Promise<string> {
    const named = { name: 'Asha Verma', ...changes }
    const reference = await this.server.book(named)
    await expect(this.name).toHaveText(named.name)
    return reference
  }

  list(name: 'Calls' | 'To try again' | 'Today' | 'Tomorrow'): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}`) })
  }

  row(patient: string): Locator {
    return this.page.locator('.row', { hasText: patient })
  }

  button(what: string): Locator {
    return this.card.getByRole('button', { name: new RegExp(`^${what}`) })
  }

  /** Fills in the open form of a patient who walked in, for an ECG, without saving it. */
  async fillIn({ name, phone, time }: Readonly<Record<'name' | 'phone' | 'time', string>>) {
    await this.entry.getByLabel('Name or number').fill(name)
    await this.entry.getByLabel('Phone number').fill(phone)
    await this.entry.getByLabel('Time').selectOption(time)
    await this.addTest('ecg')
  }

  /** Types words into the open form and adds the test that they mean. */
  async addTest(words: string): Promise<void> {
    const tests = this.card.getByRole('textbox', { name: 'Tests' })
    await tests.fill(words)
    await tests.press('Enter')
    await expect(tests).toHaveValue('')
  }

  /** Presses the two keys that book the open card as its form suggests, and waits until that is saved. */
  async agree(patient = 'Asha Verma'): Promise<void> {
    await this.press('a', 'Enter')
    await expect(this.status).toHaveText(`Saved: Booked, ${patient}`)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
}
