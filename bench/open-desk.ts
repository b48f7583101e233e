import { openPostgres } from '../server/db/open-postgres.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { newLink } from '../server/desk/devices.ts'

/** Of a server with a desk, whose limits are off. */
export const deskSettings = {
  PORT: '0',
  LIMIT_PER_ADDRESS: '0',
  LIMIT_PER_PHONE: '0',
  LIMIT_OVERALL: '0',
}

/** Lets a device in, as a receptionist does; its cookie. */
export async function enter(
  port: number,
  name: string,
  { DATA_DIR = '', DATABASE_URL }: Readonly<Record<string, string>>,
): Promise<string> {
  const db =
    DATABASE_URL === undefined
      ? openSqlite(DATA_DIR)
      : openPostgres(DATABASE_URL, { warn: () => {} }).db
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

/** The desk listens a moment after the site. */
export async function deskListens(port: number): Promise<void> {
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  while (!(await isListening())) await rest(50)
}

/** Reads the events of an open desk until it is aborted. */
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

export async function rest(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
