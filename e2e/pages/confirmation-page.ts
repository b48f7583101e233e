import { expect, type Locator, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import type { Words } from '../../content/strings.ts'
import type { Language } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { SitePage } from './site-page.ts'

export class ConfirmationPage extends SitePage {
  readonly reference: Locator
  readonly details: Locator
  readonly next: Locator

  private readonly words: Words['confirmation']

  constructor(page: Page, language: Language = 'en') {
    super(page, addressesIn[language].confirmation)
    this.words = languagesSpoken[language].confirmation
    this.reference = this.main.getByText(/#SID\d{6}/).first()
    const { detailsHeading, unproven } = this.words
    this.details = this.part(detailsHeading).or(this.part(unproven.detailsHeading))
    this.next = this.part(this.words.nextHeading).getByRole('listitem')
  }

  /** Waits until the browser has been taken here with a request that is stored. */
  async arrive(): Promise<void> {
    await this.arriveAs(this.words.title)
  }

  /** The same after an answer that was made up, so that nothing is stored. */
  async arriveUnproven(): Promise<void> {
    await this.arriveAs(this.words.unproven.title)
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
