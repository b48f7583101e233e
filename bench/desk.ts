import { startPostgres } from '../test/support/postgres.ts'
import { freePort } from '../tools/free-port.ts'
import { aBody } from './a-body.ts'
import { deskListens, deskSettings, enter, readEvents, rest } from './open-desk.ts'
import { benchOpenDesks } from './open-desks.ts'
import { whileListening } from './while-listening.ts'
import { withFolder } from './with-folder.ts'

const bookings = 500
const desks = 3
const visibleWithinMs = 1000

/** A pause between bookings, so that each is seen by itself; the counter is read every 250 ms. */
const pauseMs = 20

/** A booking that no desk shows by then is lost. */
const patienceMs = 10_000

type Print = (text: string) => void

/**
 * From the answer of a booking to its card on the last of three open desks, on both stores; and the
 * public site under load with and without ten open desks.
 */
export async function benchDesk(print: Print): Promise<boolean> {
  const isUnharmed = await benchOpenDesks(print)
  const onSqlite = await withFolder('bench-desk', async (folder) =>
    measure('SQLite, one process', { DATA_DIR: folder }, 1, print),
  )
  const postgres = await startPostgres({ isDurable: true })
  try {
    const environment = { DATABASE_URL: await postgres.createDatabase() }
    const onPostgres = await measure('PostgreSQL, two processes', environment, 2, print)
    return isUnharmed && onSqlite && onPostgres
  } finally {
    await postgres.stop()
  }
}

/** The bookings go to the first process, the desks are open on the last. */
async function measure(
  name: string,
  environment: Readonly<Record<string, string>>,
  processes: number,
  print: Print,
): Promise<boolean> {
  const started: { url: string; deskPort: number }[] = []
  const waits: number[] = []
  async function start(left: number): Promise<void> {
    if (left === 0) return void waits.push(...(await book(started, environment)))
    const deskPort = await freePort()
    const env = { ...environment, ...deskSettings, DESK_PORT: String(deskPort) }
    await whileListening(['dist/server/main.js'], env, async (url) => {
      started.push({ url, deskPort })
      await start(left - 1)
    })
  }
  await start(processes)
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  const figures = [at(0.5), at(0.99), at(1)].map((ms) => ms.toFixed(0))
  print(
    `${name}: ${waits.length} bookings, ${desks} desks, stored to visible on all, ms: ` +
      `p50 ${figures[0]}, p99 ${figures[1]}, worst ${figures[2]} (p99 ≤ ${visibleWithinMs})\n`,
  )
  return waits.length === bookings && at(0.99) <= visibleWithinMs
}

async function book(
  started: readonly { readonly url: string; readonly deskPort: number }[],
  environment: Readonly<Record<string, string>>,
): Promise<number[]> {
  const [first, last] = [started[0], started.at(-1)]
  if (first === undefined || last === undefined) throw new Error('no server was started')
  await deskListens(last.deskPort)
  const abort = new AbortController()
  const seen: Map<string, number>[] = []
  for (let number = 0; number < desks; number++) {
    const cookie = await enter(last.deskPort, `Desk ${number}`, environment)
    seen.push(follow(last.deskPort, cookie, abort.signal))
  }
  await rest(1000)
  const stored = new Map<string, number>()
  for (let number = 0; number < bookings; number++) {
    const { reference } = await post(`${first.url}/api/send-whatsapp`, aBody(number))
    stored.set(reference, performance.now())
    await rest(pauseMs)
  }
  const deadline = performance.now() + patienceMs
  const isShown = (reference: string) => seen.every((desk) => desk.has(reference))
  while (![...stored.keys()].every(isShown) && performance.now() < deadline) await rest(50)
  abort.abort()
  return Array.from(stored).flatMap(([reference, atMs]) =>
    isShown(reference) ? Math.max(...seen.map((desk) => desk.get(reference) ?? 0)) - atMs : [],
  )
}

async function post(url: string, body: object): Promise<{ readonly reference: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`a booking was answered ${response.status}`)
  return await response.json()
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
