import { expect, type Page } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import type { Language } from '../../domain/language.ts'
import { addressesIn, languageOf } from '../../site/routes.ts'
import { SitePage } from './site-page.ts'

export class ConfirmationPage extends SitePage {
  private readonly strings = languagesSpoken[languageOf(this.address)].confirmation
  readonly reference = this.main.getByText(/#SID\d{6}/).first()
  readonly details = this.part(this.strings.detailsHeading).or(
    this.part(this.strings.unproven.detailsHeading),
  )
  readonly next = this.part(this.strings.nextHeading).getByRole('listitem')

  constructor(page: Page, language: Language = 'en') {
    super(page, addressesIn[language].confirmation)
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
