import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import { languageOf } from '../../site/routes.ts'
import { expectAccessible } from './expect-accessible.ts'

/** Returns by how many CSS pixels a page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
}

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

  async open(query = ''): Promise<Response | null> {
    return await this.page.goto(this.address + query)
  }

  /** A part of the page, by its heading. */
  part(heading: string): Locator {
    return this.main
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: heading, exact: true }) })
  }

  /** Returns how many CSS pixels the page is scrolled down. */
  async scrolledBy(): Promise<number> {
    return await this.page.evaluate(() => Math.round(scrollY))
  }

  async expectAccessible(): Promise<void> {
    await expectAccessible(this.page)
  }

  async scrollToEnd(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }
}

/** Reflow (WCAG 1.4.10): the width of a window of 1280 px at a zoom of 400 %. */
const reflowWidth = 320

/** Text at 200 % (WCAG 1.4.4): a phone, a tablet, a desktop. */
const widthsOfLargeText = [360, 768, 1280]

/** A word of at most this many characters fits on a line of any phone with text at 200 %. */
const shortWord = 10

/**
 * Expects that nothing is wider than the window at 320 px, and with text at 200 %. It also expects that no
 * short word is broken, because nobody could read out a reference that fills five lines. Leaves the text large.
 */
export async function expectFitsEveryWidth(site: SitePage): Promise<void> {
  const expectFits = async (width: number) => {
    await site.page.setViewportSize({ width, height: 740 })
    expect(await overflowOf(site.page), `${width} px`).toBe(0)
    expect(await site.main.evaluate(brokenWords, shortWord), `${width} px`).toEqual([])
  }
  await expectFits(reflowWidth)
  await site.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of widthsOfLargeText) await expectFits(width)
}

/** Returns the words of at most `longest` characters that are broken over several lines, except in tables. */
function brokenWords(root: Element, longest: number): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.parentElement?.closest('table')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      if (word.length > longest || /[-–]/.test(word)) continue
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}
