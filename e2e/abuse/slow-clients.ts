import { type RawClient, type RawClientOptions, rawClient } from './raw-client.ts'

export const headers = (path: string, more = '') => `${path} HTTP/1.1\r\nHost: here\r\n${more}`

const jsonPost = headers(
  'POST /api/send-whatsapp',
  'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
)
const formPost = headers(
  'POST /book-appointment',
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=',
)

/** Every way of keeping a connection open without progress. */
export interface SlowClients {
  /** Connected, and sent nothing. */
  readonly silent: readonly RawClient[]
  /** Between one header and the next. */
  readonly inHeaders: readonly RawClient[]
  /** In the middle of a body. */
  readonly inBody: readonly RawClient[]
  /** Asked for far more than they take. */
  readonly deaf: readonly RawClient[]
  /** Asked for a page and keep the connection, as browsers do. */
  readonly waiting: readonly RawClient[]
  readonly all: readonly RawClient[]
  /** Sends one more byte on each connection, so that none is idle. */
  trickle(): void
  vanish(): void
}

/** @param bigFile Address of something larger than what a connection buffers, many times over. */
export async function slowClients(
  url: string,
  each: number,
  bigFile: string,
): Promise<SlowClients> {
  const askMuch = `GET ${headers(bigFile, '\r\n')}`.repeat(100)
  const silent = await clients(url, 2 * each, '')
  const inHeaders = await clients(url, each, headers('GET /', 'X-Slow: a'))
  const inBody = [
    ...(await clients(url, each / 2, jsonPost)),
    ...(await clients(url, each / 2, formPost)),
  ]
  const deaf = await clients(url, 10, askMuch, { takes: false })
  const waiting = await clients(url, each, headers('GET /', '\r\n'))
  const all = [...silent, ...inHeaders, ...inBody, ...deaf, ...waiting]
  return {
    ...{ silent, inHeaders, inBody, deaf, waiting, all },
    trickle() {
      for (const client of [...inHeaders, ...inBody]) client.say('a')
    },
    vanish() {
      for (const client of all) client.vanish()
    },
  }
}

/** Opens so many connections, each of which sends these bytes first. */
export function clients(
  url: string,
  count: number,
  firstWords: string,
  options?: RawClientOptions,
): Promise<RawClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = await rawClient(url, options)
      if (firstWords !== '') client.say(firstWords)
      return client
    }),
  )
}
