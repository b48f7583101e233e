import type { Page } from '@playwright/test'

/** Removes what Chrome 91, Firefox 90 or Safari 15 lack and a page might use. */
export async function asInOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [Array.prototype, ['at', 'findLast', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [Object, ['groupBy', 'hasOwn']],
      [Map, ['groupBy']],
      [AbortSignal, ['any', 'timeout']],
      [Crypto.prototype, ['randomUUID']],
      [HTMLFormElement.prototype, ['requestSubmit']],
      [Navigator.prototype, ['userActivation']],
    ]
    for (const [owner, names] of lacking)
      for (const name of names) Reflect.deleteProperty(owner, name)
  })
}
