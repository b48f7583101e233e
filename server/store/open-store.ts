import type { Kysely } from 'kysely'
import * as appointments from './appointments.ts'
import { migrate } from './migrations.ts'
import * as notices from './notices.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** The store over an opened database, its tables brought up to date. */
export async function openStore(db: Kysely<Schema>): Promise<Store> {
  await migrate(db)
  return {
    acceptRequest: (accepted) => appointments.acceptRequest(db, accepted),
    findByKey: (key) => appointments.findByKey(db, key),
    listAppointments: (limit) => appointments.listAppointments(db, limit),
    findAppointment: (reference) => appointments.findAppointment(db, reference),
    claimDue: (claim) => notices.claimDue(db, claim),
    recordOutcome: (notice, outcome, nowMs) => notices.recordOutcome(db, notice, outcome, nowMs),
    releaseLeases: (owner, nowMs) => notices.releaseLeases(db, owner, nowMs),
    nextDueAt: (channels) => notices.nextDueAt(db, channels),
    listNotices: (filter) => notices.listNotices(db, filter),
    retryNotices: (reference, nowMs) => notices.retryNotices(db, reference, nowMs),
    proveWritable: (nowMs) => proveWritable(db, nowMs),
    close: () => db.destroy(),
  }
}

async function proveWritable(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ id: 1, at: nowMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: nowMs }))
    .execute()
}
