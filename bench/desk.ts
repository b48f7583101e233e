import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { addDays, delhiDate } from '../domain/time/delhi-time.ts'
import { timeSlots } from '../domain/time/time-slots.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { book } from './bookings.ts'
import { percentile, print } from './figures.ts'
import { staysFlat } from './growth.ts'
import { readEvents, startWithDesk } from './open-desk.ts'
import { startDurablePostgres, temporaryFolder, whileStarted } from './started.ts'

const bookings = 500
const desks = 3
const visibleWithinMs = 500

/** The pause between bookings. Without it, one look at the store's change counter would show several at once. */
const pauseMs = 20

/** A booking that the desks do not show within this time counts as lost. */
const patienceMs = 10_000

/**
 * Measures the time from the answer of a booking to its card on the last of three open desks. Also measures the
 * queries of visitors, the worker and the desk in a small and a large store. Does both on SQLite and PostgreSQL.
 */
export async function benchDesk(): Promise<boolean> {
  const results = [await onSqlite(), await onPostgres()]
  return results.every(Boolean)
}

async function onSqlite(): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-desk'))
    const open = async (size: number) => openSqlite(`${folder.path}/${size}`)
    const isFlat = await staysFlat('SQLite', open)
    const server = started.use(await startWithDesk({ DATA_DIR: folder.path }))
    const isSeen = await measure('SQLite, one process', server, server)
    const full = started.use(await temporaryFolder('bench-crowd'))
    const crowded = started.use(await startWithDesk({ DATA_DIR: full.path }))
    return (await measureFullDay(crowded)) && isSeen && isFlat
  })
}

async function onPostgres(): Promise<boolean> {
  return await whileStarted(async (started) => {
    const postgres = started.use(await startDurablePostgres())
    const open = async () => openPostgres(await postgres.createDatabase(), { warn: () => {} }).db
    const isFlat = await staysFlat('PostgreSQL', open)
    const store = { DATABASE_URL: await postgres.createDatabase() }
    const first = started.use(await startWithDesk(store))
    const last = started.use(await startWithDesk(store))
    return (await measure('PostgreSQL, two processes', first, last)) && isFlat
  })
}

type BenchServer = Awaited<ReturnType<typeof startWithDesk>>

/** @param booked The server that takes the bookings. @param watched The server of the open desks. */
async function measure(name: string, booked: BenchServer, watched: BenchServer): Promise<boolean> {
  const waits = await waitsOf(booked, watched)
  const at = (share: number) => percentile(waits, share)
  const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0))
  print(
    `${name}: ${waits.length} bookings, ${desks} desks, stored to visible on all, ms: ` +
      `p50 ${figures[0]}, p99 ${figures[1]}, worst ${figures[2]} (p99 ≤ ${visibleWithinMs})\n`,
  )
  return waits.length === bookings && at(0.99) <= visibleWithinMs
}

/** Returns, for each booking that every desk showed, how many ms the last desk took to show it. */
async function waitsOf(booked: BenchServer, { deskPort, enter }: BenchServer): Promise<number[]> {
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

const tabs = 6
const crowdedSeconds = 30
const bookingsPerSecond = 10
const openAtFirst = 80
const agreedAtFirst = 150

/**
 * Measures how soon bookings show in the last tab on a full day. The day has 80 calls and 150 agreed visits, and
 * ten bookings a second come in. Each of three desks has six tabs with a stream each, and writes two notes a second.
 */
async function measureFullDay(server: BenchServer): Promise<boolean> {
  const abort = new AbortController()
  const cookies: string[] = []
  for (let number = 0; number < desks; number++) cookies.push(await server.enter(`Busy ${number}`))
  const seen = cookies.flatMap((cookie) =>
    Array.from({ length: tabs }, () => follow(server.deskPort, cookie, abort.signal)),
  )
  await fillDay(server, cookies[0] ?? '')
  await wait(1000)
  const stored = new Map<string, number>()
  const actMs: number[] = []
  const noteWriters = cookies.map((cookie) =>
    writeTwoNotesASecond(server.deskPort, cookie, actMs, abort.signal),
  )
  const untilMs = performance.now() + crowdedSeconds * 1000
  while (performance.now() < untilMs) {
    stored.set(await book(server.url), performance.now())
    await wait(1000 / bookingsPerSecond)
  }
  await wait(1000)
  abort.abort()
  await Promise.all(noteWriters)
  const shown = Array.from(stored).flatMap(([reference, atMs]) => {
    const times = seen.map((tab) => tab.get(reference) ?? Number.POSITIVE_INFINITY)
    return Math.max(...times) - atMs
  })
  const figures = [percentile(shown, 0.99), percentile(actMs, 0.99)].map((ms) => ms.toFixed(0))
  print(
    `SQLite, ${openAtFirst} open, ${agreedAtFirst} agreed, ${desks} desks with ${tabs} tabs, ${stored.size} bookings in ${crowdedSeconds} s: ` +
      `p99 to the last tab ${figures[0]} ms (≤ ${visibleWithinMs}), of ${actMs.length} acts ${figures[1]} ms\n`,
  )
  return percentile(shown, 0.99) <= visibleWithinMs
}

/** Books requests. Leaves some of them to call, and agrees a time tomorrow for the others. */
async function fillDay({ url, deskPort }: BenchServer, cookie: string): Promise<void> {
  for (let number = 0; number < openAtFirst + agreedAtFirst; number++) await book(url)
  const date = addDays(delhiDate(Date.now()), 1)
  const visits = (await visitsOn(deskPort, cookie)).slice(openAtFirst)
  if (visits.length !== agreedAtFirst) throw new Error(`${visits.length} visits are to agree`)
  for (const [place, visit] of visits.entries()) {
    const time = timeSlots[place % slotsOfAnyDay]?.label
    const agreed = { date, time }
    await act(deskPort, cookie, { visit, act: 'agreed', asks: [1], agreed, acceptsClash: true })
  }
}

/** Visits are agreed in this many slots of a day, the first ones. On any day of the week the centre is open then. */
const slotsOfAnyDay = 16

/** Writes notes on one visit until the signal aborts. Adds the duration of each act to `tookMs`. */
async function writeTwoNotesASecond(
  port: number,
  cookie: string,
  tookMs: number[],
  signal: AbortSignal,
): Promise<void> {
  const [visit] = await visitsOn(port, cookie)
  while (!signal.aborted) {
    const startedMs = performance.now()
    await act(port, cookie, { visit, act: 'note', note: 'busy' })
    tookMs.push(performance.now() - startedMs)
    await wait(500)
  }
}

async function act(port: number, cookie: string, fields: object): Promise<void> {
  const answer = await fetch(`http://localhost:${port}/acts`, {
    method: 'POST',
    headers: { ...ownHeaders(port, cookie), 'content-type': 'application/json' },
    body: JSON.stringify({ id: crypto.randomUUID(), ...fields }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`an act was answered ${answer.status}`)
}

async function visitsOn(port: number, cookie: string): Promise<number[]> {
  const headers = ownHeaders(port, cookie)
  const answer = await fetch(`http://localhost:${port}/board.json`, { headers })
  return boardJson.parse(await answer.json()).cards.map(({ visit }) => visit)
}

function ownHeaders(port: number, cookie: string) {
  return { cookie, origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' }
}

const boardJson = z.object({ cards: z.array(z.object({ visit: z.number() })) })

/** Reads a desk's stream. Returns a map that gets the instant at which each reference first arrives. */
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
