import type { Locator, Page, Response } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import { languageOf } from '../../site/routes.ts'
import { expectAccessible, expectAccessibleOnce } from './expect-accessible.ts'

/** How far a page is wider than its window, in CSS pixels; 0 when nothing sticks out. */
export async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
}

/** What every page has; each kind of page adds its own. */
export class SitePage {
  readonly page: Page
  readonly address: string
  readonly main: Locator
  readonly heading: Locator
  readonly header: Locator
  readonly navigation: Locator
  readonly footer: Locator

  constructor(page: Page, address: string) {
    this.page = page
    this.address = address
    this.main = page.getByRole('main')
    this.heading = page.getByRole('heading', { level: 1 })
    this.header = page.getByRole('banner')
    this.navigation = this.header.getByRole('navigation', {
      name: languagesSpoken[languageOf(address)].shell.mainNavigation,
    })
    this.footer = page.getByRole('contentinfo')
  }

  /** Opens the page, and has axe look at it. */
  async open(query = ''): Promise<Response | null> {
    const response = await this.page.goto(this.address + query)
    await expectAccessibleOnce(this.page)
    return response
  }

  /** A part of the page, by its heading. */
  part(heading: string): Locator {
    return this.main
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: heading, exact: true }) })
  }

  /** How far down the page is scrolled, in CSS pixels. */
  async scrolledBy(): Promise<number> {
    return await this.page.evaluate(() => Math.round(scrollY))
  }

  /** How far the page is wider than its window, in CSS pixels; 0 when nothing sticks out. */
  async overflow(): Promise<number> {
    return await overflowOf(this.page)
  }

  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page)
  }

  async scrollToEnd(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }
}
