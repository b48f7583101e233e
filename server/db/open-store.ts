import type { Kysely } from 'kysely'
import { acceptRequests } from '../appointments/accept-queries.ts'
import { dayLists } from '../appointments/day-queries.ts'
import { appointmentPage } from '../appointments/pages-queries.ts'
import * as appointments from '../appointments/queries.ts'
import { correctInstants } from '../clock/correct-instants.ts'
import * as clock from '../clock/queries.ts'
import { countOpenRequests } from '../follow-up/open-requests.ts'
import * as cases from '../follow-up/queries.ts'
import { requeueUntold } from '../follow-up/untold-queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { recordDigest } from '../outbox/digests.ts'
import { insertNotices } from '../outbox/enqueue.ts'
import * as notices from '../outbox/queries.ts'
import { retryNotices } from '../outbox/retry-notices.ts'
import * as sendState from '../outbox/send-state.ts'
import { listAudit } from '../privacy/audit.ts'
import * as erasure from '../privacy/erase.ts'
import * as purge from '../privacy/purge.ts'
import { claimReceipts } from '../receipts/claim-receipts.ts'
import * as receipts from '../receipts/queries.ts'
import { noticeFigures, requestFigures } from '../report/queries.ts'
import { batch } from './batch.ts'
import { takeIntakeTurn } from './dialect.ts'
import { groupCommits } from './group-commit.ts'
import { migrate } from './migrations.ts'
import type { NewAppointment } from './records.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'
import { truncateWal } from './truncate-wal.ts'

/** A turn takes milliseconds: whoever waits longer waits for a server that was cut off. */
const proofPatienceMs = 2000

/** The store over an opened database, its tables brought up to date. */
export async function openStore(db: Kysely<Schema>): Promise<Store> {
  await migrate(db)
  const transact = groupCommits(db)
  return {
    acceptRequest: batch((group: readonly NewAppointment[]) => acceptRequests(db, group)),
    findByKey: (key) => appointments.findByKey(db, key),
    listAppointments: (limit) => appointments.listAppointments(db, limit),
    appointmentsReceived: (from, to) => appointments.appointmentsReceived(db, from, to),
    findAppointment: (reference) => appointments.findAppointment(db, reference),
    setStatus: (reference, status, nowMs) =>
      appointments.setStatus(transact, reference, status, nowMs),
    appointmentPage: (span, after, limit) => appointmentPage(db, span, after, limit),

    claimDue: (claim) => claimDue(db, claim),
    recordOutcome: (told, outcome, nowMs) => notices.recordOutcome(transact, told, outcome, nowMs),
    recordDigest: (told, correlationId) => recordDigest(transact, told, correlationId),
    releaseLeases: (owner, nowMs) => notices.releaseLeases(db, owner, nowMs),
    takeOverLeases: (channels, nowMs) => notices.takeOverLeases(db, channels, nowMs),
    nextDueAt: (channels, except) => notices.nextDueAt(db, channels, except),
    oldestOwedAt: () => notices.oldestOwedAt(db),
    failingSince: (channel) => notices.failingSince(db, channel),
    enqueue: (owed, nowMs) =>
      insertNotices(
        db,
        owed.map((notice) => ({ notice, appointmentId: null, owedAtMs: nowMs })),
      ),
    requeueUntold: (search, noticesOf, nowMs) => requeueUntold(transact, search, noticesOf, nowMs),
    listNotices: (filter) => notices.listNotices(db, filter),
    retryNotices: (which, nowMs) => retryNotices(transact, which, nowMs),

    advanceDueFollowUps: (nowMs, limit, decide) =>
      cases.advanceDueFollowUps(transact, nowMs, limit, decide),
    nextStepAt: () => cases.nextStepAt(db),
    countOpenRequests: (nowMs) => countOpenRequests(db, nowMs),

    recordReceipts: (given, receivedAtMs) => receipts.recordReceipts(transact, given, receivedAtMs),
    claimReceipts: (nowMs, leaseMs, limit) => claimReceipts(db, nowMs, leaseMs, limit),
    applyReceipt: (receipt, nowMs) => receipts.applyReceipt(transact, receipt, nowMs),
    postponeReceipt: (receipt, dueAtMs) => receipts.postponeReceipt(db, receipt, dueAtMs),
    nextReceiptAt: () => receipts.nextReceiptAt(db),

    sendRate: (of) => sendState.readSendRate(db, of),
    sendRates: (channel) => sendState.sendRates(db, channel),
    saveSendRate: (of, seen, next) => transact((db) => sendState.saveSendRate(db, of, seen, next)),
    circuits: () => sendState.circuits(db),
    saveCircuit: (circuit) => sendState.saveCircuit(db, circuit),

    findPersonal: (whose) => erasure.findPersonal(db, whose),
    erase: (references, by) => erasure.erase(db, transact, references, by),
    truncateWal: () => truncateWal(db),
    purgeBatch: (expiry, limit) => purge.purgeBatch(db, transact, expiry, limit),
    purgeOutlook: (expiry) => purge.purgeOutlook(db, expiry),
    seeClock: (shown, judge) => clock.seeClock(transact, shown, judge),
    trustClock: (nowMs) => clock.trustClock(transact, nowMs),
    correctInstants: (by, callByOf) => correctInstants(transact, by, callByOf),
    listAudit: (filter) => listAudit(db, filter),
    dayLists: (day) => dayLists(db, day),
    requestFigures: (fromMs, toMs) => requestFigures(db, fromMs, toMs),
    noticeFigures: (fromMs, toMs) => noticeFigures(db, fromMs, toMs),

    proveWritable: (nowMs) => proveWritable(db, nowMs),
    close: () => db.destroy(),
  }
}

/** Proves it with what accepting a request needs: the lock, a durable write, a commit. */
async function proveWritable(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeIntakeTurn(transaction, proofPatienceMs)
    await transaction
      .insertInto('heartbeat')
      .values({ id: 1, at: nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: nowMs }))
      .execute()
  })
}
