import type { Transaction } from 'kysely'
import type { ServerDeps } from '../../server/compose-server.ts'
import type { Database } from '../../server/db/database.ts'
import type { Schema } from '../../server/db/schema.ts'
import { aPost } from './a-request.ts'
import { composeTestServer, fromPeer } from './compose-test-server.ts'
import { fridayTenAm } from './friday-ten-am.ts'
import { recordingLog } from './recording-log.ts'
import { openInMemory } from './stores.ts'

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

interface TestAppOptions {
  /** Settings of the server. By default there are no limits for requests. */
  readonly settings?: Readonly<Record<string, string>>
  readonly assets?: ServerDeps['assets']
  /** Runs before each `transaction()`, but not before `transact`. If it rejects, the transaction does not begin. */
  readonly beforeWrite?: () => Promise<void>
}

/** The real app on a store in memory, with a fixed clock. Its worker is stopped, so it sends no notice. */
export async function buildTestApp(options: TestAppOptions = {}) {
  const { settings, beforeWrite, ...given } = options
  const clock = { nowMs: fridayTenAm }
  const now = () => clock.nowMs
  const { log, logged } = recordingLog()
  const opened = await openInMemory()
  let isBuilt = false
  const database = writingAfter(opened, async () => {
    if (isBuilt) await beforeWrite?.()
  })
  const { app, worker, metrics } = await composeTestServer(
    { LIMIT_PER_ADDRESS: '0', LIMIT_OVERALL: '0', ...settings },
    { database, channels: new Map(), now, uptimeMs: now, log, ...given },
  )
  await worker.stop()
  isBuilt = true
  logged.length = 0
  /** @param bindings What the listener would say about the connection, such as the client's address. */
  const request = async (path: string, init?: RequestInit, bindings: object = fromPeer) =>
    await app.request(path, init, bindings)
  return { app: { request }, database, metrics, logged, clock }
}

/** The same store, which calls `before` before each transaction. */
function writingAfter(database: Database, before: () => Promise<void>): Database {
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: writeAfter })
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const writeAfter = async <T>(write: (db: Transaction<Schema>) => Promise<T>): Promise<T> => {
    await before()
    return await database.db.transaction().execute(write)
  }
  return { ...database, db }
}

export const address = '/api/send-whatsapp'

/** Posts a booking to the app and reads its answer. */
export async function send(testApp: TestApp, body: unknown, headers?: Record<string, string>) {
  const response = await testApp.app.request(address, aPost(body, headers))
  return { status: response.status, headers: response.headers, body: await response.json() }
}
