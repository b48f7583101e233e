import type { Spell } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'

export async function pass({ time }: { readonly time: VirtualTime }, ms: number): Promise<void> {
  await time.sleep(ms).over
}

/** What a dead process waits for. */
export async function never(): Promise<never> {
  return await new Promise(() => {})
}

export function spellAt<Kind>(spells: readonly Spell<Kind>[], elapsedMs: number): Kind | undefined {
  return spells.find(({ fromMs, toMs }) => elapsedMs >= fromMs && elapsedMs < toMs)?.kind
}
