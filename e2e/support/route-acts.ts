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

/** Lets the server take what was posted, and loses the answer; its status. */
export async function loseAnswer(route: Route): Promise<number> {
  // Without the header that a browser adds itself, the server refuses the post.
  const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
  const answer = await route.fetch({ headers })
  await route.abort()
  return answer.status()
}
