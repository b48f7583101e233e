import type { Selectable } from 'kysely'
import { beyondFrom } from '../../domain/time/clock-skew.ts'
import { minute, second } from '../../domain/time/milliseconds.ts'
import { longestWaits } from '../clock/stored-instants.ts'
import type { LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import { isLockTimeout, isOutage } from '../db/errors.ts'
import type { Db, Schema } from '../db/schema.ts'
import { failureColumns, readFailure } from '../notices/failure-columns.ts'
import type { Needs } from '../parts.ts'
import type { NewReceipt } from '../providers/provider.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { applyReceipt, type Receipt, settle } from './apply-receipt.ts'

/**
 * Stores receipts, to be applied later. A repeated receipt changes nothing. Each row has its own statement, because
 * SQLite would have to prepare another one for each number of rows. The rows are sorted, because two webhooks with the
 * same receipts could otherwise deadlock.
 */
export async function recordReceipts(
  { transact }: Pick<Database, 'transact'>,
  receipts: readonly NewReceipt[],
  receivedAtMs: number,
): Promise<void> {
  const inOrder = receipts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await transact(async (transaction) => {
    for (const receipt of inOrder) await recordReceipt(transaction, receipt, receivedAtMs)
  })
}

function keyOf({ providerMessageId, kind }: NewReceipt): string {
  return `${providerMessageId} ${kind}`
}

async function recordReceipt(db: Db, receipt: NewReceipt, receivedAtMs: number): Promise<void> {
  await db
    .insertInto('receipt')
    .values({
      kind: receipt.kind,
      provider_message_id: receipt.providerMessageId,
      correlation_id: receipt.correlationId ?? null,
      ...failureColumns(receipt.failure),
      happened_at: receipt.happenedAtMs,
      received_at: receivedAtMs,
      due_at: receivedAtMs,
      tries: 0,
    })
    .onConflict((conflict) => conflict.columns(['provider_message_id', 'kind']).doNothing())
    .execute()
}

const receiptsPerPass = 200

/** How long a process leases receipts, longer than a pass takes. If it dies, another process applies them then. */
const receiptLeaseMs = 30_000

/**
 * Waits before trying a receipt again whose message is not known, or is being sent. The send may not have returned. If
 * the last try fails too, the message belongs to another system or was purged.
 */
const waitsMs = [2 * second, 10 * second, minute, 10 * minute, 60 * minute] as const

export interface ReceiptDeps extends Needs<'hours' | 'now' | 'random' | 'raiseAlarm' | 'log'> {
  readonly visits: VisitDeps
  readonly lookAtClock: LookAtClock
  readonly onApplied: () => void
}

/** Applies the due receipts. Returns when the next one is due, epoch ms. */
export async function applyReceipts(deps: ReceiptDeps): Promise<number | undefined> {
  const receipts = await leaseReceipts(deps.visits, deps.now(), receiptLeaseMs, receiptsPerPass)
  const failures: unknown[] = []
  const unmatched: Receipt[] = []
  for (const receipt of receipts) {
    try {
      if (!(await apply(receipt, deps))) unmatched.push(receipt)
    } catch (error) {
      if (isOutage(error) && !isLockTimeout(error)) throw error
      failures.push(error)
    }
  }
  await postponeUnmatched(unmatched, deps)
  if (receipts.length > 0) deps.onApplied()
  // One visit that cannot be read, or that another program keeps locked, must not hold up the others.
  if (failures.length > 0) throw failures[0]
  return await nextReceiptAt(deps.visits)
}

async function apply(
  receipt: Receipt,
  { visits, hours, lookAtClock, now, random, raiseAlarm, log }: ReceiptDeps,
): Promise<boolean> {
  const moves = await lookAtClock()
  const context = { ...moves, nowMs: now(), hours, random: random() }
  const isApplied = await applyReceipt({ ...visits, raiseAlarm }, receipt, context)
  if (isApplied) log.info({ kind: receipt.kind }, 'receipt applied')
  return isApplied
}

/**
 * Stores in one transaction when to look again. Another program may send thousands of messages from the centre's
 * number, and a commit for each of their receipts would keep patients waiting.
 */
async function postponeUnmatched(
  receipts: readonly Receipt[],
  { visits, now, log }: ReceiptDeps,
): Promise<void> {
  if (receipts.length === 0) return
  await visits.transact(async (db) => {
    for (const { id, tries } of receipts) {
      const waitMs = waitsMs[tries]
      await settle(db, id, waitMs === undefined ? null : now() + waitMs)
    }
  })
  for (const { kind, tries } of receipts) {
    if (waitsMs[tries] === undefined) log.warn({ kind }, 'receipt of an unknown message dropped')
  }
}

/**
 * Leases due receipts, oldest first, so that no other process applies them meanwhile. Also leases receipts due
 * later than any wait allows, because a wrong clock set that time.
 */
export async function leaseReceipts(
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

export async function nextReceiptAt({ db }: Pick<Database, 'db'>): Promise<number | undefined> {
  const next = await db
    .selectFrom('receipt')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}
