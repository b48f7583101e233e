import { expect, type Locator, type Page } from '@playwright/test'
import { confirmation as words } from '../../content/en/confirmation.ts'
import { SitePage } from './site-page.ts'

export class ConfirmationPage extends SitePage {
  readonly reference: Locator
  readonly details: Locator
  readonly next: Locator

  constructor(page: Page) {
    super(page, '/appointment-confirmation')
    this.reference = this.main.getByText(/#SID\d{6}/).first()
    this.details = this.part(words.detailsHeading)
    this.next = this.part(words.nextHeading).getByRole('listitem')
  }

  /** Waits until the browser has been taken here. */
  async arrive(): Promise<void> {
    await this.page.waitForURL(`**${this.address}?**`)
    await expect(this.heading).toHaveText(words.title)
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
