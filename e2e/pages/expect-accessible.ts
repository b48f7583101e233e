import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOnly, RunOptions, SerialContextObject } from 'axe-core'

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 AA, and axe's best practices, such as content in landmarks. */
const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** The rules to check in the dark scheme, which changes only colours. */
const inDark: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/**
 * By default axe first parses every style sheet, which takes half of its time. Only the rule `css-orientation-lock`
 * reads the sheets. That rule is experimental, so it is not among the rules above.
 */
const preload = { assets: ['media'] }

/** What to check, if axe has checked the rest of the page in another state. */
export type PartOfPage = SerialContextObject

const wholePage: PartOfPage = { include: 'html' }

/** Expects that axe finds nothing in this part of the page as it is, in either colour scheme. */
export async function expectAccessible(page: Page, part: PartOfPage): Promise<void> {
  await expectNoFindings(page, 'dark', part, inDark)
  await expectNoFindings(page, 'light', part, everyRule)
}

/** Two combinations suffice, because widths do not change colours and schemes do not change layouts. */
const phoneAndWindow = [
  { size: { width: 360, height: 740 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 720 }, colorScheme: 'light' },
] as const

/**
 * Expects that axe finds nothing by any rule on a phone in the dark and in a window in the light scheme, and that
 * nothing is wider than either.
 *
 * @param alsoInEach What else to expect in each size.
 */
export async function expectAccessibleInEachSize(
  page: Page,
  part: PartOfPage = wholePage,
  alsoInEach = async () => {},
): Promise<void> {
  for (const { size, colorScheme } of phoneAndWindow) {
    await page.setViewportSize(size)
    await expectNoFindings(page, colorScheme, part, everyRule)
    expect(await overflowOf(page), 'wider than the window').toBe(0)
    await alsoInEach()
  }
}

/** Returns by how many CSS pixels a page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
}

async function expectNoFindings(
  page: Page,
  colorScheme: 'dark' | 'light',
  part: PartOfPage,
  runOnly: RunOnly,
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  expect(await findings(page, part, runOnly), `axe, ${colorScheme}`).toEqual([])
}

/**
 * Runs axe in the page itself. The package of axe for Playwright takes twice as long. It sends the
 * script for each run and returns every element that passed.
 */
async function findings(page: Page, part: PartOfPage, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload }
  const { violations } = await page.evaluate<AxeResults, [PartOfPage, RunOptions]>(
    (given) => Reflect.get(globalThis, 'axe').run(...given),
    [part, options],
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}
