import { day, hour, minute } from '../../domain/time/milliseconds.ts'

export interface ClockReading {
  readonly wallMs: number
  /** The boot since which the uptime counts; undefined if it is not known. */
  readonly bootId: string | undefined
  readonly uptimeMs: number
}

export interface ClockVerdict {
  /** How far the clock was surely set forward, or back if negative; undefined if that is not known. */
  readonly jumpMs: number | undefined
  /** Whether the clock advanced so far that purges are withheld until a person confirms the clock. */
  readonly withholdsPurge: boolean
}

/** A difference up to this is no jump: a time service may correct so much, or two machines may differ by it. */
export const toleranceMs = 2 * minute

/** After a longer jump, or a longer advance across boots, purges are withheld: they might delete data too soon. */
const maxAdvanceMs = 30 * day

export const asBefore: ClockVerdict = { jumpMs: undefined, withholdsPurge: false }

/**
 * Whether the clock was set between two readings. Within one boot the machine's uptime tells how much time has passed.
 * Across boots the uptime says nothing: only a clock that went back was certainly set. A clock that advanced by over a
 * month may be right, so only purges are withheld (privacy/purge-job.ts), until a person runs `purge --yes`.
 */
export function judgeClock(last: ClockReading | undefined, shown: ClockReading): ClockVerdict {
  if (last === undefined) return asBefore
  const advanceMs = shown.wallMs - last.wallMs
  if (isSameRun(last, shown)) {
    const jumpMs = advanceMs - (shown.uptimeMs - last.uptimeMs)
    if (Math.abs(jumpMs) <= toleranceMs) return asBefore
    return { jumpMs, withholdsPurge: jumpMs > maxAdvanceMs }
  }
  if (advanceMs < -toleranceMs) return { jumpMs: advanceMs, withholdsPurge: false }
  return { jumpMs: undefined, withholdsPurge: advanceMs > maxAdvanceMs }
}

/** `+366 d`, `-5.5 h`, `+10 min`: rounded, so that several servers report one jump the same way. */
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
    // In some containers the uptime counts from the container's start, so a lower one is of another container.
    shown.uptimeMs >= last.uptimeMs
  )
}
