import { addressOf, post } from '../e2e/abuse/bots.ts'
import { clients, headers } from '../e2e/abuse/slow-clients.ts'
import { aBooking } from '../e2e/support/a-booking.ts'
import { startTestServer, type TestServer } from '../e2e/support/test-server.ts'

type Print = (text: string) => void

/** The limits as they come, behind a proxy of ours, which is how addresses are made up here. */
const settings = {
  LIMIT_PER_ADDRESS: '10',
  LIMIT_PER_PHONE: '5',
  LIMIT_OVERALL: '300',
  TRUST_PROXY: '1',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
}

/** Posts under way at once: more would be answered 503 as surplus. */
const atOnce = 100

/** More than the server has connections. */
const slowPosts = 2500

interface Attack {
  readonly name: string
  readonly posts: number
  readonly from: (index: number) => string
  /** One number for all; else each post has its own. */
  readonly phone?: string
  /** Where somebody books meanwhile, and whether that must succeed. */
  readonly victim: { readonly from: string; readonly phone?: string; readonly status: number }
  /** How many posts must be stored. */
  readonly stored: number
  readonly changes?: Readonly<Record<string, string>>
}

const elsewhere = '203.0.113.200'
const number = '+919876543210'
const networkIn = (wide: number) => (index: number) =>
  `2001:db8:1:${(((index % 256) << wide) | (wide === 0 ? 0xab00 : 0)).toString(16)}::1`

const attacks: readonly Attack[] = [
  {
    name: 'one address',
    posts: 500,
    from: () => addressOf(1),
    victim: { from: elsewhere, status: 200 },
    stored: 10,
  },
  {
    name: 'a /56, 256 networks',
    posts: 2048,
    from: networkIn(0),
    victim: { from: elsewhere, status: 200 },
    stored: 40,
  },
  {
    name: 'a /48, 256 homes',
    posts: 2048,
    from: networkIn(8),
    victim: { from: elsewhere, status: 429 },
    stored: 1500,
  },
  {
    name: 'a bot net, 1,000 addresses, one post each',
    posts: 1000,
    from: addressOf,
    victim: { from: elsewhere, status: 200 },
    stored: 1000,
  },
  {
    name: 'a bot net, 2,000 addresses',
    posts: 2000,
    from: addressOf,
    victim: { from: elsewhere, status: 429 },
    stored: 1500,
  },
  {
    name: 'a patient’s number, from one address',
    posts: 100,
    from: () => addressOf(1),
    phone: number,
    victim: { from: elsewhere, phone: number, status: 200 },
    stored: 5,
  },
  {
    name: 'a patient’s number, from five addresses',
    posts: 100,
    from: (index) => addressOf(index % 5),
    phone: number,
    victim: { from: elsewhere, phone: number, status: 429 },
    stored: 25,
  },
  {
    name: 'none: patients behind a proxy, TRUST_PROXY=0',
    posts: 10,
    from: addressOf,
    victim: { from: elsewhere, status: 429 },
    stored: 10,
    changes: { TRUST_PROXY: '0' },
  },
]

/** What each attacker of docs/decisions/008 gets done, and whether somebody else still books. */
export async function benchAttacks(print: Print): Promise<boolean> {
  print(line('', 'posts', 'stored', 'on the phone', 'seconds', 'somebody else'))
  let isAsDecided = true
  for (const attack of attacks) {
    const held = await during(attack, print)
    isAsDecided = isAsDecided && held
  }
  return (await besideSlowSenders(print)) && isAsDecided
}

async function during(attack: Attack, print: Print): Promise<boolean> {
  const { name, posts, from, phone, victim, stored, changes } = attack
  const testServer = await startTestServer({ ...settings, ...changes })
  const startedMs = performance.now()
  const statuses = await inTurns(posts, (index) => book(testServer, from(index), phone))
  const seconds = (performance.now() - startedMs) / 1000
  const taken = statuses.filter((status) => status === 200).length
  const status = await book(testServer, victim.from, victim.phone)
  const messages = testServer.fake.messages.length
  await testServer.close()
  print(line(name, posts, taken, messages, seconds.toFixed(1), status))
  return taken === stored && status === victim.status
}

/** Each request says something of its own, so that none repeats another. */
async function book({ url }: TestServer, from: string, phone?: string): Promise<number> {
  const additionalInfo = crypto.randomUUID()
  const ofOne = phone === undefined ? {} : { phone }
  return await post(url, { 'x-forwarded-for': from }, aBooking({ additionalInfo, ...ofOne }))
}

async function inTurns(count: number, act: (index: number) => Promise<number>): Promise<number[]> {
  const results: number[] = []
  let next = 0
  const worker = async () => {
    while (next < count) results.push(await act(next++))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Connections that never end their request, as many as there are. */
async function besideSlowSenders(print: Print): Promise<boolean> {
  const slowAddress = '203.0.113.7'
  const testServer = await startTestServer(settings)
  const slow = `X-Forwarded-For: ${slowAddress}\r\nContent-Length: 500\r\n\r\n{`
  const held = await clients(testServer.url, slowPosts, headers('POST /api/send-whatsapp', slow))
  const startedMs = performance.now()
  const status = await book(testServer, elsewhere)
  const seconds = (performance.now() - startedMs) / 1000
  for (const client of held) client.vanish()
  await testServer.close()
  print(
    line('one address, slow posts; seconds to book', slowPosts, 0, 0, seconds.toFixed(2), status),
  )
  return status === 200
}

function line(name: string, ...cells: readonly (string | number)[]): string {
  return `${name.padEnd(46)}${cells.map((cell) => String(cell).padStart(15)).join('')}\n`
}
