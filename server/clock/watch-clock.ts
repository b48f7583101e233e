import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { callBy } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import type { RaiseAlarm } from '../outbox/raise-alarm.ts'
import { correctInstants } from './correct-instants.ts'
import type { Correction } from './correct-received.ts'
import {
  type ClockReading,
  type ClockVerdict,
  judgeClock,
  jumpInWords,
  toleranceMs,
} from './judge-clock.ts'
import { type SeenClock, seeClock } from './queries.ts'

/** How often the time is stored and instants too far ahead are corrected. */
const noteEveryMs = 60_000

export interface ClockDeps {
  readonly database: Database
  readonly hours: OpeningHours
  readonly now: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
  /** Identifies the boot of the machine; undefined where the system does not tell. */
  readonly bootId: string | undefined
  readonly newId: () => string
  readonly raiseAlarm: RaiseAlarm
  /** Called when something may be due sooner, an alarm among it. */
  readonly onDue: () => void
  readonly log: Logger
}

/** Looks at the clock and notes a jump. A purge, and the end of retrying, go by this alone. */
export type LookAtClock = () => Promise<ClockLook>

export interface ClockLook {
  /** What it shows, epoch ms. */
  readonly wallMs: number
  /** How far it is known to have been set forward, and not back or confirmed since. */
  readonly aheadMs: number
  /** Since when it was not set, as far as this server knows: what lies ahead of now was stored before. */
  readonly steadySinceMs: number
}

/** How the clock was moved since instants were last corrected. */
type Uncorrected = Pick<Correction, 'setBackMs' | 'moves'>

const nothing: Uncorrected = { setBackMs: 0, moves: [] }

/**
 * Notices when the clock was set: raises one alarm for all servers, and corrects stored instants
 * that a wrong clock has put too far ahead.
 */
export function createClockWatch(deps: ClockDeps): LookAtClock {
  const { database, hours, now, uptimeMs, newId, raiseAlarm, onDue, log } = deps
  // If the boot is not known, this process can still recognise its own readings.
  const bootId = deps.bootId ?? newId()
  let noted: ClockReading | undefined
  let aheadMs = 0
  let steadySinceMs = now()
  let uncorrected: Uncorrected = nothing
  let looking: Promise<ClockLook> | undefined

  async function look(): Promise<ClockLook> {
    const shown = { wallMs: now(), bootId, uptimeMs: uptimeMs() }
    if (noted === undefined || isNews(noted, shown)) await note(shown)
    return { wallMs: shown.wallMs, aheadMs, steadySinceMs }
  }

  async function note(shown: ClockReading): Promise<void> {
    // The alarm is raised before the commit: once the reading is stored, nobody finds the jump again.
    // Not by `transact`, which may run a write twice.
    const { seen, correction, subject } = await database.db
      .transaction()
      .execute(async (transaction) => {
        const seen = await seeClock(transaction, shown, (last) => judge(last, shown))
        const correction = await correct(transaction, shown.wallMs, seen)
        const subject = alarmOf(seen)
        if (subject !== undefined) await raiseAlarm({ subject }, transaction)
        return { seen, correction, subject }
      })
    if (noted !== undefined && judgeClock(noted, shown).jumpMs !== undefined) {
      steadySinceMs = shown.wallMs
    }
    noted = shown
    aheadMs = Math.max(0, seen.aheadMs)
    uncorrected = correction.uncorrected
    const { corrected } = correction
    if (corrected > 0) log.warn({ corrected }, 'instants ahead of the clock corrected')
    if (corrected > 0 || subject !== undefined) onDue()
  }

  /** Another machine's reading says nothing about this machine's clock, except at the start. */
  function judge(last: ClockReading | undefined, shown: ClockReading): ClockVerdict {
    return judgeClock(last?.bootId === bootId ? last : (noted ?? last), shown)
  }

  async function correct(
    db: Kysely<Schema>,
    nowMs: number,
    { last, jumpMs = 0, move, aheadMs }: SeenClock,
  ): Promise<{ readonly corrected: number; readonly uncorrected: Uncorrected }> {
    const isOtherAhead =
      last !== undefined && last.bootId !== bootId && last.wallMs > nowMs + toleranceMs
    const setBackMs = Math.max(uncorrected.setBackMs, -jumpMs)
    const moves = move === undefined ? uncorrected.moves : [...uncorrected.moves, move]
    // Of several machines the one that is ahead corrects: one that is years behind would take every
    // request and every lease for wrong. Where no other runs, the next reading found is our own.
    if (isOtherAhead && isPostgres(db)) return { corrected: 0, uncorrected: { setBackMs, moves } }
    const by = { nowMs, aheadMs, setBackMs, moves }
    const corrected = await correctInstants(db, by, (at, wanted) => callBy(at, hours, wanted))
    return { corrected, uncorrected: nothing }
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

function alarmOf({ jumpMs, withholdsPurge }: ClockVerdict): string | undefined {
  if (jumpMs !== undefined) return `clock-moved ${jumpInWords(jumpMs)}`
  return withholdsPurge ? 'purge-withheld clock' : undefined
}

function isNews(noted: ClockReading, shown: ClockReading): boolean {
  const isDue = shown.uptimeMs - noted.uptimeMs >= noteEveryMs
  return isDue || judgeClock(noted, shown).jumpMs !== undefined
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
