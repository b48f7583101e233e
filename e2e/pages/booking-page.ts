import { expect, type Locator, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import type { Strings } from '../../content/strings.ts'
import { isTestName } from '../../domain/centre/test-catalogue.ts'
import type { Language } from '../../domain/language.ts'
import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import { addressesIn } from '../../site/routes.ts'
import { ConfirmationPage } from './confirmation-page.ts'
import { expectAccessible } from './expect-accessible.ts'
import { SitePage } from './site-page.ts'

/** The labels in the specification's words. Tests must not take them from the product's strings. */
const specified = {
  name: 'Full Name',
  phone: 'Contact Number',
  email: 'Email',
  date: 'Preferred Date',
  time: 'Preferred Time',
  additionalInfo: 'Additional Information',
}

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
  readonly times: Locator
  readonly slots: Locator
  readonly family: Locator
  readonly summary: Locator
  readonly preparation: Locator
  readonly clear: Locator
  readonly stillNeeded: Locator
  readonly submit: Locator
  readonly alert: Locator

  readonly labels: typeof specified
  private readonly language: Language
  private readonly strings: Strings

  constructor(page: Page, language: Language = 'en') {
    super(page, addressesIn[language].book)
    this.language = language
    this.strings = languagesSpoken[language]
    const { booking: strings } = this.strings
    const labels = language === 'en' ? specified : strings.labels
    this.labels = labels
    this.form = page.locator('form')
    this.testList = page.getByRole('region', { name: strings.testListName })
    this.search = page.getByRole('searchbox', { name: strings.search.label })
    this.found = page.getByRole('region', { name: this.strings.search.foundName })
    this.chips = page.getByRole('list', { name: strings.selectedTests })
    this.name = page.getByRole('textbox', { name: labels.name })
    this.phone = page.getByRole('textbox', { name: labels.phone })
    this.email = page.getByRole('textbox', { name: labels.email })
    this.date = page.getByLabel(labels.date)
    this.additionalInfo = page.getByRole('textbox', { name: labels.additionalInfo })
    this.times = page.getByRole('group', { name: labels.time })
    this.slots = this.times.getByRole('radio')
    this.family = page.getByRole('switch', { name: strings.family.label })
    this.summary = page.getByRole('complementary', { name: strings.yourRequest })
    this.preparation = this.summary.locator('.preparation')
    this.clear = page.getByRole('button', { name: strings.draft.clear })
    this.stillNeeded = page.locator('#still-needed')
    this.submit = this.summary.locator('button[type=submit]')
    this.alert = page.getByRole('alert')
  }

  /** Opens the form and waits until it is hydrated. */
  override async open(query = '') {
    const response = await super.open(query)
    await expect(this.stillNeeded).toBeVisible()
    return response
  }

  /**
   * Checks the form without header, footer and list of tests. These are the same in every state, and
   * journeys/every-page.test.ts checks them.
   */
  override async expectAccessible(): Promise<void> {
    await expectAccessible(this.page, { include: 'main', exclude: '.test-list:not(.found-tests)' })
  }

  /** The checkbox of a test, by the name in the catalogue, which the form sends. */
  test(name: string): Locator {
    return this.testList.getByRole('checkbox', { name: this.nameOf(name), exact: true })
  }

  /** The checkbox of a test among the search results. */
  foundTest(name: string): Locator {
    return this.found.getByRole('checkbox', { name: this.nameOf(name), exact: true })
  }

  chip(name: string): Locator {
    return this.chips.getByRole('button', {
      name: this.strings.booking.removeTest(this.shortName(name)),
      exact: true,
    })
  }

  /** A slot by its value, such as `8:30 AM`, which is the same in every language. */
  slot(time: string): Locator {
    return this.slots.and(this.page.locator(`[value="${time}"]`))
  }

  /** A part of the preparation, by its heading, open or not. */
  preparationPart(heading: string | RegExp): Locator {
    return this.preparation
      .locator('section')
      .filter({ has: this.page.locator('h3', { hasText: heading }) })
  }

  /** Sends the form and waits for the confirmation of the stored request. */
  async send(): Promise<ConfirmationPage> {
    await this.submit.click()
    const confirmation = new ConfirmationPage(this.page, this.language)
    await confirmation.arrive()
    return confirmation
  }

  async openPreparation(): Promise<void> {
    await this.preparation.locator('summary').click()
  }

  /** The button of a day, by the start of its name, because the rest depends on whether the day is over. */
  quickDay(name: string): Locator {
    return this.page
      .getByRole('group', { name: this.strings.booking.quickDays.group })
      .getByRole('button', { name: new RegExp(`^${name}`) })
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

  /** Expects that each field shows what was typed. */
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

  /** The test's name on the page, followed by the catalogue's name if the two differ. */
  private nameOf(test: string): string {
    const name = this.shortName(test)
    return name === test ? test : `${name} ${test}`
  }

  private shortName(test: string): string {
    return isTestName(test) ? this.strings.names.test(test) : test
  }
}

/** Returns the values of these checkboxes or radio buttons, in order. */
export async function valuesOf(fields: Locator): Promise<(string | null)[]> {
  return await fields.evaluateAll((fields) => fields.map((field) => field.getAttribute('value')))
}
