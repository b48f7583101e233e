import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { askOnWire } from '../test/support/wire.ts'
import { figureHead, figureLine, median, print, ratios } from './figures.ts'
import { startProgram, startServer, temporaryFolder, whileStarted } from './started.ts'

const rounds = 7
const roundSeconds = 3
const connections = 32
const leastRatio = 0.6

/**
 * Measures how many requests for a cached page one process answers. It is compared with a bare Node server
 * that sends the same bytes and headers. Rounds alternate, so that a machine that slows down slows both.
 */
export async function benchPages(): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-pages'))
    const site = started.use(await startServer({ DATA_DIR: join(folder.path, 'data') }))
    const page = await fetchRaw(site.url)
    if (page.headers['content-encoding'] !== 'br') throw new Error('the page is not compressed')
    const bodyFile = join(folder.path, 'body')
    await writeFile(bodyFile, page.body)
    const headers = JSON.stringify(page.headers)
    const bare = started.use(await startProgram(['bench/bare-server.ts', bodyFile, headers]))
    const bareAnswer = await fetchRaw(bare.url)
    if (!bareAnswer.body.equals(page.body)) throw new Error('the bare server answers other bytes')
    return await compare(site.url, bare.url)
  })
}

async function compare(siteUrl: string, bareUrl: string) {
  const site: number[] = []
  const bare: number[] = []
  await requestsPerSecond(siteUrl)
  await requestsPerSecond(bareUrl)
  for (let round = 0; round < rounds; round++) {
    site.push(await requestsPerSecond(siteUrl))
    bare.push(await requestsPerSecond(bareUrl))
  }
  const toBare = ratios(site, bare)
  print(figureHead)
  print(figureLine('cached page, requests/s', site))
  print(figureLine('bare node:http, same bytes, requests/s', bare))
  print(figureLine(`ratio (must be ≥ ${leastRatio})`, toBare, 2))
  return median(toBare) >= leastRatio
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: roundSeconds,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('not every answer was OK')
  return result.requests.average
}

async function fetchRaw(url: string) {
  const { headers, body } = await askOnWire(url, { headers: { 'accept-encoding': 'br' } })
  const ours = Object.entries(headers).filter(([name]) => !hopHeaders.has(name))
  return { body, headers: Object.fromEntries(ours) }
}

const hopHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date'])
