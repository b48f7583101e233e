import type { Page } from '@playwright/test'

/** Keeps the page's script on its way, as a slow network does, until it is let go. */
export async function holdScript(page: Page): Promise<{ letGo(): void }> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letGo: () => gate.resolve() }
}
