import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA whole, and axe's own practices, such as everything standing in a landmark. */
const byDay = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

/** The dark scheme changes colours and nothing else. */
const byNight = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** No finding of axe in the state the page is in, neither by day nor by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, runOnly] of [
    ['dark', byNight],
    ['light', byDay],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findings(page, runOnly), `axe, ${colorScheme}`).toEqual([])
  }
}

async function findings(page: Page, runOnly: typeof byDay | typeof byNight): Promise<string[]> {
  // Legacy mode opens no page of its own for frames, of which the site has none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe
    .options({ runOnly: { type: runOnly.type, values: [...runOnly.values] } })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

const seen = new Set<string>()

/** The same for a page just opened, once in each worker: its second opening shows nothing new. */
export async function expectAccessibleOnce(page: Page): Promise<void> {
  const opened = `${page.url()} ${page.viewportSize()?.width}`
  if (seen.has(opened)) return
  await expectAccessible(page)
  seen.add(opened)
}
