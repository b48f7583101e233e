import { once } from 'node:events'
import { connect } from 'node:net'

/** Options of a client. */
export interface RawClientOptions {
  /** False reads nothing that is sent to it. */
  readonly takes?: boolean
  /** The address it comes from; all of 127.0.0.0/8 is this machine. */
  readonly from?: string
}

export type RawClient = Awaited<ReturnType<typeof rawClient>>

/** A client that sends exact bytes, and reads what a browser would not show. */
export async function rawClient(
  url: string,
  { takes = true, from = '127.0.0.1' }: RawClientOptions = {},
) {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
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
    /** Everything that came back so far. */
    get received() {
      return received
    },
    get isClosed() {
      return isClosed
    },
    say: (text: string) => void socket.write(text, 'latin1'),
    /** Resolves with everything that came back once the server has closed the connection. */
    untilClosed() {
      if (!takes) take()
      return closed.promise
    },
    vanish: () => socket.destroy(),
  }
}

/** Sends these bytes and returns everything answered until the connection is closed. */
export async function answerTo(
  url: string,
  text: string,
  options?: RawClientOptions,
): Promise<string> {
  const client = await rawClient(url, options)
  client.say(text)
  return await client.untilClosed()
}
