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

  /** Waits until the browser has been taken here with a request that is stored. */
  async arrive(): Promise<void> {
    await this.arriveAs(this.strings.title)
  }

  /** The same after an answer that was made up, so that nothing is stored. */
  async arriveUnproven(): Promise<void> {
    await this.arriveAs(this.strings.unproven.title)
  }

  private async arriveAs(title: string): Promise<void> {
    await this.page.waitForURL(`**${this.address}?**`)
    await expect(this.heading).toHaveText(title)
  }

  /** `#SID123456` as printed. */
  async readReference(): Promise<string> {
    return /#SID\d{6}/.exec((await this.reference.textContent()) ?? '')?.[0] ?? ''
  }

  /** What the link of this page carries, in its order. */
  query(): [string, string][] {
    return [...new URL(this.page.url()).searchParams]
  }
}
