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
  const port = await freePort()
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    // Whoever looks at the site may book as often as it takes.
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_PHONE: '0',
  }
  try {
    await whileListening([...nodeArguments, 'dist/server/main.js'], environment, use)
  } finally {
    await rm(directory, { recursive: true })
  }
}
