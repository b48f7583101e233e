import type { Recipient } from '../store/records.ts'

/** Who at the centre is told, by which channel. Only addresses from the configuration. */
export interface Audience {
  /** Told of each request at once; never empty. */
  readonly desk: readonly Recipient[]
  /** Told of the whole day at closing. */
  readonly atClosing: readonly Recipient[]
  /** Told when the desk's channel does not carry a request. */
  readonly mail: Recipient | undefined
  /** Told of alarms, of requests nobody called, and each Monday of the week. */
  readonly owner: Recipient | undefined
  /** Whether the desk can answer with a tap; if not, nobody knows who was called. */
  readonly canBeTapped: boolean
}
