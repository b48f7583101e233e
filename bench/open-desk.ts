import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../server/db/open-postgres.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { newLink } from '../server/desk/links.ts'
import { freePort } from '../tools/free-port.ts'
import { startServer } from './started.ts'

type BenchStore = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string }

export async function startWithDesk(store: BenchStore) {
  const deskPort = await freePort()
  const server = await startServer({ ...store, DESK_PORT: String(deskPort) })
  await untilDeskListens(deskPort)
  return { ...server, deskPort, enter: (name: string) => enter(deskPort, name, store) }
}

/** Waits until the desk listens, which is a moment after the site. */
async function untilDeskListens(port: number): Promise<void> {
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  while (!(await isListening())) await wait(50)
}

async function enter(port: number, name: string, store: BenchStore): Promise<string> {
  const db =
    'DATA_DIR' in store
      ? openSqlite(store.DATA_DIR)
      : openPostgres(store.DATABASE_URL, { warn: () => {} }).db
  const { url } = await newLink(db, { port, url: undefined }, Date.now())
  await db.destroy()
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ name }),
  })
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

export function readEvents(
  port: number,
  cookie: string,
  signal: AbortSignal,
  take: (bytes: Uint8Array) => void,
): void {
  const follow = async () => {
    const response = await fetch(`http://localhost:${port}/events`, { headers: { cookie }, signal })
    if (!response.ok) throw new Error(`the desk answered ${response.status}`)
    for await (const bytes of response.body ?? []) take(bytes)
  }
  follow().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
