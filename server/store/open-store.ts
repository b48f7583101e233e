import type { Kysely } from 'kysely'
import * as appointments from './appointments.ts'
import * as cases from './cases.ts'
import { claimDue } from './claim-due.ts'
import { deskDay } from './desk-day.ts'
import * as flow from './flow.ts'
import { groupCommits } from './group-commit.ts'
import { insertNotices } from './insert-notices.ts'
import { migrate } from './migrations.ts'
import * as notices from './notices.ts'
import * as receipts from './receipts.ts'
import { noticeFigures, requestFigures } from './report-figures.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** The store over an opened database, its tables brought up to date. */
export async function openStore(db: Kysely<Schema>): Promise<Store> {
  await migrate(db)
  const transact = groupCommits(db)
  return {
    acceptRequest: (accepted) => appointments.acceptRequest(transact, accepted),
    findByKey: (key) => appointments.findByKey(db, key),
    listAppointments: (limit) => appointments.listAppointments(db, limit),
    appointmentsReceived: (from, to) => appointments.appointmentsReceived(db, from, to),
    findAppointment: (reference) => appointments.findAppointment(db, reference),
    setStatus: (reference, status, nowMs) => appointments.setStatus(db, reference, status, nowMs),

    claimDue: (claim) => claimDue(db, claim),
    recordOutcome: (told, outcome, nowMs) => notices.recordOutcome(transact, told, outcome, nowMs),
    releaseLeases: (owner, nowMs) => notices.releaseLeases(db, owner, nowMs),
    takeOverLeases: (channels, nowMs) => notices.takeOverLeases(db, channels, nowMs),
    nextDueAt: (channels) => notices.nextDueAt(db, channels),
    oldestOwedAt: () => notices.oldestOwedAt(db),
    owe: (owed, nowMs) => insertNotices(db, null, owed, nowMs),
    listNotices: (filter) => notices.listNotices(db, filter),
    retryNotices: (reference, nowMs) => notices.retryNotices(db, reference, nowMs),

    advanceDueCases: (nowMs, limit, decide) =>
      cases.advanceDueCases(transact, nowMs, limit, decide),
    nextStepAt: () => cases.nextStepAt(db),

    recordReceipts: (given, receivedAtMs) => receipts.recordReceipts(transact, given, receivedAtMs),
    dueReceipts: (nowMs, limit) => receipts.dueReceipts(db, nowMs, limit),
    applyReceipt: (receipt, nowMs) => receipts.applyReceipt(transact, receipt, nowMs),
    postponeReceipt: (receipt, dueAtMs) => receipts.postponeReceipt(db, receipt, dueAtMs),
    nextReceiptAt: () => receipts.nextReceiptAt(db),

    pace: (of) => flow.readPace(db, of),
    savePace: (of, seen, next) => transact((db) => flow.savePace(db, of, seen, next)),
    circuits: () => flow.circuits(db),
    saveCircuit: (circuit) => flow.saveCircuit(db, circuit),

    deskDay: (day) => deskDay(db, day),
    requestFigures: (fromMs, toMs) => requestFigures(db, fromMs, toMs),
    noticeFigures: (fromMs, toMs) => noticeFigures(db, fromMs, toMs),

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
