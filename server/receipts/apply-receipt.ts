import { locking } from '../db/dialect.ts'
import type { Db, NoticeRow, ReceiptKind } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import type { NewReceipt } from '../providers/provider.ts'
import { shownBy } from '../visits/loaded-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { changeNotices, recordTap, type Tap } from '../visits/visit-messages.ts'
import { applyFailure, type ReportedNotice, type RetryContext } from './apply-late-failure.ts'
import { afterReceipt } from './receipt-rank.ts'

export interface Receipt extends NewReceipt {
  readonly id: number
  readonly tries: number
}

/**
 * Applies a receipt to the notices of its message. Applies nothing if the message is not known, or if the
 * receipt reports a failure while a copy is being sent. A digest of version 2.0.0 covered notices of several
 * visits. Each visit is a change of its own, and the last change settles the receipt.
 *
 * @returns how many notices the receipt's message was about
 */
export async function applyReceipt(
  deps: VisitDeps,
  receipt: Receipt,
  context: RetryContext,
): Promise<number> {
  const found = await noticesOfMessage(deps.db, receipt)
  const visits = [...Map.groupBy(found, ({ visit_id }) => visit_id)]
  let applied = 0
  for (const [place, [visitId, notices]] of visits.entries()) {
    const ids = notices.map(({ id }) => id)
    const isLast = place === visits.length - 1
    const some = await applyTo(deps, visitId, { receipt, context, ids, isLast })
    if (some === undefined) return 0
    applied += some
  }
  return applied
}

/** Takes no lock, because a notice never changes its visit and the visit must be locked first. */
async function noticesOfMessage(
  db: Db,
  { kind, correlationId, providerMessageId }: Receipt,
): Promise<Pick<NoticeRow, 'id' | 'visit_id'>[]> {
  const notices = db
    .selectFrom('notice')
    .select(['id', 'visit_id'])
    .orderBy('visit_id')
    .orderBy('id')
  // The correlation id comes first, because a receipt may precede the answer with the provider's id.
  if (correlationId === undefined)
    return await notices.where('provider_message_id', '=', providerMessageId).execute()
  const own = await notices.where('correlation_id', '=', correlationId).execute()
  // A digest has no buttons.
  if (own.length > 0 || isTap(kind)) return own
  // The notices that a digest of version 2.0.0 covers. Later versions add no digests.
  const covered = db.selectFrom('digest').select('notice_id')
  return await notices
    .where('id', 'in', covered.where('correlation_id', '=', correlationId))
    .execute()
}

/** A receipt, and the notices of its message that one change covers. */
interface ReceiptPart {
  readonly receipt: Receipt
  readonly context: RetryContext
  readonly ids: readonly number[]
  /** Whether this change settles the receipt. */
  readonly isLast: boolean
}

/** Applies the receipt in one visit, or to notices without a visit. Undefined if it is too early. */
async function applyTo(
  deps: VisitDeps,
  visitId: number | null,
  part: ReceiptPart,
): Promise<number | undefined> {
  if (visitId === null) {
    return await deps.transact(
      async (db) => await applyToRows(db, await lockRows(db, part.ids), part),
    )
  }
  const { receipt, ids } = part
  const kind = tapKinds[receipt.kind]
  if (kind !== undefined) return await applyTap(deps, kind, part)
  return await changeNotices(deps, visitId, async (db, { notices, visit }) => {
    const reported = notices.filter(({ row }) => ids.includes(row.id))
    const facts = reported.map(({ row, ask }) => ({
      row,
      ask: visit.asks.find(({ number }) => number === ask),
    }))
    const result = await applyToRows(db, facts, part)
    const isSeen = receipt.kind === 'delivered' || receipt.kind === 'read'
    return { result, notified: isSeen ? reported.flatMap(shownBy) : [] }
  })
}

/**
 * Applies a tap in the visit of one notice, because a button carries the id of one notice. The visit says which asks
 * the tap changes (domain/visit/compute-visit.ts).
 */
