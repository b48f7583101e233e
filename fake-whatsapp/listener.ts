import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A port on 127.0.0.1 that can be closed and opened again, to simulate an outage. */
export interface Listener {
  /** `http://127.0.0.1:4010`, the same for the listener's whole life. */
  readonly url: string
  /** Stops listening and closes open connections. */
  goDown(): Promise<void>
  goUp(): Promise<void>
}

/** @param port 0 picks a free one. */
export async function startListener(handler: RequestListener, port: number): Promise<Listener> {
  const host = '127.0.0.1'
  const server = createServer(handler)
  await once(server.listen(port, host), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return {
    url: `http://${host}:${address.port}`,
    async goDown() {
      if (!server.listening) return
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
    async goUp() {
      if (!server.listening) await once(server.listen(address.port, host), 'listening')
    },
  }
}
