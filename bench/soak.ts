import { setTimeout as wait } from 'node:timers/promises'
import { copiesOf, judge } from '../e2e/durability/judge-storm.ts'
import { centreCommand } from '../e2e/support/centre-command.ts'
import { launchSite, type SiteProcess } from '../e2e/support/server-process.ts'
import { environmentOf } from '../e2e/support/test-server.ts'
import type { Clock } from '../fake-whatsapp/clock.ts'
import { startFakeWhatsApp } from '../fake-whatsapp/server.ts'
import { isFlat, printSigns } from './soak/print-signs.ts'
import { type ProcessMetrics, processMetrics } from './soak/process-metrics.ts'
import { drawManyPages, type Life, live } from './soak/workload.ts'
import { withFolder } from './with-folder.ts'

/** Half an hour of the server's clock in three minutes of ours. */
const seconds = 180
const times = 10

/** Of drawing pages before it. */
const busyMs = 8000

const sampleEveryMs = 2000

/** How long what is still owed may take after the last request, in ms of ours. */
const mostOwedMs = 40_000

/** Of the server's clock: a message is on the phone soon, and read later. */
const webhooks = { sentMs: 400, deliveredMs: 1500, readMs: 20_000 }

const appSecret = 'fake-app-secret'

type Print = (text: string) => void

/**
 * Half an hour of mixed load: bookings, receipts and taps, bad requests, reading, monitoring,
 * listings. Afterwards the server should use what it used before, and have no queued notices.
 */
export async function benchSoak(print: Print): Promise<boolean> {
  const sinceMs = Date.now()
  const clock = fastClock(sinceMs)
  const fake = await startFakeWhatsApp({ templates: 'any', appSecret, webhooks, clock })
  return await withFolder('bench-soak', async (folder) => {
    const environment = {
      ...environmentOf(fake.url, folder),
      METRICS_PORT: '0',
      WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'a-word',
    }
    const site = launchSite(environment, { fastClock: { times, sinceMs } })
    try {
      const url = await site.listening()
      fake.setWebhooks({ url: `${url}/api/whatsapp-webhook` })
      const centre = centreCommand(environment)
      await drawManyPages(url, busyMs)
      const watch = watchSigns(site)
      const life = await live({ url, fake, ms: seconds * 1000, list: centre.appointments })
      const signs = await watch.end()
      const owedMs = await untilNothingOwed(centre.notices)
      const verdict = judge(
        life.booked,
        await centre.appointments(),
        await centre.notices(),
        fake.messages,
      )
      const copies = [...copiesOf(fake.messages).values()]
      const extra = copies.reduce((sum, each) => sum + each - 1, 0)
      const faults = faultsOf(site)
      printLife(life, fake.webhooks.length, print)
      printSigns(signs, life.latencies, print)
      print(`nothing owed any more after ${(owedMs / 1000).toFixed(0)} s\n`)
      print(`told more than once, each after an unknown outcome: ${extra}\n`)
      print(`what must not be: ${JSON.stringify({ ...verdict, faults })}\n`)
      const isFaultless = [...Object.values(verdict), faults].every((found) =>
        Array.isArray(found) ? found.length === 0 : found === 0,
      )
      return isFaultless && isFlat(signs, life.latencies)
    } finally {
      site.kill('SIGTERM')
      await site.exited
      await fake.stop()
    }
  })
}

/**
 * The fake's clock runs as fast as the server's, so that a minute between two webhooks is one for
 * both.
 */
function fastClock(sinceMs: number): Clock {
  return {
    now: () => Math.floor(sinceMs + (Date.now() - sinceMs) * times),
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs / times)
      return () => clearTimeout(timer)
    },
  }
}

function watchSigns(site: SiteProcess) {
  const metricsUrl = String(site.lines.find(({ msg }) => msg === 'serving metrics')?.url)
  const startedMs = performance.now()
  const ended = new AbortController()
  const signs: ProcessMetrics[] = []
  const watching = (async () => {
    while (!ended.signal.aborted) {
      signs.push(await processMetrics(site.pid, metricsUrl, performance.now() - startedMs))
      await wait(sampleEveryMs)
    }
  })()
  return {
    async end() {
      ended.abort()
      await watching
      return signs
    },
  }
}

/** How long it took; throws when something is owed for too long or was given up. */
async function untilNothingOwed(
  notices: () => Promise<readonly { readonly status: string }[]>,
): Promise<number> {
  const startedMs = performance.now()
  while (performance.now() - startedMs < mostOwedMs) {
    const statuses = (await notices()).map(({ status }) => status)
    if (statuses.some((status) => status === 'failed' || status === 'abandoned'))
      throw new Error('a notice was given up')
    if (statuses.every((status) => status !== 'due' && status !== 'sending'))
      return performance.now() - startedMs
    await wait(1000)
  }
  throw new Error('something is still owed')
}

/** Errors of its log (pino's level 50 and up), and whatever it said on standard error. */
function faultsOf({ lines, complaints }: SiteProcess): string[] {
  const errors = lines.filter(({ level }) => Number(level) >= 50).map(({ msg }) => String(msg))
  return [...new Set([...errors, ...complaints])]
}

function printLife({ booked, counts }: Life, receipts: number, print: Print): void {
  const done = [...counts].map(([name, count]) => `${count} × ${name}`)
  print(`${booked.length} booked, ${receipts} webhooks of WhatsApp; ${done.join(', ')}\n`)
}
