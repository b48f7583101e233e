import type { Page, Request } from '@playwright/test'

/** Ten packets of 1,460 bytes: what a server may send before it must wait for the client. */
export const firstRoundTripBytes = 14_600

/** Opens a page, waits until the network is idle, and counts the bytes on the wire. */
export async function loadPage(page: Page, address: string) {
  const finished: Request[] = []
  const isTypeface = (request: Request) => request.resourceType() === 'font'
  page.on('requestfinished', (request) => finished.push(request))
  // Waits for the typeface too. A page asks for it at its first layout, which may come after `networkidle`.
  const typeface = page.waitForEvent('requestfinished', isTypeface)
  await page.goto(address, { waitUntil: 'networkidle' })
  await typeface
  const fromServer = finished.filter((request) => request.url().startsWith('http'))
  const answer = await finished.find((each) => each.isNavigationRequest())?.sizes()
  const bytesOf = async (requests: readonly Request[]) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  return {
    /** With its headers. */
    page: (answer?.responseHeadersSize ?? 0) + (answer?.responseBodySize ?? 0),
    typefaces: await bytesOf(fromServer.filter(isTypeface)),
    rest: await bytesOf(fromServer.filter((request) => !isTypeface(request))),
    scriptCount: fromServer.filter((request) => request.resourceType() === 'script').length,
  }
}

/** Returns the bytes of the document and of everything that Chromium reports as render-blocking. */
export async function bytesBeforeFirstPaint(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const documents = performance.getEntriesByType('navigation')
    const blocking = performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    return [...documents, ...blocking].reduce(
      (sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'),
      0,
    )
  })
}
