import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Schedule, Spell } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What the simulated providers and people share. */
export interface World {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: Random
  readonly server: SimulatedServer
}

/** The machine: one process after the other, each until it dies or the power is cut. */
export interface SimulatedServer {
  /** The process that runs now, or ran last. */
  life(): Life
  /** Undefined while none runs. */
  process(): ServerProcess | undefined
  /** From now on there is a process, but for crashes and power cuts. */
  run(start: StartProcess): void
}

/** One process of the server, from its start to its death. */
export interface Life {
  isAlive(): boolean
  die(): void
}

/** What the rest of the world has to do with a process. */
export interface ServerProcess {
  wake(): void
  /** Stores what a webhook of Meta's says. */
  takeWebhook(body: unknown): Promise<void>
}

export type StartProcess = (life: Life) => Promise<ServerProcess>

/** What a dead process waits for. */
export async function never(): Promise<never> {
  return await new Promise(() => {})
}

export function spellAt<Kind>(spells: readonly Spell<Kind>[], elapsedMs: number): Kind | undefined {
  return spells.find(({ fromMs, toMs }) => elapsedMs >= fromMs && elapsedMs < toMs)?.kind
}

export async function pass({ time }: Pick<World, 'time'>, ms: number): Promise<void> {
  await time.sleep(ms).over
}
