import type { Page } from '@playwright/test'

interface Held {
  letGo(): void
}

/** Delays the page's script until `letGo` is called, as a slow network does. */
export async function holdScript(page: Page): Promise<Held> {
  return await hold(page, '**/assets/*.js')
}

/** Delays requests to these addresses until `letGo` is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { letGo: () => gate.resolve() }
}
