import { awayAddress } from '../addresses.ts'
import type { KeptBoard, WorkerMessage } from './kept.ts'

/**
 * While the server does not answer, this service worker answers with a page that shows the last board. It
 * keeps the board in memory, so that nothing about a patient is written to this computer's disk. The browser
 * ends the worker, and loses the board, half a minute after the last message of a page.
 */

/** The used part of a service worker's global, because the project's types are those of a page. */
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage>) => void): void
}

interface LongEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface FetchEvent extends LongEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

declare const self: WorkerScope

/** The name of the cache. It changes with each build. */
const files = self.location.pathname

let last: KeptBoard | undefined

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles())
  void self.clients.claim()
})

self.addEventListener('message', ({ data, ports: [port] }) => {
  switch (data.kind) {
    case 'keep':
      last = data.kept
      return
    case 'forget':
      last = undefined
      return
    case 'ask':
      port?.postMessage(last)
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOrAway(request))
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(file(request))
})

async function pageOrAway(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  // The device was revoked, so it may not see the last board either.
  if (answer?.status === 403) last = undefined
  // The server counts as away if a proxy answers 502 or 504, or if it answers 503: it cannot read its store.
  if (answer !== undefined && (answer.status < 502 || last === undefined)) return answer
  return (await caches.match(awayAddress)) ?? answer ?? Response.error()
}

/** A kept file is never out of date, because the name of a file changes with its content. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone())
  return answer
}

/** Keeps the page for the time when the server is away, and its files. */
async function keepFiles(): Promise<void> {
  const page = await fetch(awayAddress)
  const made = (await page.clone().text()).match(/\/assets\/[^"]+/g) ?? []
  const cache = await caches.open(files)
  await cache.put(awayAddress, page)
  await cache.addAll([...new Set(made)])
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== files).map((name) => caches.delete(name)))
}
