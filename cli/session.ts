import { type Config, readConfig } from '../server/config.ts'
import { chooseStore } from '../server/store/choose-store.ts'
import type { Store } from '../server/store/store.ts'
import { type Confirm, terminalConfirm } from './confirm.ts'

export interface Session {
  readonly config: Config
  readonly store: Store
  readonly now: () => number
  readonly print: (text: string) => void
  /** Asks whoever sits at the terminal; undefined where nobody does. */
  readonly confirm: Confirm | undefined
}

/** A command that loses its connection fails and says so itself. */
export const quiet = { warn: () => {} }

/** Runs a command on the configured store, beside a running server or without one. */
export async function withSession(command: (session: Session) => Promise<void>): Promise<void> {
  const config = usableConfig()
  const { store } = await chooseStore(config, quiet)
  try {
    await command({
      config,
      store,
      now: Date.now,
      print: (text) => process.stdout.write(text),
      confirm: terminalConfirm(),
    })
  } finally {
    await store.close()
  }
}

export function usableConfig(): Config {
  const read = readConfig(process.env)
  if (read.ok) return read.config
  const lines = read.problems.map(({ key, wrong, example }) => `${key} ${wrong}, e.g. ${example}`)
  throw new Error(`the configuration is not usable:\n${lines.join('\n')}`)
}
