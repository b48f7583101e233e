import { day } from '../../domain/time/milliseconds.ts'
import type { Database } from '../../server/db/database.ts'
import type { Opened } from '../../server/db/open-configured.ts'
import { storeClosed } from '../support/a-closed-request.ts'
import type { Watched } from './stored.ts'

/** The database of one run: made for it, and removed when closed. */
export interface Store {
  /** Opens the database as a server or a command does. */
  open(): Promise<Opened>
  readonly watched: Watched
  /** Resolves when the database has finished everything that dead processes began. */
  settled(): Promise<void>
  close(): Promise<void>
}

const longAgoMs = 370 * day

/** Stores a cancelled request, for the purge to find, and closes the database. */
export async function storeOldRequest(database: Database): Promise<void> {
  await storeClosed(database, 0)
  await database.close()
}

/** SQL that makes the stored request older than its lifetime. */
export function tooOld(startMs: number): readonly string[] {
  const atMs = startMs - longAgoMs
  return [
    `update request set received_at = ${atMs}, call_by = ${atMs}`,
    `update event set recorded_at = ${atMs}, happened_at = ${atMs}`,
    `update visit set last_recorded_at = ${atMs}, last_sent_at = ${atMs}`,
  ]
}
