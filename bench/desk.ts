import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { addDays, delhiDate } from '../domain/delhi-time.ts'
import { timeSlots } from '../domain/time-slots.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { book } from './bookings.ts'
import { percentile, print } from './figures.ts'
import { staysFlat } from './growth.ts'
import { readEvents, startWithDesk } from './open-desk.ts'
import { startDurablePostgres, temporaryFolder, whileStarted } from './started.ts'

const desks = 3
const tabs = 6
const seconds = 30
const bookingsPerSecond = 10
const openAtFirst = 80
const agreedAtFirst = 150
const visibleWithinMs = 500

/**
 * Measures the time from the answer of a booking to its card in the last tab of three open desks, on a full day.
 * Also measures the queries of visitors, the worker and the desk in a small and a large store. Does both on SQLite
 * and PostgreSQL.
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
    return (await measureFullDay('SQLite, one process', server, server)) && isFlat
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
    return (await measureFullDay('PostgreSQL, two processes', first, last)) && isFlat
  })
}

type BenchServer = Awaited<ReturnType<typeof startWithDesk>>

/**
 * Measures how soon bookings show in the last tab on a full day. The day has 80 calls and 150 agreed visits, and
 * ten bookings a second come in. Each of three desks has six tabs with a stream each, and writes two notes a second.
 *
 * @param booked The server that takes the bookings.
 * @param watched The server of the open desks.
 */
async function measureFullDay(
  name: string,
  booked: BenchServer,
  watched: BenchServer,
): Promise<boolean> {
  const { deskPort } = watched
  const abort = new AbortController()
  const cookies: string[] = []
  for (let number = 0; number < desks; number++) cookies.push(await watched.enter(`Desk ${number}`))
  const seen = cookies.flatMap((cookie) =>
    Array.from({ length: tabs }, () => follow(deskPort, cookie, abort.signal)),
  )
  await fillDay(booked.url, deskPort, cookies[0] ?? '')
  await wait(1000)
  const stored = new Map<string, number>()
  const actMs: number[] = []
  const noteWriters = cookies.map((cookie) =>
    writeTwoNotesASecond(deskPort, cookie, actMs, abort.signal),
  )
  const untilMs = performance.now() + seconds * 1000
  while (performance.now() < untilMs) {
    stored.set(await book(booked.url), performance.now())
    await wait(1000 / bookingsPerSecond)
  }
  await wait(1000)
  abort.abort()
  await Promise.all(noteWriters)
  const shown = Array.from(stored).flatMap(([reference, atMs]) => {
    const times = seen.map((tab) => tab.get(reference) ?? Number.POSITIVE_INFINITY)
    return Math.max(...times) - atMs
  })
  const ms = (values: readonly number[], share: number) => percentile(values, share).toFixed(0)
  print(
    `${name}: ${openAtFirst} open, ${agreedAtFirst} agreed, ${desks} desks with ${tabs} tabs, ${stored.size} bookings, ms: ` +
      `to the last tab p50 ${ms(shown, 0.5)}, p99 ${ms(shown, 0.99)} (≤ ${visibleWithinMs}), ` +
      `of ${actMs.length} acts p99 ${ms(actMs, 0.99)}\n`,
  )
  return percentile(shown, 0.99) <= visibleWithinMs
}

/** Books requests. Leaves some of them to call, and agrees a time tomorrow for the others. */
async function fillDay(url: string, deskPort: number, cookie: string): Promise<void> {
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
