import type { Page, Request } from '@playwright/test'
import { languages } from '../../domain/language.ts'
import { addressesIn, languageOf } from '../../site/routes.ts'
import { allPages, notFoundComplaint } from '../pages/all-pages.ts'
import { everyAnswer } from '../support/every-answer.ts'
import { expect, test } from '../support/test.ts'
import { askOnWire } from '../support/wire.ts'

/** Ten packets of 1,460 bytes: what a server may send before it must wait for the client. */
const firstRoundTripBytes = 14_600
const bookingPageBytes = 90_000
const typefaceBytes = { en: 30_000, hi: 70_000 } as const

test.use({ expectedComplaint: notFoundComplaint })

for (const { name, address, status, ...question } of everyAnswer) {
  test(`${name} · is compressed into ${firstRoundTripBytes} bytes`, async ({ testServer }) => {
    const answer = await askOnWire(testServer.url + address, question)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    expect(answer.body.length).toBeLessThanOrEqual(firstRoundTripBytes)
  })
}

for (const { name, address } of allPages) {
  const mostBytes = typefaceBytes[languageOf(address)]
  test(`${name} · paints after at most ${firstRoundTripBytes} bytes, its typeface has at most ${mostBytes}`, async ({
    page,
  }) => {
    const fonts = (await loadedBytes(page, address)).filter(({ isTypeface }) => isTypeface)
    expect(fonts).not.toHaveLength(0)
    expect(sumOf(fonts)).toBeLessThanOrEqual(mostBytes)
    expect(await bytesBeforeFirstPaint(page)).toBeLessThanOrEqual(firstRoundTripBytes)
  })
}

for (const language of languages) {
  const { book } = addressesIn[language]

  test(`${book} · loads no more than ${bookingPageBytes} bytes beside the typeface`, async ({
    page,
  }) => {
    const loaded = await loadedBytes(page, book)
    const rest = loaded.filter(({ isTypeface }) => !isTypeface)
    expect(rest.length).toBeGreaterThanOrEqual(2)
    expect(sumOf(rest)).toBeLessThanOrEqual(bookingPageBytes)
  })

  test(`${book} · no element asks for the script, which so never races the first paint`, async ({
    request,
  }) => {
    const html = await (await request.get(book)).text()
    expect(html).not.toMatch(/<script[^>]* src=/)
    expect(html).not.toMatch(/<link[^>]*preload[^>]*script/)
  })
}

/** The document, and whatever Chromium itself held the first paint back for. */
async function bytesBeforeFirstPaint(page: Page): Promise<number> {
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

interface Loaded {
  readonly bytes: number
  readonly isTypeface: boolean
}

/** Everything a page asks for until the network is quiet, in bytes of body on the wire. */
async function loadedBytes(page: Page, address: string): Promise<Loaded[]> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  const fromServer = finished.filter((request) => request.url().startsWith('http'))
  return await Promise.all(
    fromServer.map(async (request) => ({
      bytes: (await request.sizes()).responseBodySize,
      isTypeface: request.resourceType() === 'font',
    })),
  )
}

function sumOf(loaded: readonly Loaded[]): number {
  return loaded.reduce((sum, { bytes }) => sum + bytes, 0)
}
