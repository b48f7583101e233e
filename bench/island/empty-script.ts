import { createServer, request } from 'node:http'

/** The site as it is, but that its scripts are empty: what the machine and the link cost anyway. */
export async function withEmptyScript<T>(
  siteUrl: string,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.endsWith('.js')) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
      outgoing.end('export {}')
      return
    }
    request(`${siteUrl}${incoming.url}`, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
      .on('error', () => outgoing.destroy())
      .end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  try {
    return await use(`http://127.0.0.1:${address.port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
