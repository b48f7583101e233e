import { expect, type Page, type Route } from '@playwright/test'

/**
 * Routes the acts of the desk. The page is loaded again: what a loaded page asks for in the next moments
 * may still go past a new route.
 */
export async function routeActs(
  page: Page,
  handle: (route: Route) => Promise<void>,
  address = '**/acts',
): Promise<void> {
  await page.route(address, handle)
  await page.reload()
  await expect(page.getByText(/, connected$/)).toBeVisible()
}
