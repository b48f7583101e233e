import { once } from 'node:events'
import { connect } from 'node:net'

export type RawClient = Awaited<ReturnType<typeof rawClient>>

/**
 * Connects a client that sends exact bytes and reads the answer as it is on the wire.
 *
 * @param reads If false, the client reads nothing before `untilClosed` is called.
 */
export async function rawClient(url: string, reads = true) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const closed = Promise.withResolvers<string>()
  let received = ''
  let isClosed = false
  const startReading = () => socket.on('data', (bytes) => (received += bytes.toString('latin1')))
  if (reads) startReading()
  // A connection that is reset emits 'close' too, which suffices.
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    closed.resolve(received)
  })
  await once(socket, 'connect')
  return {
    /** Everything that the server has sent so far. */
    get received() {
      return received
    },
    get isClosed() {
      return isClosed
    },
    say: (text: string) => void socket.write(text, 'latin1'),
    /** Resolves with everything that the server has sent once it has closed the connection. */
    untilClosed() {
      if (!reads) startReading()
      return closed.promise
    },
    vanish: () => socket.destroy(),
  }
}

/** Sends this text. Returns everything that the server sends until it closes the connection. */
export async function answerTo(url: string, text: string): Promise<string> {
  const client = await rawClient(url)
  client.say(text)
  return await client.untilClosed()
}