async function applyTap(deps: VisitDeps, kind: Tap['kind'], part: ReceiptPart): Promise<number> {
  const { receipt, ids } = part
  const { providerMessageId: messageId, happenedAtMs } = receipt
  let applied = 0
  for (const noticeId of ids) {
    const tap = { kind, noticeId, messageId, happenedAtMs }
    await recordTap(deps, tap, async (db, { row }) => {
      applied = (await applyToRows(db, [{ row }], part)) ?? 0
    })
  }
  return applied
}

async function lockRows(db: Db, ids: readonly number[]): Promise<ReportedNotice[]> {
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(locking(db))
    .execute()
  return rows.map((row) => ({ row }))
}

/** Returns undefined and changes nothing if a copy is being sent, because nobody knows which copy failed. */
async function applyToRows(
  db: Db,
  notices: readonly ReportedNotice[],
  { receipt, context, isLast }: ReceiptPart,
): Promise<number | undefined> {
  const isUnclear = receipt.kind === 'failed' && notices.some(({ row }) => row.status === 'sending')
  if (isUnclear) return undefined
  for (const notice of notices) await applyToRow(db, notice, receipt, context)
  if (isLast) await settle(db, receipt.id, null)
  return notices.length
}

/** Writes what a receipt says about one notice. The notice only moves forward. */
async function applyToRow(
  db: Db,
  notice: ReportedNotice,
  receipt: Receipt,
  context: RetryContext,
): Promise<void> {
  const { row } = notice
  const status = afterReceipt(row.status, receipt.kind)
  if (status === undefined || (await isOld(db, row, receipt))) return
  if (status === 'failed') return await applyFailure(db, notice, receipt, context)
  const isDelivered = status === 'delivered' || status === 'read'
  await db
    .updateTable('notice')
    .set({
      status,
      due_at: null,
      lease_owner: null,
      provider_message_id: knownId(row, receipt),
      accepted_at: row.accepted_at ?? receipt.happenedAtMs,
      delivered_at: row.delivered_at ?? (isDelivered ? receipt.happenedAtMs : null),
      ...failureColumns(undefined),
      updated_at: context.nowMs,
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * The failure of an earlier copy says nothing about the latest copy. A report that a copy was sent says nothing
 * once the provider has given up that copy.
 */
async function isOld(
  db: Db,
  { provider_message_id: id }: NoticeRow,
  { kind, providerMessageId }: Receipt,
): Promise<boolean> {
  if (kind === 'failed') return id !== null && id !== providerMessageId
  return kind === 'sent' && (id === providerMessageId || (await hasFailed(db, providerMessageId)))
}

async function hasFailed(db: Db, providerMessageId: string): Promise<boolean> {
  const failed = await db
    .selectFrom('receipt')
    .select('id')
    .where('provider_message_id', '=', providerMessageId)
    .where('kind', '=', 'failed')
    .executeTakeFirst()
  return failed !== undefined
}

/**
 * The id of the accepted message, or of the message that this receipt proves accepted. If none was accepted,
 * an earlier id is that of a failed copy, so it is replaced. A tap is a message of its own, so its id is not
 * stored.
 */
function knownId(
  { accepted_at, provider_message_id: id }: NoticeRow,
  { kind, providerMessageId }: Receipt,
): string | null {
  if (!isTap(kind) && accepted_at === null) return providerMessageId
  return id ?? (isTap(kind) ? null : providerMessageId)
}

/** Stores when to apply a receipt again. Null settles it for good, because it was applied or has no notice here. */
export async function settle(db: Db, id: number, dueAtMs: number | null): Promise<void> {
  await db
    .updateTable('receipt')
    .set((eb) => ({ due_at: dueAtMs, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const tapKinds: Readonly<Partial<Record<ReceiptKind, Tap['kind']>>> = {
  called: 'tap-called',
  'no-answer': 'tap-no-answer',
}

function isTap(kind: ReceiptKind): boolean {
  return tapKinds[kind] !== undefined
}
