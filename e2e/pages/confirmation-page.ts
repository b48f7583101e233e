import { expect, type Locator, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import type { Strings } from '../../content/strings.ts'
import type { Language } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { SitePage } from './site-page.ts'

export class ConfirmationPage extends SitePage {
  readonly reference: Locator
  readonly details: Locator
  readonly next: Locator

  private readonly strings: Strings['confirmation']

  constructor(page: Page, language: Language = 'en') {
    super(page, addressesIn[language].confirmation)
    this.strings = languagesSpoken[language].confirmation
    this.reference = this.main.getByText(/#SID\d{6}/).first()
    const { detailsHeading, unproven } = this.strings
    this.details = this.part(detailsHeading).or(this.part(unproven.detailsHeading))
    this.next = this.part(this.strings.nextHeading).getByRole('listitem')
  }

  /** Waits for the confirmation of a stored request. */
  async arrive(): Promise<void> {
    await this.arriveAs(this.strings.title)
  }

  /** Waits for the confirmation after a mocked answer, when nothing is stored. */
  async arriveUnproven(): Promise<void> {
    await this.arriveAs(this.strings.unproven.title)
  }

  private async arriveAs(title: string): Promise<void> {
    await this.page.waitForURL(`**${this.address}?**`)
    await expect(this.heading).toHaveText(title)
  }

  /** Returns the reference that the page shows, such as `#SID123456`. */
  async readReference(): Promise<string> {
    return /#SID\d{6}/.exec((await this.reference.textContent()) ?? '')?.[0] ?? ''
  }

  query(): [string, string][] {
    return [...new URL(this.page.url()).searchParams]
  }
}
