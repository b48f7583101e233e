import type { Hono } from 'hono'
import type { CardList } from '../../desk/desk-page.ts'
import type { Board, Card } from '../../domain/board.ts'
import type { PublishedView } from '../../domain/published-facts.ts'
import type { Reference } from '../../domain/reference.ts'
import type { Database } from '../../server/db/database.ts'
import type { ChangeFeed } from '../../server/desk/change-feed.ts'
import type { DeskEnv } from '../../server/desk/desk-deps.ts'
import { newKey } from '../../server/desk/keys.ts'
import { storeLink } from '../../server/desk/links.ts'
import { acceptRequests } from '../../server/visits/accept-requests.ts'
import { centreReader } from '../../server/visits/read-centre.ts'
import type { VisitDeps } from '../../server/visits/visit-deps.ts'
import { aRequest } from './a-request.ts'
import { composeTestServer, fromPeer } from './compose-test-server.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'
import { storeInMemory } from './stores.ts'
import { aCentre, aSentRequest, visitDepsAt } from './visit-store.ts'

export const deskOrigin = 'http://localhost:3001'

export const ownPage = {
  host: 'localhost:3001',
  origin: deskOrigin,
  'sec-fetch-site': 'same-origin',
} as const

export interface TestDesk {
  readonly app: Hono<DeskEnv>
  /** A page of the public site of the same server. */
  sitePage(path: string): Promise<string>
  /** The public site of the same server. */
  site(path: string, init?: RequestInit): Promise<Response>
  readonly database: Database
  /** The dependencies with which a command changes visits. */
  readonly visits: VisitDeps
  readonly feed: ChangeFeed
  readonly clock: { nowMs: number }
  /** Log lines written since the start, parsed. */
  readonly logged: Record<string, unknown>[]
  /** The key of a new one-time link. */
  link(): Promise<string>
  /** Lets a new device in by a one-time link. */
  enter(name: string): Promise<TestDevice>
  /** Stores a request of the site, which may join the person's last visit. Returns its reference. */
  book(changes?: Parameters<typeof aRequest>[0]): Promise<Reference>
}

export interface TestDevice {
  readonly cookie: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts an act as JSON, with an id of its own. */
  act(body: Record<string, unknown>): Promise<AnsweredAct>
  /**
   * Acts on the visit of a request. By default the act names all asks of the card, and an undo takes back the
   * act that the card offers to undo.
   */
  actOn(reference: Reference, body: Record<string, unknown>): Promise<AnsweredAct>
  /** Posts an act about the facts of the centre as JSON, with an id of its own. */
  postFact(body: Record<string, unknown>): Promise<FactAnswer>
  /** Closes or opens the centre or a room by a post as JSON. */
  postBlock(body: Record<string, unknown>): Promise<AnsweredAct>
  /** Posts an entry (an appointment that reception adds) as JSON. */
  enter(entry: Record<string, unknown>): Promise<EntryAnswer>
  postForm(path: string, fields: Record<string, string>): Promise<Response>
  board(): Promise<Board>
  /** The card of a request on the board. */
  card(reference: Reference): Promise<Card | undefined>
  /** The card of a request, on the board or not. */
  found(reference: Reference): Promise<Card>
}

interface AnsweredAct {
  readonly status: number
  readonly error?: string
  readonly board: Board
}

interface FactAnswer {
  readonly status: number
  readonly error?: string
  readonly problems?: Readonly<Record<string, string>>
  readonly facts?: PublishedView
}

interface EntryAnswer extends AnsweredAct {
  readonly reference: Reference
  /** The fields to be corrected. */
  readonly fields?: readonly string[]
}

interface TestDeskOptions {
  readonly database?: Database
  readonly nowMs?: number
  readonly deskUrl?: string
}

/** The desk's real app on a store in memory, with a fixed clock. */
export async function openTestDesk(options: TestDeskOptions = {}): Promise<TestDesk> {
  const clock = { nowMs: options.nowMs ?? fridayTenAm }
  const now = () => clock.nowMs
  const database = options.database ?? (await storeInMemory())
  const { log, logged } = recordingLog()
  const { db } = database
  const { hours, retryingEndsAt } = aCentre
  const readCentre = centreReader({ canBeTapped: false, hours, retryingEndsAt })
  const visits = visitDepsAt(database, now, { readCentre })
  const server = await composeTestServer({}, { database, now, uptimeMs: now, log })
  await server.worker.stop()
  logged.length = 0
  const { app, feed } = server.composeDesk(
    { port: 3001, host: '127.0.0.1', url: options.deskUrl },
    { page: { script: '/assets/desk.js', preload: [], styles: [] }, files: new Map() },
  )
  const link = async () => {
    const key = newKey()
    await storeLink(db, key, clock.nowMs)
    return key
  }
  return {
    app,
    sitePage: async (path) => await (await server.app.request(path)).text(),
    site: async (path, init) => await server.app.request(path, init, fromPeer),
    ...{ database, visits },
    ...{ feed, clock, logged, link },
    async enter(name) {
      const entered = await app.request(`${deskOrigin}/enter/${await link()}`, {
        method: 'POST',
        headers: { ...ownPage, ...formType },
        body: query({ name }),
      })
      return deviceWith(app, entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '')
    },
    async book(changes = {}) {
      const receivedAtMs = clock.nowMs
      const callByMs = receivedAtMs + callWithinMs
      const sent = aSentRequest({ request: aRequest(changes), receivedAtMs, callByMs })
      const [accepted] = await acceptRequests(visits, [sent])
      if (accepted === undefined) throw new Error('no answer to a request')
      return accepted.reference
    },
  }
}

const callWithinMs = 2 * 60 * 60_000

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

function deviceWith(app: Hono<DeskEnv>, cookie: string): TestDevice {
  const get = async (path: string, headers = {}) =>
    await app.request(deskOrigin + path, { headers: { host: ownPage.host, cookie, ...headers } })
  const board = async (): Promise<Board> => await (await get('/board.json')).json()
  const found = async (reference: Reference): Promise<Card> => {
    const list: CardList = await (await get(`/find.json?${query({ q: reference })}`)).json()
    const card = list.cards.find((each) => isOf(each, reference))
    if (card === undefined) throw new Error(`no card has ${reference}`)
    return card
  }
  const post = async (path: string, body: Record<string, unknown>) => {
    const response = await app.request(deskOrigin + path, {
      method: 'POST',
      headers: { ...ownPage, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
    })
    return { status: response.status, ...(await response.json()) }
  }
  const act = async (body: Record<string, unknown>): Promise<AnsweredAct> =>
    await post('/acts', body)
  return {
    ...{ cookie, get, board, found, act },
    enter: async (entry) => await post('/entries', entry),
    async actOn(reference, body) {
      const { visit, asks, undo } = await found(reference)
      const takesBack = undo?.takesBack
      return await act({ visit, asks: asks.map(({ number }) => number), takesBack, ...body })
    },
    postFact: async (body) => await post('/facts', body),
    postBlock: async (body) => await post('/blocks', body),
    postForm: async (path, fields) =>
      await app.request(deskOrigin + path, {
        method: 'POST',
        headers: { ...ownPage, cookie, ...formType },
        body: query(fields),
      }),
    async card(reference) {
      return (await board()).cards.find((each) => isOf(each, reference))
    },
  }
}

function isOf({ requests }: Card, reference: Reference): boolean {
  return requests.some((request) => request.reference === reference)
}

function query(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}
