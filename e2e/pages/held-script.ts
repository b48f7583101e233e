import type { Page } from '@playwright/test'

/** Delays the page's script, as a slow network does, until released. */
export async function holdScript(page: Page): Promise<{ letGo(): void }> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letGo: () => gate.resolve() }
}
