import type { Hono } from 'hono'
import type { CardList } from '../../desk/desk-page.ts'
import type { PublishedView } from '../../domain/centre/published-facts.ts'
import type { Board, Card } from '../../domain/desk/board.ts'
import type { Reference } from '../../domain/request/reference.ts'
import type { Database } from '../../server/db/database.ts'
import type { DeskEnv } from '../../server/desk/desk-deps.ts'
import { storeLink } from '../../server/desk/links.ts'
import { newKey } from '../../server/desk/secret-keys.ts'
import { acceptRequests } from '../../server/visits/accept-requests.ts'
import { centreReader } from '../../server/visits/read-centre.ts'
import { aFormPost, aPost, aRequest } from './a-request.ts'
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

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>

export type TestDevice = ReturnType<typeof deviceWith>

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
export async function openTestDesk(options: TestDeskOptions = {}) {
  const clock = { nowMs: options.nowMs ?? fridayTenAm }
  const now = () => clock.nowMs
  const database = options.database ?? (await storeInMemory())
  const { log, logged } = recordingLog()
  const { db } = database
  const { hours, retryingEndsAt } = aCentre
  const readCentre = centreReader({ canBeTapped: false, hours, retryingEndsAt })
  /** The dependencies with which a command changes visits. */
  const visits = visitDepsAt(database, now, { readCentre })
  const server = await composeTestServer({}, { database, now, uptimeMs: now, log })
  await server.worker.stop()
  logged.length = 0
  const { app, feed } = server.composeDesk(
    { port: 3001, host: '127.0.0.1', url: options.deskUrl },
    { page: { script: '/assets/desk.js', preload: [], styles: [] }, files: new Map() },
  )
  /** The key of a new one-time link. */
  const link = async () => {
    const key = newKey()
    await storeLink(db, key, clock.nowMs)
    return key
  }
  return {
    app,
    database,
    visits,
    feed,
    clock,
    logged,
    link,
    /** A page of the public site of the same server. */
    sitePage: async (path: string) => await (await server.app.request(path)).text(),
    /** The public site of the same server. */
    site: async (path: string, init?: RequestInit) =>
      await server.app.request(path, init, fromPeer),
    /** Lets a new device in by a one-time link. */
    async enter(name: string) {
      const address = `${deskOrigin}/enter/${await link()}`
      const entered = await app.request(address, aFormPost({ name }, ownPage))
      return deviceWith(app, entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '')
    },
    /** Stores a request of the site, which may join the person's last visit. Returns its reference. */
    async book(changes: Parameters<typeof aRequest>[0] = {}) {
      const receivedAtMs = clock.nowMs
      const callByMs = receivedAtMs + callWithinMs
      const sent = aSentRequest({ request: aRequest(changes), receivedAtMs, callByMs })
      const [accepted] = await acceptRequests(visits, [sent])
      if (accepted === undefined) throw new Error('no answer to a request')
      return accepted.reference
    },
  }
}

/** A desk with one device, named Front. */
export async function openFrontDesk(options: TestDeskOptions = {}) {
  const desk = await openTestDesk(options)
  return { desk, front: await desk.enter('Front') }
}

const callWithinMs = 2 * 60 * 60_000

type PostedFields = Readonly<Record<string, unknown>>

function deviceWith(app: Hono<DeskEnv>, cookie: string) {
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    await app.request(deskOrigin + path, { headers: { host: ownPage.host, cookie, ...headers } })
  const board = async (): Promise<Board> => await (await get('/board.json')).json()
  /** The card of a request, on the board or not. */
  const found = async (reference: Reference): Promise<Card> => {
    const list: CardList = await (await get(`/find.json?${query({ q: reference })}`)).json()
    const card = list.cards.find((each) => isOf(each, reference))
    if (card === undefined) throw new Error(`no card has ${reference}`)
    return card
  }
  /** Posts JSON, with an id of its own. */
  const post = async (path: string, body: PostedFields) => {
    const sent = aPost({ id: crypto.randomUUID(), ...body }, { ...ownPage, cookie })
    const response = await app.request(deskOrigin + path, sent)
    return { status: response.status, ...(await response.json()) }
  }
  const act = async (body: PostedFields): Promise<AnsweredAct> => await post('/acts', body)
  return {
    cookie,
    get,
    board,
    found,
    act,
    /** Posts an entry, an appointment that reception adds. */
    enter: async (entry: PostedFields): Promise<EntryAnswer> => await post('/entries', entry),
    /**
     * Acts on the visit of a request. By default the act names all asks of the card, and an undo takes back the
     * act that the card offers to undo.
     */
    async actOn(reference: Reference, body: PostedFields) {
      const { visit, asks, undo } = await found(reference)
      const takesBack = undo?.takesBack
      return await act({ visit, asks: asks.map(({ number }) => number), takesBack, ...body })
    },
    /** Posts an act about the facts of the centre. */
    postFact: async (body: PostedFields): Promise<FactAnswer> => await post('/facts', body),
    /** Closes or opens the centre or a room. */
    postBlock: async (body: PostedFields): Promise<AnsweredAct> => await post('/blocks', body),
    postForm: async (path: string, fields: Readonly<Record<string, string>>) =>
      await app.request(deskOrigin + path, aFormPost(fields, { ...ownPage, cookie })),
    /** The card of a request on the board. */
    card: async (reference: Reference) =>
      (await board()).cards.find((each) => isOf(each, reference)),
  }
}

function isOf({ requests }: Card, reference: Reference): boolean {
  return requests.some((request) => request.reference === reference)
}

function query(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString()
}
