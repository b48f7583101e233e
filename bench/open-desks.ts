import autocannon from 'autocannon'
import { postFlood } from './bookings.ts'
import { figureHead, figureLine, median, type Print } from './figures.ts'
import { readEvents, startWithDesk } from './open-desk.ts'
import { temporaryFolder, whileStarted } from './started.ts'

const openDesks = 10
const rounds = 5
const roundSeconds = 3
/** Far more than any centre has; each reaches every desk. */
const bookingsPerSecond = 5

/**
 * The public site under load with and without ten open desks, turn by turn, so that a machine that
 * slows down slows both.
 */
export async function benchOpenDesks(print: Print): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-desks'))
    const server = started.use(await startWithDesk({ DATA_DIR: folder.path }))
    const cookies: string[] = []
    for (let number = 0; number < openDesks; number++)
      cookies.push(await server.enter(`Desk ${number}`))
    await load(server.url)
    const without: Load[] = []
    const beside: Load[] = []
    for (let round = 0; round < rounds; round++) {
      without.push(await load(server.url))
      const abort = new AbortController()
      for (const cookie of cookies) readEvents(server.deskPort, cookie, abort.signal, () => {})
      beside.push(await load(server.url))
      abort.abort()
    }
    return compare(without, beside, print)
  })
}

interface Load {
  readonly perSecond: number
  readonly p99Ms: number
}

/** A page asked for by a saturating client, while bookings come that every desk is sent. */
async function load(url: string): Promise<Load> {
  const [pages] = await Promise.all([
    autocannon({
      ...{ url, connections: 32, duration: roundSeconds },
      headers: { 'accept-encoding': 'br' },
    }),
    postFlood(url, { connections: 1, seconds: roundSeconds, rate: bookingsPerSecond }),
  ])
  if (pages.non2xx > 0 || pages.errors > 0) throw new Error('not every page was answered')
  return { perSecond: pages.requests.average, p99Ms: pages.latency.p99 }
}

/** Within a tenth of the median without desks, or within the spread without. */
function compare(without: readonly Load[], beside: readonly Load[], print: Print): boolean {
  const column = (loads: readonly Load[], name: keyof Load) => loads.map((each) => each[name])
  print(figureHead)
  for (const name of ['perSecond', 'p99Ms'] as const) {
    const what = name === 'perSecond' ? 'pages/s' : 'p99 of a page, ms'
    print(figureLine(`${what}, no desk open`, column(without, name), 1))
    print(figureLine(`${what}, ${openDesks} desks open`, column(beside, name), 1))
  }
  const [rates, waits] = [column(without, 'perSecond'), column(without, 'p99Ms')]
  const leastRate = Math.min(0.9 * median(rates), ...rates)
  const longestWait = Math.max(1.1 * median(waits), ...waits)
  return (
    median(column(beside, 'perSecond')) >= leastRate &&
    median(column(beside, 'p99Ms')) <= longestWait
  )
}
