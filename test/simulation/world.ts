import type { Session } from '../../cli/session.ts'
import type { Config } from '../../server/config.ts'
import type { Ledger } from './ledger.ts'
import type { Process } from './process.ts'
import type { Random } from './random.ts'
import type { Schedule } from './schedule.ts'
import type { SimulatedServer } from './servers.ts'
import type { Setup } from './setup.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What servers, providers and people share. */
export interface World {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: Random
  readonly servers: readonly SimulatedServer[]
  /** Makes ids, the same in each run of a seed. */
  readonly newId: () => string
  /** The process in which commands run, beside the servers. */
  readonly operator: Process
  /** Runs a command of the operator. Rejects if the store cannot be opened, or the command fails. */
  readonly runCommand: (command: (session: Session) => Promise<unknown>) => Promise<void>
}

/** The world as one process sees it, with the settings that it was started with. */
export interface ConfiguredWorld extends World {
  readonly setup: Setup
  readonly config: Config
}
