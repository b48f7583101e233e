import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { languagesSpoken } from '../../content/languages.ts'
import { languageOf } from '../../site/routes.ts'
import { expectAccessible, overflowOf, type PartOfPage } from './expect-accessible.ts'

/** Sets the size of the page's text, as `130%`. An empty text restores the usual size. */
export async function setTextSize({ page }: SitePage, size: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)
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

  part(heading: string): Locator {
    return this.main
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: heading, exact: true }) })
  }

  /** Returns how many CSS pixels the page is scrolled down. */
  async scrolledBy(): Promise<number> {
    return await this.page.evaluate(() => Math.round(scrollY))
  }

  /** Checks the page, by default without header and footer, which journeys/every-page.test.ts checks. */
  async expectAccessible(part: PartOfPage = { include: 'main' }): Promise<void> {
    await expectAccessible(this.page, part)
  }

  async scrollToEnd(): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }
}

/** Reflow (WCAG 1.4.10): the width of a window of 1280 px at a zoom of 400 %. */
const reflowWidth = 320

/** Text at 200 % (WCAG 1.4.4): a phone, a tablet, a desktop. */
const widthsOfLargeText = [360, 768, 1280]

/** A word without hyphens of at most ten characters fits on a line of any phone with text at 200 %. */
const shortWord = String.raw`(?<!\S)[^\s–-]{1,10}(?!\S)`

/** How large people with weak eyes set the text of a phone, where a word may need several lines. */
const largestText = { size: '400%', width: 360 } as const

/**
 * Expects that nothing is wider than the window at 320 px, and with text at 200 % and 400 %. It also expects that
 * up to 200 % no short word is broken, because nobody could read out a reference that fills five lines. Leaves
 * the text large.
 */
export async function expectFitsEveryWidth(site: SitePage): Promise<void> {
  const expectFits = async (width: number) => {
    await site.page.setViewportSize({ width, height: 740 })
    expect(await overflowOf(site.page), `${width} px`).toBe(0)
    const words = await site.page.locator('body').evaluate(brokenTexts, shortWord)
    expect(words, `${width} px`).toEqual([])
  }
  await expectFits(reflowWidth)
  await setTextSize(site, '200%')
  for (const width of widthsOfLargeText) await expectFits(width)
  await setTextSize(site, largestText.size)
  await site.page.setViewportSize({ width: largestText.width, height: 740 })
  expect(await overflowOf(site.page), 'text at 400 %').toBe(0)
  expect(await site.page.locator('body').evaluate(cutTexts), 'text at 400 %').toEqual([])
  for (const bar of await site.page.locator('.thumb').all())
    expect(await bar.evaluate(brokenTexts, String.raw`\S+`), 'the bar at 400 %').toEqual([])
}

/** Returns the texts that the window or a box cuts off at a side, except where the box scrolls. */
function cutTexts(root: Element): string[] {
  const isCut = (rect: DOMRect, within: Element | null): boolean => {
    const { left, right } = rect
    if (within === null) return left < -1 || right > innerWidth + 1
    const { clipPath, overflowX } = getComputedStyle(within)
    // Only a screen reader reads a text with a clip path.
    if (clipPath !== 'none' || overflowX === 'auto') return false
    const box = within.getBoundingClientRect()
    const isBeyond = left < box.left - 1 || right > box.right + 1
    return (isBeyond && overflowX !== 'visible') || isCut(rect, within.parentElement)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const cut: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text.parentElement?.closest('svg')) continue
    range.selectNodeContents(text)
    const rects = Array.from(range.getClientRects())
    if (rects.some((rect) => isCut(rect, text.parentElement))) cut.push(text.nodeValue ?? '')
  }
  return cut
}

/** A large screen, a desktop, a tablet and phones. The last is the width that `expectFitsEveryWidth` begins with. */
const usualWidths = [1920, 1280, 768, 390, 360, reflowWidth]

/** A phone number, a clock time, a date, a claim such as "1000+", or the word that a hyphen would break. */
const plainFigures = String.raw`\+\d[\d\s]+\d|\d{1,2}:\d\d\s[AP]M|\b\d{1,2}\s[^\s\d,]+\s\d{4}|\d+\+|X-Ray`

/** A number and its unit: the promise of a call, a fast, a time without minutes. */
const figuresWithUnit = String.raw`(?:\d+–)?\d+ (?:hours|minutes|days|metres|AM|PM|घंटे|मिनट|दिन|मीटर|बजे)(?!\p{L})`

/** Expects that no line ends within a figure, or between a figure and its unit, at any usual width. */
export async function expectWholeFigures({ page }: SitePage): Promise<void> {
  const figures = `${plainFigures}|${figuresWithUnit}`
  for (const width of usualWidths) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.locator('body').evaluate(brokenTexts, figures), `${width} px`).toEqual([])
  }
}

/** Returns the texts of this pattern that are broken over several lines, except in tables. */
function brokenTexts(root: Element, pattern: string): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const range = document.createRange()
  const isBroken = () =>
    new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
  while (walker.nextNode()) {
    const text = walker.currentNode
    const words = [...(text.nodeValue ?? '').matchAll(new RegExp(pattern, 'gu'))]
    if (words.length === 0 || text.parentElement?.closest('table')) continue
    range.selectNodeContents(text)
    if (!isBroken()) continue
    for (const { 0: word, index } of words) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (isBroken()) broken.push(word)
    }
  }
  return broken
}
