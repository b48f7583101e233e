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

/**
 * Every way of keeping a connection open without progress.
 *
 * @param bigFile Address of something larger than what a connection buffers, many times over.
 */
export async function slowClients(url: string, each: number, bigFile: string) {
  const askMuch = `GET ${headers(bigFile, '\r\n')}`.repeat(100)
  // Connected, and sent nothing.
  const silent = await clients(url, 2 * each, '')
  // Between one header and the next.
  const inHeaders = await clients(url, each, headers('GET /', 'X-Slow: a'))
  // In the middle of a body.
  const inBody = [
    ...(await clients(url, each / 2, jsonPost)),
    ...(await clients(url, each / 2, formPost)),
  ]
  // Asked for far more than they take.
  const deaf = await clients(url, 10, askMuch, { takes: false })
  // Asked for a page and keep the connection, as browsers do.
  const waiting = await clients(url, each, headers('GET /', '\r\n'))
  const all = [...silent, ...inHeaders, ...inBody, ...deaf, ...waiting]
  return {
    ...{ silent, inHeaders, inBody, deaf, waiting, all },
    /** Sends one more byte on each connection, so that none is idle. */
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
