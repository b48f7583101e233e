import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import type { Schedule, Spell } from './schedule.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What the simulated providers and people share. */
export interface World {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: Random
  readonly server: SimulatedServer
}

/** One process of the server, from its start to its death. */
export interface Life {
  isAlive(): boolean
  die(): void
}

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
