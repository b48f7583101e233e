import type { Hono } from 'hono'
import { centre } from '../../content/centre.ts'
import type { Board, Card } from '../../domain/board.ts'
import type { Reference } from '../../domain/reference.ts'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import { type ChangeFeed, createChangeFeed } from '../../server/desk/change-feed.ts'
import { createDeskApp } from '../../server/desk/desk-app.ts'
import type { DeskEnv } from '../../server/desk/desk-deps.ts'
import { newKey, stillIn, storeLink } from '../../server/desk/devices.ts'
import { readFacts } from '../../server/desk/facts.ts'
import { hostsOf } from '../../server/desk/hosts.ts'
import { composeReport } from '../../server/report/compose-report.ts'
import { reportQueries } from '../../server/report/queries.ts'
import { readVersion } from '../../server/visits/change-counter.ts'
import { aNewAppointment } from './a-notice.ts'
import { aRequest } from './a-request.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'

export const deskOrigin = 'http://localhost:3001'

export const ownPage = {
  host: 'localhost:3001',
  origin: deskOrigin,
  'sec-fetch-site': 'same-origin',
} as const

export interface TestDesk {
  readonly app: Hono<DeskEnv>
  readonly database: Database
  readonly feed: ChangeFeed
  readonly clock: { nowMs: number }
  readonly logged: Record<string, unknown>[]
  /** A fresh link's key. */
  link(): Promise<string>
  /** Enters as a device by a one-time link. */
  enter(name: string): Promise<TestDevice>
  /** Stores a request, which may correct the person's last one; returns its reference. */
  book(changes?: Parameters<typeof aRequest>[0], isCorrection?: boolean): Promise<Reference>
}

export interface TestDevice {
  readonly cookie: string
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts an act as JSON, with an id of its own. */
  act(body: Record<string, unknown>): Promise<{ status: number; error?: string; board: Board }>
  postForm(path: string, fields: Record<string, string>): Promise<Response>
  board(): Promise<Board>
  card(reference: Reference): Promise<Card | undefined>
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
  const database = options.database ?? (await openDatabase(openSqliteInMemory()))
  const { log, logged } = recordingLog()
  const { db, transact, acceptRequest } = database
  const feed = createChangeFeed({
    readVersion: () => readVersion(db),
    readFacts: (nowMs) => readFacts(db, nowMs),
    stillIn: (ids) => stillIn(db, ids),
    isOnlyChannel: true,
    now,
    log,
  })
  const app = createDeskApp({
    db,
    transact,
    acceptRequest,
    composeReport: (days) => composeReport(days, { queries: reportQueries(database), now }),
    feed,
    hours: centre.hours,
    hosts: hostsOf({ port: 3001, host: '127.0.0.1', url: options.deskUrl }),
    isSecure: options.deskUrl?.startsWith('https:') ?? false,
    isOnlyChannel: true,
    assets: { page: { script: '/assets/desk.js', preload: [], styles: [] }, files: new Map() },
    onActed: () => {},
    now,
    newId: () => crypto.randomUUID(),
    log,
  })
  const link = async () => {
    const key = newKey()
    await storeLink(db, key, clock.nowMs)
    return key
  }
  return {
    app,
    database,
    feed,
    clock,
    logged,
    link,
    async enter(name) {
      const entered = await app.request(`${deskOrigin}/enter/${await link()}`, {
        method: 'POST',
        headers: { ...ownPage, ...formType },
        body: new URLSearchParams({ name }).toString(),
      })
      return deviceWith(app, entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '')
    },
    async book(changes = {}, isCorrection = false) {
      const { reference } = await acceptRequest(
        aNewAppointment({
          request: aRequest(changes),
          receivedAtMs: clock.nowMs,
          recentSinceMs: isCorrection ? 0 : Number.MAX_SAFE_INTEGER,
          notices: [],
        }),
      )
      return reference
    },
  }
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

function deviceWith(app: Hono<DeskEnv>, cookie: string): TestDevice {
  const get = async (path: string, headers = {}) =>
    await app.request(deskOrigin + path, { headers: { host: ownPage.host, cookie, ...headers } })
  const board = async (): Promise<Board> => await (await get('/board.json')).json()
  return {
    cookie,
    get,
    board,
    async act(body) {
      const response = await app.request(`${deskOrigin}/acts`, {
        method: 'POST',
        headers: { ...ownPage, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), ...body }),
      })
      return { status: response.status, ...(await response.json()) }
    },
    postForm: async (path, fields) =>
      await app.request(deskOrigin + path, {
        method: 'POST',
        headers: { ...ownPage, cookie, ...formType },
        body: new URLSearchParams(fields).toString(),
      }),
    async card(reference) {
      return (await board()).cards.find(({ references }) => references.includes(reference))
    },
  }
}
