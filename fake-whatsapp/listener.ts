import { createServer, type RequestListener, type Server } from 'node:http'

/** A port that can go away and come back, as a machine does. */
export interface Listener {
  /** `http://127.0.0.1:4010`, the same for the listener's whole life. */
  readonly url: string
  /** Refuses connections: stops listening and breaks those that are open. */
  goDown(): Promise<void>
  goUp(): Promise<void>
}

/** @param port 0 picks a free one. */
export async function startListener(
  handler: RequestListener,
  host: string,
  port: number,
): Promise<Listener> {
  let server = await listen(handler, host, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  let turn = Promise.resolve()
  // One change after the other: two that listen at once would find the port taken.
  const inTurn = (change: () => Promise<void>) => {
    turn = turn.then(change)
    return turn
  }
  return {
    url: `http://${host}:${address.port}`,
    goDown: () =>
      inTurn(async () => {
        if (server.listening) await close(server)
      }),
    goUp: () =>
      inTurn(async () => {
        if (!server.listening) server = await listen(handler, host, address.port)
      }),
  }
}

function listen(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(handler)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })
}
