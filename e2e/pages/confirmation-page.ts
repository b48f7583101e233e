import { expect, type Locator, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import type { Words } from '../../content/words.ts'
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
    this.details = this.part(this.words.detailsHeading)
    this.next = this.part(this.words.nextHeading).getByRole('listitem')
  }

  /** Waits until the browser has been taken here. */
  async arrive(): Promise<void> {
    await this.page.waitForURL(`**${this.address}?**`)
    await expect(this.heading).toHaveText(this.words.title)
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
