import type { ClockReading, ClockVerdict } from './queries.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Beyond what a time service sets at once on a machine that runs, or two machines differ by. */
const toleranceMs = 2 * minute

/** A month: what is purged a month too soon could have been asked for. */
const mostAdvanceMs = 30 * day

const asBefore: ClockVerdict = { jumpMs: undefined, withholdsPurge: false }

/**
 * Whether the clock was moved between two readings. Within one run of a machine its uptime tells how
 * much time has gone by; otherwise only a clock that goes back is known to be wrong, and one that is
 * a month on may be.
 */
export function judgeClock(last: ClockReading | undefined, shown: ClockReading): ClockVerdict {
  if (last === undefined) return asBefore
  const advanceMs = shown.wallMs - last.wallMs
  if (isSameRun(last, shown)) {
    const jumpMs = advanceMs - (shown.uptimeMs - last.uptimeMs)
    if (Math.abs(jumpMs) <= toleranceMs) return asBefore
    return { jumpMs, withholdsPurge: jumpMs > mostAdvanceMs }
  }
  if (advanceMs < -toleranceMs) return { jumpMs: advanceMs, withholdsPurge: false }
  return { jumpMs: undefined, withholdsPurge: advanceMs > mostAdvanceMs }
}

/** `+366 d`, `-5.5 h`, `+10 min`: round, so that several servers say the same of one jump. */
export function jumpInWords(jumpMs: number): string {
  const [unit, name] = unitOf(Math.abs(jumpMs))
  const rounded = Math.round((Math.abs(jumpMs) / unit) * 10) / 10
  return `${jumpMs < 0 ? '-' : '+'}${rounded} ${name}`
}

function unitOf(ms: number): readonly [number, string] {
  if (ms >= 2 * day) return [day, 'd']
  return ms >= hour ? [hour, 'h'] : [minute, 'min']
}

function isSameRun(last: ClockReading, shown: ClockReading): boolean {
  return (
    last.bootId !== undefined &&
    last.bootId === shown.bootId &&
    // In some containers it counts from the container's start.
    shown.uptimeMs >= last.uptimeMs
  )
}
