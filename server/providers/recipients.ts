import type { Recipient } from '../db/records.ts'

/** The centre's recipients, with the channel of each. Only addresses from the configuration. */
export interface Recipients {
  /** Get each request at once, except those of which a summary tells. None if only the desk is told. */
  readonly reception: readonly Recipient[]
  /** Get the summaries of requests beyond the overall limit, if their channels can send them. */
  readonly summaries: readonly Recipient[]
  /** Reception's mailbox: the second channel, or in `reception` too if mail is the only channel. */
  readonly receptionMail: Recipient | undefined
  /** Gets alarms, requests that nobody has called about, and the weekly report. */
  readonly owner: Recipient | undefined
  /** Whether reception can report calls by a tap. If not, the outcome of a call may never be known. */
  readonly canBeTapped: boolean
}
