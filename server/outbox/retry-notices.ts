import type { Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import { storedReference } from '../appointments/row.ts'
import type { Database } from '../db/database.ts'
import { removedRecipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** Selects failed and abandoned notices to send again. */
export interface ToRetry {
  readonly reference?: Reference | undefined
  /** Only of requests received since then, epoch ms. */
  readonly sinceMs?: number | undefined
}

export interface Retried {
  readonly notices: number
  /** References of their requests, newest first. */
  readonly references: readonly Reference[]
  /** Notices left as they are because their request is closed or erased. */
  readonly ofClosed: number
  /** Notices left as they are because their request is older. */
  readonly ofEarlier: number
}

/**
 * A recipient gets one message per 6 s: notices become due one after the other, the newest request
 * first.
 */
const apartMs = 1000

/**
 * Makes failed and abandoned notices of open requests due again, the newest request first; their
 * retry ladder starts again.
 */
export async function retryNotices(
  { transact }: Database,
  { reference, sinceMs = 0 }: ToRetry,
  nowMs: number,
): Promise<Retried> {
  return await transact(async (transaction) => {
    const stuck = await stuckNotices(transaction, reference)
    const open = stuck.filter(({ status, erased_at }) => status === 'requested' && !erased_at)
    const retried = open.filter(({ received_at }) => received_at >= sinceMs)
    const references = [...new Set(retried.map((row) => storedReference(row.reference)))]
    for (const [at, each] of references.entries()) {
      const ids = retried.filter((row) => row.reference === each).map(({ id }) => id)
      await makeDue(transaction, ids, nowMs + at * apartMs, nowMs)
    }
    return {
      notices: retried.length,
      references,
      ofClosed: stuck.length - open.length,
      ofEarlier: open.length - retried.length,
    }
  })
}

/** Notices of the newest request come first. */
async function stuckNotices(db: Kysely<Schema>, reference: Reference | undefined) {
  return await db
    .selectFrom('notice')
    .innerJoin('appointment', 'appointment.id', 'notice.appointment_id')
    .select(['notice.id', 'reference', 'received_at', 'erased_at', 'appointment.status'])
    .where('notice.status', 'in', ['failed', 'abandoned'])
    .where('failure_code', '!=', removedRecipient)
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('received_at', 'desc')
    .orderBy('appointment.id', 'desc')
    .execute()
}

/** Starts the retry ladder again. */
async function makeDue(
  db: Kysely<Schema>,
  ids: readonly number[],
  dueAtMs: number,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ status: 'due', due_at: dueAtMs, attempts: 0, unknowns: 0, updated_at: nowMs })
    .where('id', 'in', ids)
    .where('status', 'in', ['failed', 'abandoned'])
    .execute()
}
