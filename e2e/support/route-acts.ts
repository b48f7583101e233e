import { type APIResponse, expect, type Page, type Route } from '@playwright/test'
import { z } from 'zod'

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
  const answer = await postAsBrowser(route)
  await route.abort()
  return answer.status()
}

/** Lets the server process each post to the address, and delays the answers until `letGo` is called. */
export async function holdAnswers(page: Page, address: string): Promise<{ letGo(): void }> {
  const gate = Promise.withResolvers<void>()
  const answer = async (route: Route) => {
    const response = await postAsBrowser(route)
    await gate.promise
    await route.fulfill({ response })
  }
  await routeActs(page, answer, address)
  return { letGo: () => gate.resolve() }
}

async function postAsBrowser(route: Route): Promise<APIResponse> {
  // The server refuses a post without this header, which the browser itself would add.
  const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
  return await route.fetch({ headers })
}

/** Posts an act without the page's code, as another device does. */
export async function postBeside(page: Page, address: string, fields: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin }
  const data = { ...fields, id: crypto.randomUUID() }
  expect((await page.request.post(address, { data, headers })).ok()).toBe(true)
}

/** Posts an act on the visit of a patient who is on the board. */
export async function actBeside(page: Page, patient: string | null, fields: object): Promise<void> {
  const { origin } = new URL(page.url())
  const { cards } = boardOf.parse(await (await page.request.get(`${origin}/board.json`)).json())
  const visit = cards.find(({ name }) => name === patient)?.visit
  await postBeside(page, `${origin}/acts`, { ...fields, visit })
}

const boardOf = z.object({ cards: z.array(z.object({ name: z.string(), visit: z.number() })) })
