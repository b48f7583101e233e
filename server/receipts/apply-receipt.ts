import { locking } from '../db/dialect.ts'
import type { Db, NoticeRow, ReceiptKind } from '../db/schema.ts'
import { failureColumns } from '../notices/failure-columns.ts'
import type { Needs } from '../parts.ts'
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

export interface ApplyDeps extends VisitDeps, Needs<'raiseAlarm'> {}

/**
 * Applies a receipt to the notice of its message. Applies nothing if the message is not known, or if the receipt
 * reports a failure while a copy is being sent. The alarm about a refused number or template is stored in the
 * same transaction, so that a kill between the two loses none.
 *
 * @returns whether it was applied
 */
export async function applyReceipt(
  deps: ApplyDeps,
  receipt: Receipt,
  context: RetryContext,
): Promise<boolean> {
  const notice = await noticeOfMessage(deps.db, receipt)
  return notice !== undefined && (await applyTo(deps, notice, { receipt, context }))
}

/** Takes no lock, because a notice never changes its visit and the visit must be locked first. */
async function noticeOfMessage(
  db: Db,
  { correlationId, providerMessageId }: Receipt,
): Promise<NoticeOfReceipt | undefined> {
  // The correlation id is better, because a receipt may precede the answer with the provider's id.
  const [column, id] =
    correlationId === undefined
      ? (['provider_message_id', providerMessageId] as const)
      : (['correlation_id', correlationId] as const)
  return await db
    .selectFrom('notice')
    .select(['id', 'visit_id'])
    .where(column, '=', id)
    .executeTakeFirst()
}

type NoticeOfReceipt = Pick<NoticeRow, 'id' | 'visit_id'>

interface ReceiptInContext {
  readonly receipt: Receipt
  readonly context: RetryContext
}

/** Applies the receipt in its visit, or to a notice without a visit. False if nothing was applied. */
async function applyTo(
  deps: ApplyDeps,
  { id, visit_id }: NoticeOfReceipt,
  given: ReceiptInContext,
): Promise<boolean> {
  if (visit_id === null) {
    return await deps.transact(
      async (db) => await applyToRow({ ...deps, db }, await lockRow(db, id), given),
    )
  }
  const { receipt } = given
  const kind = tapKinds[receipt.kind]
  if (kind !== undefined)
    return await applyTap(deps, { kind, visitId: visit_id, noticeId: id }, given)
  const result = await changeNotices(deps, visit_id, async (db, { notices, visit }) => {
    const reported = notices.find(({ row }) => row.id === id)
    if (reported === undefined) return { result: false, notified: [] }
    const ask = visit.asks.find(({ number }) => number === reported.ask)
    const result = await applyToRow({ ...deps, db }, { row: reported.row, ask }, given)
    const isSeen = receipt.kind === 'delivered' || receipt.kind === 'read'
    return { result, notified: isSeen ? shownBy(reported) : [] }
  })
  return result ?? false
}

/** The visit says which asks a tap changes (domain/visit/compute-visit.ts). */
async function applyTap(
  deps: ApplyDeps,
  tapped: Pick<Tap, 'kind' | 'visitId' | 'noticeId'>,
  given: ReceiptInContext,
): Promise<boolean> {
  const { providerMessageId: messageId, happenedAtMs } = given.receipt
  let isApplied = false
  await recordTap(deps, { ...tapped, messageId, happenedAtMs }, async (db, { row }) => {
    isApplied = await applyToRow({ ...deps, db }, { row }, given)
  })
  return isApplied
}

async function lockRow(db: Db, id: number): Promise<ReportedNotice> {
  const row = await db
    .selectFrom('notice')
    .selectAll()
    .where('id', '=', id)
    .$call(locking(db))
    .executeTakeFirstOrThrow()
  return { row }
}

/**
 * Writes what a receipt says about the notice, and settles the receipt. False, and nothing is written, if the receipt
 * reports a failure while a copy is being sent, because nobody knows which copy failed.
 */
async function applyToRow(
  { db, raiseAlarm }: Pick<ApplyDeps, 'db' | 'raiseAlarm'>,
  notice: ReportedNotice,
  { receipt, context }: ReceiptInContext,
): Promise<boolean> {
  const { row } = notice
  if (receipt.kind === 'failed' && row.status === 'sending') return false
  await settle(db, receipt.id, null)
  const { class: failureClass, code } = receipt.failure ?? {}
  // The alarm of a failed account was raised with the webhook (providers/whatsapp-cloud/webhook.ts).
  if (failureClass === 'recipient' || failureClass === 'template')
    await raiseAlarm({ subject: `whatsapp-cloud ${failureClass} ${code}` }, db)
  const status = afterReceipt(row.status, receipt.kind)
  if (status === undefined || (await isOld(db, row, receipt))) return true
  if (status === 'failed') await applyFailure(db, notice, receipt, context)
  else await forward(db, row, status, { receipt, context })
  return true
}

async function forward(
  db: Db,
  row: NoticeRow,
  status: NoticeRow['status'],
  { receipt, context }: ReceiptInContext,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({
      status,
      due_at: null,
      lease_owner: null,
      provider_message_id: knownId(row, receipt),
      accepted_at: row.accepted_at ?? receipt.happenedAtMs,
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
  if (tapKinds[kind] !== undefined) return id
  return accepted_at === null ? providerMessageId : (id ?? providerMessageId)
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
