import { setImmediate as turn } from 'node:timers/promises'
import { minute } from '../../domain/time/milliseconds.ts'

interface VirtualTimeDeps {
  /** What a clock that is right shows at the start, epoch ms. */
  readonly startMs: number
  /** Grows with everything that servers and people do. While it grows, somebody is at work. */
  readonly activity: () => number
  /** Whether a request is being read. Reading takes turns of the event loop in which `activity` does not grow. */
  readonly isReading: () => boolean
  /** Work that takes real time. Virtual time stands still until it is done. */
  readonly realWork: ReadonlySet<Promise<unknown>>
  /** Called each time everybody waits, before time moves on. If it resolves to false, the run ends. */
  readonly onQuiet: () => Promise<boolean>
  /** Called if somebody keeps waiting so briefly that time hardly moves on. The run ends then. */
  readonly onStuck: () => void
}

interface Sleeper {
  readonly atMs: number
  readonly wake: () => void
}

/** After this many turns of the event loop without activity, everybody counts as waiting. */
const quietTurns = 2
const quietTurnsReading = 8

/** Far more steps than servers and people need. More steps mean that somebody polls for ever in vain. */
const maxStepsInAMinute = 20_000

export type VirtualTime = ReturnType<typeof virtualTime>

/** Time that passes without waiting: once everybody waits, it jumps to the end of the next wait. */
export function virtualTime(deps: VirtualTimeDeps) {
  const { startMs, activity, isReading, realWork, onQuiet, onStuck } = deps
  const sleepers = new Set<Sleeper>()
  let elapsedMs = 0
  let clockAheadMs = 0
  let steps = 0

  /** Calls back when the time has come, unless it is cancelled before. */
  function after(ms: number, wake: () => void) {
    const sleeper = { atMs: elapsedMs + Math.max(0, ms), wake }
    sleepers.add(sleeper)
    return { cancel: () => void sleepers.delete(sleeper) }
  }

  /** Resolves when everybody waits. Whoever does not wait goes on in this turn of the event loop or the next. */
  async function untilEverybodyWaits(): Promise<void> {
    for (let quiet = 0; quiet < (isReading() ? quietTurnsReading : quietTurns); quiet++) {
      const before = activity()
      if (realWork.size > 0) await Promise.allSettled(realWork)
      await turn()
      if (before !== activity() || realWork.size > 0) quiet = -1
    }
  }

  return {
    /** True time since the start, in milliseconds. No setting of a clock changes it. */
    elapsedMs: () => elapsedMs,
    /** What a clock that is right shows, epoch ms. */
    trueMs: () => startMs + elapsedMs,
    /** What the servers' clock shows, epoch ms. */
    clockMs: () => startMs + elapsedMs + clockAheadMs,
    moveClock(byMs: number) {
      clockAheadMs += byMs
    },
    after,
    /** Runs everything that happens by `endMs`, unless the run is ended before. */
    async runUntil(endMs: number): Promise<void> {
      let since = { atMs: elapsedMs, steps }
      for (;;) {
        await untilEverybodyWaits()
        if (!(await onQuiet())) return
        const next = firstOf(sleepers)
        if (next === undefined || next.atMs > endMs) break
        sleepers.delete(next)
        elapsedMs = next.atMs
        steps++
        if (elapsedMs >= since.atMs + minute) since = { atMs: elapsedMs, steps }
        if (steps - since.steps > maxStepsInAMinute) return onStuck()
        next.wake()
      }
      elapsedMs = endMs
    },
  }
}

/** The sleeper that wakes first. If two wake at the same instant, the one that began to wait first comes first. */
function firstOf(sleepers: ReadonlySet<Sleeper>): Sleeper | undefined {
  let first: Sleeper | undefined
  for (const sleeper of sleepers) {
    if (first === undefined || sleeper.atMs < first.atMs) first = sleeper
  }
  return first
}
