import { z } from 'zod'
import type { Session } from './devtools.ts'
import { pause, probeNextPage, readIn } from './page-probe.ts'
import { longestTaskMs, startTrace, traceEnd } from './trace.ts'

/** What a page still does after its script has come, many times over. */
const settleMs = 1500

/** Of one load, in bytes on the wire (headers too) and milliseconds since it was asked for. */
export interface Load {
  readonly html: number
  readonly script: number
  readonly typeface: number
  /** Addresses of the scripts. */
  readonly scripts: readonly string[]
  readonly firstContentfulPaintMs: number
  /** The script is here; what follows is its own work. */
  readonly scriptArrivedMs: number
  /** The form tells what is still needed; missing where the script is empty. */
  readonly liveMs?: number | undefined
  /** From the script's arrival on. */
  readonly longestTaskMs: number
}

const timings = z.object({
  firstContentfulPaintMs: z.number(),
  scriptArrivedMs: z.number(),
  liveMs: z.number().optional(),
})

const readTimings = `({
  firstContentfulPaintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  scriptArrivedMs: Math.max(...performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')).map(({ responseEnd }) => responseEnd)),
  liveMs: performance.getEntriesByName('bench:live')[0]?.startTime,
})`

/** Opens an address and waits until its script has done all it does by itself. */
export async function loadPage(page: Session, address: string): Promise<Load> {
  const wire = watchWire(page)
  await probeNextPage(page)
  const trace = await startTrace(page)
  await page.send('Page.navigate', { url: address })
  await wire.scriptCame
  await pause(settleMs)
  const read = timings.parse(await readIn(page, readTimings))
  await readIn(page, `void performance.mark('${traceEnd}')`)
  const events = await trace.stop()
  return { ...wire.taken(), ...read, longestTaskMs: longestTaskMs(events, read.scriptArrivedMs) }
}

/** Opens an address without looking closer, and waits until it is quiet. */
export async function openPage(page: Session, address: string): Promise<void> {
  await probeNextPage(page)
  const loaded = Promise.withResolvers<void>()
  page.on('Page.loadEventFired', () => loaded.resolve())
  await page.send('Page.navigate', { url: address })
  await loaded.promise
  await pause(settleMs)
}

const response = z.object({
  requestId: z.string(),
  type: z.string(),
  response: z.object({ url: z.string(), status: z.number() }),
})
const finished = z.object({ requestId: z.string(), encodedDataLength: z.number() })

function watchWire(page: Session) {
  const files = new Map<string, { type: string; url: string; bytes: number }>()
  const scriptCame = Promise.withResolvers<void>()
  page.on('Network.responseReceived', (params) => {
    const { requestId, type, response: got } = response.parse(params)
    if (got.status !== 200) scriptCame.reject(new Error(`${got.url} answered ${got.status}`))
    files.set(requestId, { type, url: got.url, bytes: 0 })
  })
  page.on('Network.loadingFinished', (params) => {
    const { requestId, encodedDataLength } = finished.parse(params)
    const file = files.get(requestId)
    if (file === undefined) return
    file.bytes = encodedDataLength
    if (file.type === 'Script') scriptCame.resolve()
  })
  const ofType = (type: string) => [...files.values()].filter((file) => file.type === type)
  const bytesOf = (type: string) => ofType(type).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    scriptCame: scriptCame.promise,
    taken: () => ({
      html: bytesOf('Document'),
      script: bytesOf('Script'),
      typeface: bytesOf('Font'),
      scripts: ofType('Script').map(({ url }) => url),
    }),
  }
}
