import { expect, type Locator, type Page } from '@playwright/test'
import { booking as words } from '../../content/en/booking.ts'
import type { AppointmentDraft } from '../../domain/appointment-request.ts'
import { SitePage } from './site-page.ts'

/** Field labels are the specification's, hence not taken from the words of the product. */
export class BookingPage extends SitePage {
  readonly form: Locator
  readonly testList: Locator
  readonly search: Locator
  readonly found: Locator
  readonly chips: Locator
  readonly name: Locator
  readonly phone: Locator
  readonly email: Locator
  readonly date: Locator
  readonly additionalInfo: Locator
  readonly slots: Locator
  readonly family: Locator
  readonly slip: Locator
  readonly preparation: Locator
  readonly clear: Locator
  readonly stillNeeded: Locator
  readonly submit: Locator
  readonly alert: Locator

  constructor(page: Page) {
    super(page, '/book-appointment')
    this.form = page.locator('form')
    this.testList = page.getByRole('region', { name: words.testListName })
    this.search = page.getByRole('searchbox', { name: words.search.label })
    this.found = page.getByRole('region', { name: words.search.foundName })
    this.chips = page.getByRole('list', { name: words.selectedTests })
    this.name = page.getByRole('textbox', { name: 'Full Name' })
    this.phone = page.getByRole('textbox', { name: 'Contact Number' })
    this.email = page.getByRole('textbox', { name: 'Email' })
    this.date = page.getByLabel('Preferred Date')
    this.additionalInfo = page.getByRole('textbox', { name: 'Additional Information' })
    this.slots = page.getByRole('group', { name: 'Preferred Time' }).getByRole('radio')
    this.family = page.getByRole('switch', { name: words.family.label })
    this.slip = page.getByRole('complementary', { name: words.selectedTests })
    this.preparation = this.slip.locator('.preparation')
    this.clear = page.getByRole('button', { name: words.draft.clear })
    this.stillNeeded = page.locator('#still-needed')
    this.submit = this.form.locator('button[type=submit]')
    this.alert = page.getByRole('alert')
  }

  /** Opens the form and waits until its script is there. */
  override async open(query = '') {
    const response = await super.open(query)
    await expect(this.stillNeeded).toBeVisible()
    return response
  }

  test(name: string): Locator {
    return this.testList.getByRole('checkbox', { name, exact: true })
  }

  chip(name: string): Locator {
    return this.chips.getByRole('button', { name: words.removeTest(name), exact: true })
  }

  /** By its time alone: a slot that cannot be had has its reason behind it. */
  slot(time: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${time}`) })
  }

  /** A part of the preparation, by its heading. */
  preparationPart(heading: string | RegExp): Locator {
    return this.preparation
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: heading }) })
  }

  quickDay(name: string): Locator {
    return this.page
      .getByRole('group', { name: words.quickDays.group })
      .getByRole('button', { name })
  }

  async fill(booking: Partial<AppointmentDraft>): Promise<void> {
    for (const test of booking.tests ?? []) await this.test(test).check()
    if (booking.date !== undefined) await this.date.fill(booking.date)
    if (booking.time !== undefined) await this.slot(booking.time).check()
    if (booking.name !== undefined) await this.name.fill(booking.name)
    if (booking.phone !== undefined) await this.phone.fill(booking.phone)
    if (booking.email !== undefined) await this.email.fill(booking.email)
    if (booking.additionalInfo !== undefined) await this.additionalInfo.fill(booking.additionalInfo)
  }

  /** That everything stands in the form as it was typed. */
  async expectFilled(booking: AppointmentDraft): Promise<void> {
    const ticked = this.testList.getByRole('checkbox', { checked: true })
    await expect(ticked).toHaveCount(booking.tests.length)
    for (const test of booking.tests) await expect(this.test(test)).toBeChecked()
    await expect(this.date).toHaveValue(booking.date)
    await expect(this.slot(booking.time)).toBeChecked()
    await expect(this.name).toHaveValue(booking.name)
    await expect(this.phone).toHaveValue(booking.phone)
    await expect(this.email).toHaveValue(booking.email)
    await expect(this.additionalInfo).toHaveValue(booking.additionalInfo)
  }
}
