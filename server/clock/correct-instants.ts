import type { ExpressionBuilder, Kysely, UpdateResult } from 'kysely'
import { removedRecipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { type CallByOf, type Correction, correctReceived } from './correct-received.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * How far ahead of now each stored instant can lie, by the rules that set it. An instant further
 * ahead was stored by a fast clock, and is corrected (docs/decisions/020-a-wrong-clock.md). A rule
 * with a longer wait must be added here.
 */
export const longestWaits = {
  /** `notice.due_at`: a retry while the centre is closed. */
  noticeMs: hour,
  /** `notice.due_at` of a notice that is being sent. */
  leaseMs: 90 * second,
  /** `receipt.due_at`: the last look for the message. */
  receiptMs: hour,
  /** `pace.clear_at`: the highest throttle count. */
  paceMs: 10 * minute,
  /** `circuit.probe_at`: a circuit opened for spam. */
  circuitMs: 14 * minute,
  /** `appointment.next_step_at`, from the request's `call_by`. */
  stepAfterCallByMs: 2 * hour,
} as const

/** Allowed difference between the clocks of two machines. */
const toleranceMs = minute

/** A lease taken from an owner whose clock is ahead of ours would send its message twice. */
const leaseToleranceMs = 10 * minute

/** By then the whole burst to one recipient is repaid (server/outbox/send-rate.ts). */
const repaidMs = 30 * second

/**
 * Corrects stored instants that a fast clock has put too far ahead and that would delay work, in the
 * transaction of the caller. Returns how many were corrected. Safe by several servers at once.
 */
export async function correctInstants(
  db: Kysely<Schema>,
  by: Correction,
  callByOf: CallByOf,
): Promise<number> {
  let corrected = 0
  for (const correct of corrections) {
    const { numUpdatedRows } = await correct(db, by).executeTakeFirst()
    corrected += Number(numUpdatedRows)
  }
  return corrected + (await correctReceived(db, latest(0, by), by, callByOf))
}

interface Update {
  executeTakeFirst(): Promise<UpdateResult>
}

type Correct = (db: Kysely<Schema>, by: Correction) => Update

/** Notices before their requests, the lock order of everything that changes both. */
const corrections: readonly Correct[] = [
  correctWaiting,
  correctGivenUp,
  correctLeases,
  correctAccepted,
  correctReceipts,
  correctPaces,
  correctCircuits,
  correctSteps,
]

/**
 * Instants beyond this were stored by a fast clock: the longest wait from now; now itself when the
 * clock is known to have been set back, since then no stored wait can be trusted.
 */
function latest(longestMs: number, { nowMs, setBackMs }: Correction): number {
  return setBackMs > 0 ? nowMs : nowMs + longestMs + toleranceMs
}

function correctWaiting(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('notice')
    .set({ due_at: by.nowMs })
    .where('status', '!=', 'sending')
    .where('due_at', '>', latest(longestWaits.noticeMs, by))
}

/**
 * A fast clock made its time seem over. It is due again, and ends again if its request is closed. What
 * may have been sent is not sent again, nor what is for nobody any more.
 */
function correctGivenUp(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('notice')
    .set({ status: 'due', due_at: by.nowMs, updated_at: by.nowMs })
    .where('status', '=', 'abandoned')
    .where('failure_class', '!=', 'unknown')
    .where('failure_code', '!=', removedRecipient)
    .where('updated_at', '>', latest(0, by))
}

/** Its owner may be sending, and gets the time of a lease to finish. */
function correctLeases(db: Kysely<Schema>, by: Correction): Update {
  const { nowMs } = by
  return db
    .updateTable('notice')
    .set({ due_at: nowMs + longestWaits.leaseMs })
    .where('status', '=', 'sending')
    .where('due_at', '>', nowMs + longestWaits.leaseMs + leaseToleranceMs)
}

/** The escalation waits for the receipt from this instant on. */
function correctAccepted(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('notice')
    .set({ accepted_at: by.nowMs })
    .where('accepted_at', '>', latest(0, by))
    .where('appointment_id', 'in', (eb) =>
      eb.selectFrom('appointment').select('id').where('next_step_at', 'is not', null),
    )
}

function correctReceipts(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('receipt')
    .set({ due_at: by.nowMs })
    .where('due_at', '>', latest(longestWaits.receiptMs, by))
}

function correctPaces(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('pace')
    .set({ burst_started_at: 0, clear_at: by.nowMs + repaidMs })
    .where('clear_at', '>', Math.max(latest(longestWaits.paceMs, by), by.nowMs + repaidMs))
}

function correctCircuits(db: Kysely<Schema>, by: Correction): Update {
  return db
    .updateTable('circuit')
    .set({ probe_at: by.nowMs })
    .where('probe_at', '>', latest(longestWaits.circuitMs, by))
}

/** An early look at a request does no harm: its steps are due by its own instants. */
function correctSteps(db: Kysely<Schema>, by: Correction): Update {
  const { nowMs, setBackMs } = by
  const isBeyond = (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb('next_step_at', '>', eb('call_by', '+', longestWaits.stepAfterCallByMs))
  return db
    .updateTable('appointment')
    .set({ next_step_at: nowMs })
    .where('next_step_at', '>', latest(0, by))
    .$if(setBackMs === 0, (query) => query.where(isBeyond))
}
