import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whileListening } from '../bench/while-listening.ts'

/**
 * Runs the built server, with an empty data folder and its own address as the public one, for as
 * long as `use` takes.
 */
export async function withBuiltSite(
  use: (url: string) => Promise<void>,
  nodeArguments: readonly string[] = [],
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'centre-site-'))
  const port = await freePort()
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    // Tools book more often than the limits allow.
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_PHONE: '0',
  }
  try {
    await whileListening([...nodeArguments, 'dist/server/main.js'], environment, use)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** The public address stands in the pages, so the port must be known before the server starts. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
