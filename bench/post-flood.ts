import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Flood {
  /** Requests kept under way at once, each on a connection of its own. */
  readonly connections: number
  readonly seconds: number
  /** How many to begin per second at most; without it as many as are answered. */
  readonly rate?: number
}

export interface FloodResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * Posts bodies as JSON and waits for 200 to each. Sockets and ready-made text instead of a client's
 * machinery, which would take the core that the server under test needs.
 */
export async function postFlood(
  address: URL,
  bodyOf: () => string,
  { connections, seconds, rate = Number.POSITIVE_INFINITY }: Flood,
): Promise<FloodResult> {
  const startedMs = performance.now()
  const latencies: number[] = []
  const sendRate = pacer(rate, startedMs)
  const client = async () => {
    const socket = connect(Number(address.port), address.hostname).setNoDelay()
    await once(socket, 'connect')
    const answered = answersOf(socket)
    while (performance.now() - startedMs < seconds * 1000) {
      const dueMs = await sendRate()
      socket.write(requestText(address, bodyOf()))
      if ((await answered()) !== 200) throw new Error('a request was not accepted')
      latencies.push(performance.now() - dueMs)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, client))
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const took = (performance.now() - startedMs) / 1000
  return { perSecond: latencies.length / took, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** When the next request is due; latency counts from then, also when it could not be begun in time. */
function pacer(rate: number, startedMs: number): () => Promise<number> {
  let begun = 0
  return async () => {
    if (rate === Number.POSITIVE_INFINITY) return performance.now()
    const dueMs = startedMs + (begun++ / rate) * 1000
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    return dueMs
  }
}

function requestText({ host, pathname }: URL, body: string): string {
  const length = Buffer.byteLength(body)
  return `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}

/** The status of each answer in turn; an answer is complete with its content-length. */
function answersOf(socket: Socket): () => Promise<number> {
  let text = ''
  let told = Promise.withResolvers<number>()
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    const [, length] = /content-length: (\d+)/i.exec(text) ?? []
    if (head < 0 || length === undefined || text.length < head + 4 + Number(length)) return
    const status = Number(text.slice(9, 12))
    text = ''
    told.resolve(status)
  })
  socket.on('close', () => told.reject(new Error('the connection was closed')))
  return async () => {
    const status = await told.promise
    told = Promise.withResolvers()
    told.promise.catch(() => {})
    return status
  }
}

/** Settings of a server under load: it sends to the fake, and its limits are off. */
export function serverSettings(fakeUrl: string): Readonly<Record<string, string>> {
  return {
    PORT: '0',
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'bench',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_PHONE: '0',
    LIMIT_OVERALL: '0',
  }
}
