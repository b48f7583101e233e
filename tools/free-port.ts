import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections, so that no connection takes the port in the meantime. */
const [lowest, beyond] = [20_000, 32_000]

/** A port of this machine that is free now, for a program that must know its port before it listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, beyond)
  return (await isFree(port)) ? port : await freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const answer = Promise.withResolvers<boolean>()
  server.once('error', () => answer.resolve(false))
  server.listen(port, '127.0.0.1', () => answer.resolve(true))
  const isListening = await answer.promise
  if (isListening) await new Promise((closed) => server.close(closed))
  return isListening
}
