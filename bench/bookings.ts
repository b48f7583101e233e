import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { centre } from '../content/centre.ts'
import type { AppointmentDraft } from '../domain/request/appointment-request.ts'
import { parseReference, type Reference } from '../domain/request/reference.ts'
import { nextFreeSlot } from '../domain/request/slot-advice.ts'
import { addDays, delhiDate } from '../domain/time/delhi-time.ts'
import { percentile } from './figures.ts'

const address = '/api/send-whatsapp'
const headers = { 'content-type': 'application/json' }

let made = 0

/** The first time from tomorrow on at which the centre is open. */
const openTime = nextFreeSlot(addDays(delhiDate(Date.now()), 1), {
  nowMs: Date.now(),
  hours: centre.hours,
})

/** Returns a new request. Its phone number is new, so that the server does not take it for a duplicate. */
export function nextDraft(): AppointmentDraft {
  if (openTime === undefined) throw new Error('the centre takes no request')
  return {
    name: 'Asha Verma',
    phone: `+91 ${9_000_000_000 + made++}`,
    email: 'asha@example.org',
    date: openTime.date,
    time: openTime.slot.label,
    tests: ['MRI Scan', 'Blood Sugar', 'Lipid Profile'],
    additionalInfo: 'I use a wheelchair.',
  }
}

export async function book(siteUrl: string, draft = nextDraft()): Promise<Reference> {
  const body = JSON.stringify(draft)
  const response = await fetch(siteUrl + address, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`a booking was answered ${response.status}`)
  const reference = parseReference(String((await response.json()).reference))
  if (reference === undefined) throw new Error('a booking has no reference')
  return reference
}

export interface Flood {
  readonly connections: number
  readonly seconds: number
  /** The most requests per second. Without it, a connection sends its next request once it has an answer. */
  readonly rate?: number
}

export interface FloodResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Posts requests and measures their rate and latency. Throws unless each is answered 200. It uses sockets and
 * ready-made text, because a client library would take the core that the server under test needs.
 */
export async function postFlood(
  siteUrl: string,
  { connections, seconds, rate = Number.POSITIVE_INFINITY }: Flood,
): Promise<FloodResult> {
  const { hostname, port, host } = new URL(siteUrl)
  const startedMs = performance.now()
  const latencies: number[] = []
  const sendRate = pacer(rate, startedMs)
  const client = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    const answered = answersOf(socket)
    while (performance.now() - startedMs < seconds * 1000) {
      const dueMs = await sendRate()
      socket.write(requestText(host, JSON.stringify(nextDraft())))
      if ((await answered()) !== 200) throw new Error('a request was not accepted')
      latencies.push(performance.now() - dueMs)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, client))
  const took = (performance.now() - startedMs) / 1000
  return {
    perSecond: latencies.length / took,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  }
}

/** Returns a function that waits until the next request is due, and returns the due time to measure from. */
function pacer(rate: number, startedMs: number): () => Promise<number> {
  let begun = 0
  return async () => {
    if (rate === Number.POSITIVE_INFINITY) return performance.now()
    const dueMs = startedMs + (begun++ / rate) * 1000
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await wait(waitMs)
    return dueMs
  }
}

function requestText(host: string, body: string): string {
  const length = Buffer.byteLength(body)
  return `POST ${address} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}

/** Returns a function that waits for the next answer and returns its status. */
function answersOf(socket: Socket): () => Promise<number> {
  let text = ''
  let nextStatus = Promise.withResolvers<number>()
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    const [, length] = /content-length: (\d+)/i.exec(text) ?? []
    if (head < 0 || length === undefined || text.length < head + 4 + Number(length)) return
    const status = Number(text.slice(9, 12))
    text = ''
    nextStatus.resolve(status)
  })
  socket.on('close', () => nextStatus.reject(new Error('the connection was closed')))
  return async () => {
    const status = await nextStatus.promise
    nextStatus = Promise.withResolvers()
    nextStatus.promise.catch(() => {})
    return status
  }
}
