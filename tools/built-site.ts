import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whileListening } from '../bench/while-listening.ts'
import { freePort } from './free-port.ts'

/**
 * Runs the built server, with an empty data folder and its own address as the public one, for as
 * long as `use` takes.
 */
export async function withBuiltSite(
  use: (url: string) => Promise<void>,
  nodeArguments: readonly string[] = [],
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'centre-site-'))
  // The public address stands in the pages.
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
