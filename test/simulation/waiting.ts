import type { Period } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'

export async function pass({ time }: { readonly time: VirtualTime }, ms: number): Promise<void> {
  await new Promise<void>((resolve) => time.after(ms, resolve))
}

/** Never resolves, so that a dead process goes no further. */
export async function never(): Promise<never> {
  return await new Promise(() => {})
}

export function kindAt<Kind>(
  periods: readonly Period<Kind>[],
  elapsedMs: number,
): Kind | undefined {
  return periods.find(({ fromMs, toMs }) => elapsedMs >= fromMs && elapsedMs < toMs)?.kind
}
