import type { Kysely } from 'kysely'
import type { Schema } from '../../server/db/schema.ts'
import type { Ledger, Sighting } from './ledger.ts'
import type { VirtualTime } from './virtual-time.ts'
import type { WatchedDb } from './watched-db.ts'

/** Looks at the appointments whenever some were written; notes what changed since the last look. */
export function watchAppointments(
  { db, appointmentWrites }: WatchedDb,
  ledger: Ledger,
  time: VirtualTime,
): () => Promise<void> {
  let seenWrites = -1
  let seen = new Map<string, Sighting>()
  return async () => {
    if (appointmentWrites() === seenWrites) return
    seenWrites = appointmentWrites()
    const there = await look(db, time.elapsedMs())
    const gone = Array.from(seen.values()).filter(({ reference }) => !there.has(reference))
    for (const sighting of [...there.values(), ...gone.map((each) => goneNow(each, time))]) {
      const before = seen.get(sighting.reference)
      if (before !== undefined && stateOf(before) === stateOf(sighting)) continue
      ledger.sightings.push(sighting)
      ledger.note(`${sighting.reference} is ${stateOf(sighting)}`)
    }
    seen = there
  }
}

async function look(db: Kysely<Schema>, atMs: number): Promise<Map<string, Sighting>> {
  const rows = await db
    .selectFrom('appointment')
    .select(['reference', 'status', 'heard_at', 'needs_call_at'])
    .execute()
  return new Map(
    rows.map(({ reference, status, heard_at, needs_call_at }) => [
      reference,
      { atMs, reference, status, isNotified: heard_at !== null, needsCall: needs_call_at !== null },
    ]),
  )
}

function goneNow(sighting: Sighting, time: VirtualTime): Sighting {
  return { ...sighting, atMs: time.elapsedMs(), status: undefined }
}

function stateOf({ status, isNotified, needsCall }: Sighting): string {
  if (status === undefined) return 'gone'
  return [status, isNotified ? 'notified' : '', needsCall ? 'NEEDS CALL' : '']
    .filter(Boolean)
    .join(' ')
}
