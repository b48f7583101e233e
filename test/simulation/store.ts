import { setStatus } from '../../server/appointments/queries.ts'
import type { Database } from '../../server/db/database.ts'
import type { Opened } from '../../server/db/open-configured.ts'
import { aNewAppointment } from '../support/a-notice.ts'
import type { Watched } from './safety.ts'

/** The database of one run: made for it, and removed when closed. */
export interface Store {
  /** As a server opens it, or a command. */
  open(): Promise<Opened>
  readonly watched: Watched
  /** Resolves when nothing is under way in it that a dead process had begun. */
  settled(): Promise<void>
  close(): Promise<void>
}

const longAgoMs = 370 * 24 * 60 * 60_000

/** Stores something for the purge to find, and closes the database. */
export async function storeOldRequest(database: Database): Promise<void> {
  const { reference } = await database.acceptRequest(aNewAppointment({ notices: [] }))
  await setStatus(database, reference, 'confirmed', 0)
  await database.close()
}

/** Sets the time of that request to before its lifetime ended. */
export function tooOld(startMs: number): string {
  const atMs = startMs - longAgoMs
  return `update appointment set received_at = ${atMs}, call_by = ${atMs};`
}
