import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import {
  asBefore,
  type ClockReading,
  type ClockVerdict,
  judgeClock,
  jumpInWords,
  toleranceMs,
} from './judge-clock.ts'
import { seeClock } from './queries.ts'

/** How often the time is stored. */
const noteEveryMs = 60_000

export interface ClockDeps {
  readonly database: Database
  readonly now: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
  /** Identifies the boot of the machine; undefined where the system does not tell. */
  readonly bootId: string | undefined
  readonly newId: () => string
  /** Queued in the transaction that notes the jump. */
  readonly raiseAlarm: (alarm: { readonly subject: string }, db: Kysely<Schema>) => Promise<void>
  /** Ends the waits of everything that is still owed, in the same transaction. */
  readonly lookAfterClockWasSet: (db: Kysely<Schema>, nowMs: number) => Promise<void>
  /** Told how the clock was set, as soon as that is known. */
  readonly onMoves?: (moves: ClockMoves) => void
  /** Called when something may be due sooner, an alarm among it. */
  readonly onDue: () => void
}

/**
 * Looks at the clock and notes a jump. A purge and the end of retrying ask this clock, and not `now`. A purge also
 * waits on the doubt that an earlier look stored.
 */
export type LookAtClock = () => Promise<ClockLook>

export interface ClockLook extends ClockMoves {
  /** What it shows, epoch ms. */
  readonly wallMs: number
}

export interface ClockMoves {
  /** How far it is known to have been set forward, and not back or confirmed since. */
  readonly aheadMs: number
  /** Since when it was not set, as far as this server knows: times ahead of now were stored before. */
  readonly steadySinceMs: number
  /** How far it was set forward then: what was stored before is younger by this. */
  readonly skippedMs: number
}

/** A clock that shows the time as it always did. */
export const neverMoved: ClockMoves = { aheadMs: 0, steadySinceMs: 0, skippedMs: 0 }

/**
 * Notices when the clock was set. It raises one alarm for all servers, and has everything that is still
 * owed looked at.
 */
export function createClockWatch(deps: ClockDeps): LookAtClock {
  const { database, now, uptimeMs, newId, raiseAlarm, lookAfterClockWasSet, onMoves, onDue } = deps
  // If the boot is not known, this process can still recognise its own readings.
  const bootId = deps.bootId ?? newId()
  let noted: ClockReading | undefined
  let notedAheadMs = 0
  let moves: ClockMoves = { ...neverMoved, steadySinceMs: now() }
  let looking: Promise<ClockLook> | undefined

  async function look(): Promise<ClockLook> {
    const shown = { wallMs: now(), bootId, uptimeMs: uptimeMs() }
    if (noted === undefined || isNews(noted, shown)) await note(shown)
    return { wallMs: shown.wallMs, ...moves }
  }

  async function note(shown: ClockReading): Promise<void> {
    const { jumpMs } = judgeClock(noted, shown)
    const isSet = jumpMs !== undefined
    // The alarm is raised before the commit: once the reading is stored, nobody finds the jump again.
    // Not by `transact`, which may run a write twice.
    const { seen, subject } = await database.db.transaction().execute(async (transaction) => {
      const own = { bootId, noted, notedAheadMs }
      const seen = await seeClock(transaction, shown, (last, storedAheadMs) =>
        judgeStored({ last, storedAheadMs }, own, shown),
      )
      const subject = alarmOf(seen)
      // Known before anything is looked at: what is owed depends on it.
      moves = {
        aheadMs: Math.max(0, seen.aheadMs),
        steadySinceMs: isSet ? shown.wallMs : moves.steadySinceMs,
        skippedMs: Math.max(0, jumpMs ?? seen.jumpMs ?? moves.skippedMs),
      }
      onMoves?.(moves)
      if (isSet || subject !== undefined) await lookAfterClockWasSet(transaction, shown.wallMs)
      if (subject !== undefined) await raiseAlarm({ subject }, transaction)
      return { seen, subject }
    })
    noted = shown
    notedAheadMs = seen.aheadMs
    if (isSet || subject !== undefined) onDue()
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/**
 * Another machine's uptime says nothing here, except at the start. A server there that goes by the same
 * clock may have counted the jump.
 */
function judgeStored(
  stored: { readonly last: ClockReading | undefined; readonly storedAheadMs: number },
  own: { bootId: string; noted: ClockReading | undefined; notedAheadMs: number },
  shown: ClockReading,
): ClockVerdict {
  const isOwn = own.noted === undefined || stored.last?.bootId === own.bootId
  const verdict = judgeClock(isOwn ? stored.last : own.noted, shown)
  const countedMs = isOwn ? 0 : stored.storedAheadMs - own.notedAheadMs
  const isCounted = Math.abs(countedMs - (verdict.jumpMs ?? Infinity)) <= toleranceMs
  return isCounted ? asBefore : verdict
}

function alarmOf({ jumpMs, withholdsPurge }: ClockVerdict): string | undefined {
  if (jumpMs !== undefined) return `clock-moved ${jumpInWords(jumpMs)}`
  return withholdsPurge ? 'purge-withheld clock' : undefined
}

function isNews(noted: ClockReading, shown: ClockReading): boolean {
  const isDue = shown.uptimeMs - noted.uptimeMs >= noteEveryMs
  return isDue || wasSet(noted, shown)
}

function wasSet(noted: ClockReading, shown: ClockReading): boolean {
  return judgeClock(noted, shown).jumpMs !== undefined
}

/** A new one with each start of a Linux machine, https://man7.org/linux/man-pages/man4/random.4.html */
const file = '/proc/sys/kernel/random/boot_id'

/** Identifies the boot of the machine; undefined where the system does not tell. */
export function readBootId(): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
