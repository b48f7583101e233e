import type { Recipient } from '../db/records.ts'

/** Who at the centre is told, by which channel. Only addresses from the configuration. */
export interface Recipients {
  /** Who at reception is told of each request at once; never empty. */
  readonly reception: readonly Recipient[]
  /** Who at reception gets the digest of the day at closing; all of their channels can send one. */
  readonly dayDigest: readonly Recipient[]
  /** Reception's mailbox: the second channel, or in `reception` where mail is the only one. */
  readonly receptionMail: Recipient | undefined
  /** Told of alarms, of requests nobody called, and each Monday of the week. */
  readonly owner: Recipient | undefined
  /** Whether reception can answer with a tap; if not, nobody knows who was called. */
  readonly canBeTapped: boolean
}

/** The part of the configuration that every provider for phones needs. */
export interface StaffConfig {
  readonly staffNumbers: readonly string[]
  /** `minimal` leaves out test names and notes, which are health data. */
  readonly notice: 'full' | 'minimal'
}
