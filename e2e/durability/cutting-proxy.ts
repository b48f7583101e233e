import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../test/support/listen.ts'

/** Starts a proxy between a server and its PostgreSQL. It can stop forwarding without closing connections. */
export async function startCuttingProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  let armed: { readonly bytes: string; readonly onCut: () => void } | undefined

  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let isCut = false
    sockets.push(client, database)
    client.on('data', (chunk) => {
      if (isCut) return
      database.write(chunk)
      if (armed === undefined || !chunk.includes(armed.bytes)) return
      isCut = true
      armed.onCut()
      armed = undefined
    })
    database.on('data', (chunk) => {
      if (!isCut) client.write(chunk)
    })
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      end.on('error', () => {})
      end.on('close', () => {
        if (!isCut) other.destroy()
      })
    }
  })
  const throughProxy = new URL(databaseUrl)
  throughProxy.port = String(await listen(server))
  return {
    /** The URL of the database through the proxy. */
    databaseUrl: throughProxy.href,
    /**
     * Cuts the next connection that sends these bytes. The bytes arrive, and then nothing is forwarded in
     * either direction. Both ends stay open. Resolves at the cut.
     */
    cutAfter(bytes: string) {
      return new Promise<void>((onCut) => {
        armed = { bytes, onCut }
      })
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
