import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { beyondFrom, longestWaits } from '../clock/stored-instants.ts'
import type { LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import { isOutage } from '../db/errors.ts'
import type { Schema } from '../db/schema.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { readFailure } from '../notices/failure-columns.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { applyReceipt } from './apply-receipt.ts'
import { nextReceiptAt, type Receipt, settle } from './queries.ts'

const receiptsPerPass = 200

/** Longer than a pass takes: receipts of a process that died are left to the next. */
const leaseMs = 30_000

const second = 1000
const minute = 60 * second

/**
 * When to look again for a message that is not known yet: its send may not have returned. After the
 * last try the receipt belongs to a message of another system or to a purged one.
 */
const waitsMs = [2 * second, 10 * second, minute, 10 * minute, 60 * minute] as const

export interface ReceiptDeps {
  readonly visits: VisitDeps
  readonly metrics: Pick<Metrics, 'noticeDelivered'>
  readonly hours: OpeningHours
  readonly lookAtClock: LookAtClock
  readonly now: () => number
  readonly random: () => number
  /** Called once a request may have changed. */
  readonly onApplied: () => void
  readonly log: Logger
}

/** One pass over the due receipts; when the next one is due, epoch ms. */
export async function applyReceipts(deps: ReceiptDeps): Promise<number | undefined> {
  const receipts = await claimReceipts(deps.visits, deps.now(), leaseMs, receiptsPerPass)
  const failures: unknown[] = []
  for (const receipt of receipts) {
    try {
      await apply(receipt, deps)
    } catch (error) {
      if (isOutage(error)) throw error
      failures.push(error)
    }
  }
  if (receipts.length > 0) deps.onApplied()
  // One visit that cannot be read must not hold up the others.
  if (failures.length > 0) throw failures[0]
  return await nextReceiptAt(deps.visits)
}

async function apply(
  receipt: Receipt,
  { visits, metrics, hours, lookAtClock, now, random, log }: ReceiptDeps,
): Promise<void> {
  const moves = await lookAtClock()
  const applying = { ...moves, nowMs: now(), hours, random: random() }
  const { notices, delivered } = await applyReceipt(visits, receipt, applying)
  for (const { channel, afterMs } of delivered) metrics.noticeDelivered(channel, afterMs)
  if (notices > 0) return log.info({ kind: receipt.kind, notices }, 'receipt applied')
  const waitMs = waitsMs[receipt.tries]
  await settle(visits.db, receipt.id, waitMs === undefined ? null : now() + waitMs)
  if (waitMs === undefined)
    log.warn({ kind: receipt.kind }, 'receipt of a message that is not ours')
}

/**
 * Leases due receipts, oldest first, so that no other process applies them meanwhile; also those that a
 * wrong clock has put further ahead than any waits.
 */
export async function claimReceipts(
  { db }: Pick<Database, 'db'>,
  nowMs: number,
  leaseMs: number,
  limit: number,
): Promise<Receipt[]> {
  const waiting = db
    .selectFrom('receipt')
    .select('id')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .$call(skippingLocked(db))
  const rows = await db
    .with(
      (cte) => cte('due').materialized(),
      () => waiting.where('due_at', '<=', nowMs),
    )
    .with(
      (cte) => cte('beyond').materialized(),
      () => waiting.where('due_at', '>', beyondFrom(nowMs, longestWaits.receiptMs)),
    )
    .updateTable('receipt')
    .set({ due_at: nowMs + leaseMs })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('due')
        .select('due.id')
        .unionAll(eb.selectFrom('beyond').select('beyond.id'))
        .limit(limit),
    )
    .returningAll()
    .execute()
  return rows.toSorted((a, b) => a.id - b.id).map(toReceipt)
}

function toReceipt(row: Selectable<Schema['receipt']>): Receipt {
  return {
    id: row.id,
    kind: row.kind,
    providerMessageId: row.provider_message_id,
    correlationId: row.correlation_id ?? undefined,
    failure: readFailure(row),
    happenedAtMs: row.happened_at,
    tries: row.tries,
  }
}
