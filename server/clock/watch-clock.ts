import { readFileSync } from 'node:fs'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Db } from '../db/schema.ts'
import type { Needs, RaiseAlarm } from '../parts.ts'
import {
  asBefore,
  type ClockReading,
  type ClockVerdict,
  judgeClock,
  jumpInWords,
  toleranceMs,
} from './judge-clock.ts'
import { seeClock } from './stored-clock.ts'

/** How often the time is stored. */
const noteEveryMs = minute

export interface ClockDeps extends Needs<'database' | 'now' | 'uptimeMs' | 'newId' | 'raiseAlarm'> {
  /** Identifies the boot of the machine. Undefined if the system does not tell. */
  readonly bootId: string | undefined
  /** Makes the server look now at every visit that may owe a notice, in the same transaction. */
  readonly lookAfterClockWasSet: (db: Db, nowMs: number) => Promise<void>
  /** Called each time that the clock is noted, before a visit is looked at. */
  readonly onMoves?: (moves: ClockMoves) => void
  /** Called when something may be due sooner, such as an alarm. */
  readonly onDue: () => void
}

/**
 * Looks at the clock and notes a jump. A purge goes by the time of its own look, and waits while a stored look doubts
 * the clock.
 */
export type LookAtClock = ReturnType<typeof createClockWatch>

export interface ClockMoves {
  /** The sum of the clock's jumps since a person last confirmed the clock; 0 if the sum is negative. */
  readonly aheadMs: number
  /** Since when nobody has set the clock, as far as this server knows. A time ahead of now was stored before that. */
  readonly steadySinceMs: number
  /** How far forward the last jump went. Data stored before it may be younger than its time says, by this much. */
  readonly lastJumpForwardMs: number
}

/** The moves of a clock that nobody has set. */
export const neverMoved: ClockMoves = { aheadMs: 0, steadySinceMs: 0, lastJumpForwardMs: 0 }

/**
 * Notices when the clock was set. Raises one alarm for all servers, and has each visit that may owe a notice looked at.
 */
export function createClockWatch(deps: ClockDeps) {
  const { database, now, uptimeMs, newId, raiseAlarm, lookAfterClockWasSet, onMoves, onDue } = deps
  // If the boot is not known, an id of this process stands for it, so the process recognises at least its own readings.
  const bootId = deps.bootId ?? newId()
  let noted: ClockReading | undefined
  let notedJumpSumMs = 0
  let moves: ClockMoves = { ...neverMoved, steadySinceMs: now() }
  let looking: ReturnType<typeof look> | undefined

  async function look() {
    const shown = { wallMs: now(), bootId, uptimeMs: uptimeMs() }
    if (noted === undefined || isNews(noted, shown)) await note(shown)
    // The time of this look, as `now` returned it. In a server that is the time of the steady clock.
    return { nowMs: shown.wallMs, ...moves }
  }

  async function note(shown: ClockReading): Promise<void> {
    const { jumpMs } = judgeClock(noted, shown)
    const isSet = jumpMs !== undefined
    // The alarm is raised before the commit, because nobody finds the jump again once the reading is stored. `transact`
    // is not used, because it may run a write twice.
    const { seen, alarm } = await database.db.transaction().execute(async (transaction) => {
      const own = { bootId, noted, notedJumpSumMs }
      const seen = await seeClock(transaction, shown, (last, storedJumpSumMs) =>
        judgeStored({ last, storedJumpSumMs }, own, shown),
      )
      const alarm = alarmOf(seen)
      // Reported before any visit is looked at, because the moves decide which notices are owed.
      moves = {
        aheadMs: Math.max(0, seen.jumpSumMs),
        steadySinceMs: isSet ? shown.wallMs : moves.steadySinceMs,
        lastJumpForwardMs: Math.max(0, jumpMs ?? seen.jumpMs ?? moves.lastJumpForwardMs),
      }
      onMoves?.(moves)
      if (isSet || alarm !== undefined) await lookAfterClockWasSet(transaction, shown.wallMs)
      if (alarm !== undefined) await raiseAlarm(alarm, transaction)
      return { seen, alarm }
    })
    noted = shown
    notedJumpSumMs = seen.jumpSumMs
    if (isSet || alarm !== undefined) onDue()
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/**
 * Compares the clock with the stored reading. If another machine stored that, compares with this server's own last
 * reading, except at the start. A jump that another server has already counted is not found again.
 */
function judgeStored(
  stored: { readonly last: ClockReading | undefined; readonly storedJumpSumMs: number },
  own: { bootId: string; noted: ClockReading | undefined; notedJumpSumMs: number },
  shown: ClockReading,
): ClockVerdict {
  const isOwn = own.noted === undefined || stored.last?.bootId === own.bootId
  const verdict = judgeClock(isOwn ? stored.last : own.noted, shown)
  const countedMs = isOwn ? 0 : stored.storedJumpSumMs - own.notedJumpSumMs
  const isCounted = Math.abs(countedMs - (verdict.jumpMs ?? Infinity)) <= toleranceMs
  return isCounted ? asBefore : verdict
}

function alarmOf({ jumpMs, withholdsPurge }: ClockVerdict): Parameters<RaiseAlarm>[0] | undefined {
  if (jumpMs !== undefined) return { subject: `clock-moved ${jumpInWords(jumpMs)}` }
  return withholdsPurge ? { subject: 'purge-withheld clock' } : undefined
}

function isNews(noted: ClockReading, shown: ClockReading): boolean {
  const isDue = shown.uptimeMs - noted.uptimeMs >= noteEveryMs
  return isDue || judgeClock(noted, shown).jumpMs !== undefined
}

/** Linux makes a new id at each boot, https://man7.org/linux/man-pages/man4/random.4.html */
const file = '/proc/sys/kernel/random/boot_id'

/** Identifies the boot of the machine; undefined if the system does not tell. */
export function readBootId(): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
