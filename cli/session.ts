import { type Config, readConfig } from '../server/config.ts'
import { openSqlite } from '../server/store/open-sqlite.ts'
import { openStore } from '../server/store/open-store.ts'
import type { Store } from '../server/store/store.ts'
import { whyUnusable } from '../server/store/unusable-store.ts'

export interface Session {
  readonly config: Config
  readonly store: Store
  readonly now: () => number
  readonly print: (text: string) => void
}

/** Runs a command on the configured store, beside a running server or without one. */
export async function withSession(command: (session: Session) => Promise<void>): Promise<void> {
  const config = usableConfig()
  const store = await openSessionStore(config.dataDir)
  try {
    await command({ config, store, now: Date.now, print: (text) => process.stdout.write(text) })
  } finally {
    await store.close()
  }
}

async function openSessionStore(directory: string): Promise<Store> {
  try {
    return await openStore(openSqlite(directory))
  } catch (error) {
    throw new Error(`the store in ${directory} ${whyUnusable(error)}`)
  }
}

export function usableConfig(): Config {
  const read = readConfig(process.env)
  if (read.ok) return read.config
  const lines = read.problems.map(({ key, wrong, example }) => `${key} ${wrong}, e.g. ${example}`)
  throw new Error(`the configuration is not usable:\n${lines.join('\n')}`)
}
