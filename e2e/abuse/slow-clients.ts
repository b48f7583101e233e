import { type RawClient, rawClient } from './raw-client.ts'

const requestHead = (path: string, more = '') => `${path} HTTP/1.1\r\nHost: here\r\n${more}`

const jsonPost = requestHead(
  'POST /api/send-whatsapp',
  'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":',
)
const formPost = requestHead(
  'POST /book-appointment',
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=',
)

/** Opens clients that occupy connections in every way in which a client can be slow. */
export async function slowClients(url: string, each: number) {
  const html = await (await fetch(`${url}/book-appointment`)).text()
  // The form's script has some 240 KB uncompressed, so a hundred answers with it fill every buffer.
  const [, bigFile = ''] = /<script data-src="([^"]+)"/.exec(html) ?? []
  const manyRequests = `GET ${requestHead(bigFile, '\r\n')}`.repeat(100)
  // These clients connect and send nothing.
  const silent = await clients(url, 2 * each, '')
  // These stop in the middle of a header.
  const inHeaders = await clients(url, each, requestHead('GET /', 'X-Slow: a'))
  // These stop in the middle of a body.
  const inBody = [
    ...(await clients(url, each / 2, jsonPost)),
    ...(await clients(url, each / 2, formPost)),
  ]
  // These ask for much and read nothing of the answers.
  const deaf = await clients(url, 10, manyRequests, false)
  // These ask for a page and keep the connection open, as browsers do.
  const waiting = await clients(url, each, requestHead('GET /', '\r\n'))
  const all = [...silent, ...inHeaders, ...inBody, ...deaf, ...waiting]
  return {
    silent,
    inHeaders,
    inBody,
    deaf,
    waiting,
    all,
    /** Sends one more byte of each header and body that is not complete. */
    trickle() {
      for (const client of [...inHeaders, ...inBody]) client.say('a')
    },
    vanish() {
      for (const client of all) client.vanish()
    },
  }
}

/** Opens `count` connections and sends `firstWords` on each. */
function clients(
  url: string,
  count: number,
  firstWords: string,
  reads?: boolean,
): Promise<RawClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = await rawClient(url, reads)
      if (firstWords !== '') client.say(firstWords)
      return client
    }),
  )
}
