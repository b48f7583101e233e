import { expect, type Locator, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import { isTestName } from '../../domain/centre/test-catalogue.ts'
import type { Language } from '../../domain/language.ts'
import type { AppointmentDraft } from '../../domain/request/appointment-request.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { clockTime, shortDate } from '../../domain/time/spoken-time.ts'
import { addressesIn, languageOf } from '../../site/routes.ts'
import { ConfirmationPage } from './confirmation-page.ts'
import type { PartOfPage } from './expect-accessible.ts'
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

const changingParts: PartOfPage = {
  include: 'main',
  exclude: ['.test-list:not(.found-tests)', '.slots'],
}

export class BookingPage extends SitePage {
  private readonly language = languageOf(this.address)
  private readonly strings = languagesSpoken[this.language]
  private readonly words = this.strings.booking
  readonly labels = this.language === 'en' ? specified : this.words.labels
  readonly form = this.page.locator('form')
  readonly testList = this.page.getByRole('region', { name: this.words.testListName })
  readonly search = this.page.getByRole('searchbox', { name: this.words.search.label })
  readonly found = this.page.getByRole('region', { name: this.strings.search.foundName })
  readonly chips = this.page.getByRole('list', { name: this.words.selectedTests })
  readonly name = this.page.getByRole('textbox', { name: this.labels.name })
  readonly phone = this.page.getByRole('textbox', { name: this.labels.phone })
  readonly email = this.page.getByRole('textbox', { name: this.labels.email })
  readonly date = this.page.getByLabel(this.labels.date)
  readonly additionalInfo = this.page.getByRole('textbox', { name: this.labels.additionalInfo })
  readonly times = this.page.getByRole('group', { name: this.labels.time })
  readonly slots = this.times.getByRole('radio')
  readonly family = this.page.getByRole('switch', { name: this.words.family.label })
  readonly summary = this.page.getByRole('complementary', { name: this.words.yourRequest })
  readonly preparation = this.summary.locator('.preparation')
  readonly clear = this.page.getByRole('button', { name: this.words.draft.clear })
  readonly stillNeeded = this.page.locator('#still-needed')
  readonly submit = this.summary.locator('button[type=submit]')
  readonly alert = this.page.getByRole('alert')

  constructor(page: Page, language: Language = 'en') {
    super(page, addressesIn[language].book)
  }

  /** Opens the form and waits until it is hydrated. */
  override async open(query = '') {
    const response = await super.open(query)
    await expect(this.stillNeeded).toBeVisible()
    return response
  }

  /**
   * Checks the form without its lists of tests and times. The tests are the same in every state, and
   * journeys/every-page.test.ts checks them. The tests of the times check every kind of time.
   */
  override async expectAccessible(part: PartOfPage = changingParts): Promise<void> {
    await super.expectAccessible(part)
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
      name: this.words.removeTest(this.shortName(name)),
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
      .getByRole('group', { name: this.words.quickDays.group })
      .getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** The button that takes an offered time, in minutes since midnight. */
  offer(date: CalendarDate, minutes: number): Locator {
    const { calendar } = this.strings
    const name = this.words.urgent.take(shortDate(date, calendar), clockTime(minutes, calendar))
    return this.page.getByRole('button', { name })
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
