import type { Recipient } from '../db/records.ts'

/** Who at the centre is told, by which channel. Only addresses from the configuration. */
export interface Recipients {
  /** Reception, told of each request at once; never empty. */
  readonly desk: readonly Recipient[]
  /** Reception, told of the whole day at closing; all of them can carry a digest. */
  readonly atClosing: readonly Recipient[]
  /** Reception's mailbox: the second channel, or among `desk` where mail is the only one. */
  readonly mail: Recipient | undefined
  /** Told of alarms, of requests nobody called, and each Monday of the week. */
  readonly owner: Recipient | undefined
  /** Whether the desk can answer with a tap; if not, nobody knows who was called. */
  readonly canBeTapped: boolean
}
