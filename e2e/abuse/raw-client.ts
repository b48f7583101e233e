import { once } from 'node:events'
import { connect } from 'node:net'

/** A client that says byte for byte what it is told, and hears what a browser would not show. */
export interface RawClient {
  /** Everything that came back so far. */
  readonly received: string
  readonly isClosed: boolean
  say(text: string): void
  /** Resolves with everything that came back once the server has closed the connection. */
  untilClosed(): Promise<string>
  /** Goes away without a word. */
  vanish(): void
}

/** @param takes False reads nothing that is sent to it. */
export async function rawClient(url: string, takes = true): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const closed = Promise.withResolvers<string>()
  let received = ''
  let isClosed = false
  const take = () => socket.on('data', (bytes) => (received += bytes.toString('latin1')))
  if (takes) take()
  // A reset is one of the ways to be closed.
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    closed.resolve(received)
  })
  await once(socket, 'connect')
  return {
    get received() {
      return received
    },
    get isClosed() {
      return isClosed
    },
    say: (text) => void socket.write(text, 'latin1'),
    untilClosed() {
      if (!takes) take()
      return closed.promise
    },
    vanish: () => socket.destroy(),
  }
}

/** One whole conversation: what is answered to these bytes, until the connection is closed. */
export async function answerTo(url: string, text: string): Promise<string> {
  const client = await rawClient(url)
  client.say(text)
  return await client.untilClosed()
}
