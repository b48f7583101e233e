import { setImmediate as turn } from 'node:timers/promises'

/** A wait that somebody else may end early. */
export interface Sleep {
  readonly over: Promise<void>
  end(): void
}

/** Time that costs none: once everybody waits, it moves on to the end of the next wait. */
export interface VirtualTime {
  /** True time since the start, in milliseconds. No setting of a clock changes it. */
  elapsedMs(): number
  /** What a clock that is right shows, epoch ms. */
  trueMs(): number
  /** What the server's clock shows, epoch ms. */
  clockMs(): number
  moveClock(byMs: number): void
  sleep(ms: number): Sleep
  /** Lets everything happen that happens by then. */
  runUntil(elapsedMs: number): Promise<void>
}

interface VirtualTimeDeps {
  /** What a clock that is right shows at the start, epoch ms. */
  readonly startMs: number
  /** Grows with whatever the code under test does; while it grows, somebody is at work. */
  readonly activity: () => number
  /** Called each time everybody waits, before time moves on. */
  readonly onQuiet: () => Promise<void>
}

interface Sleeper {
  readonly atMs: number
  readonly wake: () => void
}

export function virtualTime({ startMs, activity, onQuiet }: VirtualTimeDeps): VirtualTime {
  const sleepers = new Set<Sleeper>()
  let elapsedMs = 0
  let clockAheadMs = 0

  function sleep(ms: number): Sleep {
    const { promise: over, resolve: wake } = Promise.withResolvers<void>()
    const sleeper = { atMs: elapsedMs + Math.max(0, ms), wake }
    sleepers.add(sleeper)
    return {
      over,
      end() {
        sleepers.delete(sleeper)
        wake()
      },
    }
  }

  /** Store, channels and jobs only ever go on in this turn of the event loop or the next. */
  async function untilEverybodyWaits(): Promise<void> {
    for (let before = -1; before !== activity(); ) {
      before = activity()
      await turn()
      await turn()
    }
  }

  return {
    elapsedMs: () => elapsedMs,
    trueMs: () => startMs + elapsedMs,
    clockMs: () => startMs + elapsedMs + clockAheadMs,
    moveClock(byMs) {
      clockAheadMs += byMs
    },
    sleep,
    async runUntil(endMs) {
      for (;;) {
        await untilEverybodyWaits()
        await onQuiet()
        const next = firstOf(sleepers)
        if (next === undefined || next.atMs > endMs) break
        sleepers.delete(next)
        elapsedMs = next.atMs
        next.wake()
      }
      elapsedMs = endMs
    },
  }
}

/** Of two that end at the same instant, the one that began first. */
function firstOf(sleepers: ReadonlySet<Sleeper>): Sleeper | undefined {
  let first: Sleeper | undefined
  for (const sleeper of sleepers) {
    if (first === undefined || sleeper.atMs < first.atMs) first = sleeper
  }
  return first
}
