import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import { callBy } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { Database } from '../db/database.ts'
import type { RaiseAlarm } from '../outbox/raise-alarm.ts'
import { correctInstants } from './correct-instants.ts'
import { judgeClock, jumpInWords } from './judge-clock.ts'
import { type ClockReading, seeClock } from './queries.ts'

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
  /** Called when something may be due sooner. */
  readonly onCorrected: () => void
  readonly log: Logger
}

/** Looks at the clock and notes a jump. A purge, and the end of retrying, go by this alone. */
export type LookAtClock = () => Promise<ClockLook>

export interface ClockLook {
  /** What it shows, epoch ms. */
  readonly wallMs: number
  /** How far it is known to have been set forward, and not back or confirmed since. */
  readonly aheadMs: number
}

/**
 * Notices when the clock was set: raises one alarm for all servers, and corrects stored instants
 * that a wrong clock has put too far ahead.
 */
export function createClockWatch(deps: ClockDeps): LookAtClock {
  const { database, hours, now, uptimeMs, newId, raiseAlarm, onCorrected, log } = deps
  // If the boot is not known, this process can still recognise its own readings.
  const bootId = deps.bootId ?? newId()
  let noted: ClockReading | undefined
  let setBackMs: number | undefined
  let pendingAlarm: string | undefined
  let aheadMs = 0
  let looking: Promise<ClockLook> | undefined

  async function look(): Promise<ClockLook> {
    const shown = { wallMs: now(), bootId, uptimeMs: uptimeMs() }
    if (noted === undefined || isNews(noted, shown)) await note(shown)
    if (setBackMs !== undefined) await correct(shown.wallMs, setBackMs)
    setBackMs = undefined
    if (pendingAlarm !== undefined) await raiseAlarm({ subject: pendingAlarm })
    pendingAlarm = undefined
    return { wallMs: shown.wallMs, aheadMs }
  }

  async function note(shown: ClockReading): Promise<void> {
    // Another machine's reading says nothing about this machine's clock, except at the start.
    const seen = await seeClock(database, shown, (last) =>
      judgeClock(last?.bootId === bootId ? last : (noted ?? last), shown),
    )
    const { jumpMs = 0, withholdsPurge } = seen
    noted = shown
    aheadMs = seen.aheadMs
    setBackMs = Math.max(0, -jumpMs)
    if (jumpMs !== 0) pendingAlarm = `clock-moved ${jumpInWords(jumpMs)}`
    else if (withholdsPurge) pendingAlarm = 'purge-withheld clock'
  }

  async function correct(nowMs: number, setBackMs: number): Promise<void> {
    const corrected = await correctInstants(database, { nowMs, setBackMs }, (at, wanted) =>
      callBy(at, hours, wanted),
    )
    if (corrected === 0) return
    log.warn({ corrected }, 'instants ahead of the clock corrected')
    onCorrected()
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
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
