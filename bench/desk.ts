import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { book, postFlood } from './bookings.ts'
import { figureHead, figureLine, median, type Print, percentile } from './figures.ts'
import { readEvents, startWithDesk } from './open-desk.ts'
import { startDurablePostgres, temporaryFolder, whileStarted } from './started.ts'

const bookings = 500
const desks = 3
const visibleWithinMs = 1000

/** A pause between bookings, so that each is seen by itself; the counter is read every 250 ms. */
const pauseMs = 20

/** A booking that no desk shows by then is lost. */
const patienceMs = 10_000

/**
 * From the answer of a booking to its card on the last of three open desks, on both stores; and the
 * public site under load with and without ten open desks.
 */
export async function benchDesk(print: Print): Promise<boolean> {
  const results = [await benchOpenDesks(print), await onSqlite(print), await onPostgres(print)]
  return results.every(Boolean)
}

async function onSqlite(print: Print): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-desk'))
    const server = started.use(await startWithDesk({ DATA_DIR: folder.path }))
    return await measure('SQLite, one process', server, server, print)
  })
}

async function onPostgres(print: Print): Promise<boolean> {
  return await whileStarted(async (started) => {
    const postgres = started.use(await startDurablePostgres())
    const store = { DATABASE_URL: await postgres.createDatabase() }
    const first = started.use(await startWithDesk(store))
    const last = started.use(await startWithDesk(store))
    return await measure('PostgreSQL, two processes', first, last, print)
  })
}

type Server = Awaited<ReturnType<typeof startWithDesk>>

/** @param booked Takes the bookings. @param watched Has the open desks. */
async function measure(
  name: string,
  booked: Server,
  watched: Server,
  print: Print,
): Promise<boolean> {
  const waits = await waitsOf(booked, watched)
  const at = (share: number) => percentile(waits, share)
  const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0))
  print(
    `${name}: ${waits.length} bookings, ${desks} desks, stored to visible on all, ms: ` +
      `p50 ${figures[0]}, p99 ${figures[1]}, worst ${figures[2]} (p99 ≤ ${visibleWithinMs})\n`,
  )
  return waits.length === bookings && at(0.99) <= visibleWithinMs
}

/** Of each booking that every desk showed, how long until the last did. */
async function waitsOf(booked: Server, { deskPort, enter }: Server): Promise<number[]> {
  const abort = new AbortController()
  const seen: Map<string, number>[] = []
  for (let number = 0; number < desks; number++)
    seen.push(follow(deskPort, await enter(`Desk ${number}`), abort.signal))
  await wait(1000)
  const stored = new Map<string, number>()
  for (let number = 0; number < bookings; number++) {
    stored.set(await book(booked.url), performance.now())
    await wait(pauseMs)
  }
  const deadline = performance.now() + patienceMs
  const isShown = (reference: string) => seen.every((desk) => desk.has(reference))
  while (![...stored.keys()].every(isShown) && performance.now() < deadline) await wait(50)
  abort.abort()
  return Array.from(stored).flatMap(([reference, atMs]) =>
    isShown(reference) ? Math.max(...seen.map((desk) => desk.get(reference) ?? 0)) - atMs : [],
  )
}

/** When each reference was first on the board that was sent. */
function follow(port: number, cookie: string, signal: AbortSignal): Map<string, number> {
  const seen = new Map<string, number>()
  const decoder = new TextDecoder()
  let text = ''
  readEvents(port, cookie, signal, (bytes) => {
    text += decoder.decode(bytes, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      for (const [reference] of event.matchAll(/#SID\d{6}/g)) {
        if (!seen.has(reference)) seen.set(reference, performance.now())
      }
    }
  })
  return seen
}

const openDesks = 10
const rounds = 5
const roundSeconds = 3
/** Far more than any centre has; each reaches every desk. */
const bookingsPerSecond = 5

/**
 * The public site under load with and without ten open desks, turn by turn, so that a machine that
 * slows down slows both.
 */
async function benchOpenDesks(print: Print): Promise<boolean> {
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
