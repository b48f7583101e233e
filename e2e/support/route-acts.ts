import { expect, type Page, type Route } from '@playwright/test'

/**
 * Passes each act that the desk's page posts to `handle`. It reloads the page, because the requests of a page
 * that is already loaded may bypass a new route.
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

/** Lets the server process a post, but drops the answer. Returns the answer's status. */
export async function loseAnswer(route: Route): Promise<number> {
  // The server refuses a post without this header, which the browser itself would add.
  const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
  const answer = await route.fetch({ headers })
  await route.abort()
  return answer.status()
}
