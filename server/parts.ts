import type { Logger } from 'pino'
import type { OpeningHours } from '../domain/time/opening-hours.ts'
import type { Database } from './db/database.ts'
import type { Db } from './db/schema.ts'
import type { Recipients } from './providers/recipients.ts'

interface ServerParts {
  readonly database: Database
  readonly recipients: Recipients
  readonly hours: OpeningHours
  /** The time, epoch ms. */
  readonly now: () => number
  /** Milliseconds since the machine started. Setting the clock does not change it. */
  readonly uptimeMs: () => number
  /** In [0, 1). */
  readonly random: () => number
  /** An unguessable id. Providers hand back the id of a notice in receipts. */
  readonly newId: () => string
  readonly raiseAlarm: RaiseAlarm
  /** Called when notices were queued. */
  readonly onEnqueued: () => void
  readonly log: Logger
}

/** Some of what a server gives. Each part names what it needs, so that a test can give it only that. */
export type Needs<Names extends keyof ServerParts> = Pick<ServerParts, Names>

/**
 * Logs at `error`, and mails the owner unless the same alarm was mailed lately. `server/outbox/raise-alarm.ts` lists
 * the other recipients. The subject holds no personal data.
 * @param db The caller's transaction, if the alarm must be stored together with it.
 */
export type RaiseAlarm = (alarm: { readonly subject: string }, db?: Db) => Promise<void>
