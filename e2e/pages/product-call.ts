import type { Page, Request, Route } from '@playwright/test'
import { hold } from './held-script.ts'

const address = '/api/send-whatsapp'

/** The types of requests that load a page. */
const pageLoadTypes = ['document', 'script', 'font', 'image', 'other']

/** Records all later requests, to any address, except those that load a page. Oldest first. */
export function recordCalls(page: Page): readonly Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    const isLoading = request.method() === 'GET' && pageLoadTypes.includes(request.resourceType())
    if (!isLoading) calls.push(request)
  })
  return calls
}

type CallAnswer = NonNullable<Parameters<Route['fulfill']>[0]>

/** Answers the page's call in the server's place. */
export async function answerCall(page: Page, answer: CallAnswer): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill(answer))
}

/** Breaks the connection of the call before an answer comes. */
export async function cutCall(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) => route.abort('connectionreset'))
}

/** Lets the call reach the server again, over the network too. */
export async function healCall(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.unroute(`**${address}`)
}

/** Delays the call until `letGo` is called. */
export async function holdCall(page: Page) {
  return await hold(page, `**${address}`)
}
