import { setTimeout as wait } from 'node:timers/promises'
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
    return (await measure('SQLite, one process', server, server)) && isFlat
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
