import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { Failure } from '../db/records.ts'
import type { AppointmentStatus, ReceiptKind, Schema } from '../db/schema.ts'
import { reopenFollowUps } from '../follow-up/reopen.ts'
import { noticeIdsOfDigest } from '../outbox/digests.ts'
import { failureColumns } from '../outbox/failure-columns.ts'
import { noteTap } from './acts.ts'
import { type Applying, applyFailure } from './apply-failure.ts'
import { afterReceipt } from './receipt-rank.ts'

export interface NewReceipt {
  readonly kind: ReceiptKind
  /** The message it is about; of a tap the inbound message that it came as. */
  readonly providerMessageId: string
  /** The correlation id of the notice or the digest; of a tap what the button carries. */
  readonly correlationId: string | undefined
  readonly failure: Failure | undefined
  readonly happenedAtMs: number
}

export interface Receipt extends NewReceipt {
  readonly id: number
  readonly tries: number
}

/**
 * Stores receipts until they are applied, in any order; a repeated one changes nothing. It stores
 * row by row, because one statement for 1,000 rows would exceed SQLite's limit of bound values and
 * have to be prepared again each time.
 *
 * @returns Those that were not known.
 */
export async function recordReceipts(
  { transact }: Database,
  receipts: readonly NewReceipt[],
  receivedAtMs: number,
): Promise<readonly NewReceipt[]> {
  return await transact(async (transaction) => {
    const stored: NewReceipt[] = []
    for (const receipt of receipts) {
      if (await recordReceipt(transaction, receipt, receivedAtMs)) stored.push(receipt)
    }
    return stored
  })
}

/**
 * Applies a receipt to the notices of its message; to none when the message is not known, or when it is
 * still being sent, so that nobody knows which copy has failed.
 */
export async function applyReceipt({ transact }: Database, receipt: Receipt, applying: Applying) {
  const { nowMs } = applying
  return await transact(async (transaction) => {
    const notices = await noticesOfMessage(transaction, receipt)
    if (notices.length === 0 || isTooEarly(notices, receipt)) return { notices: 0, delivered: [] }
    for (const notice of notices) await applyTo(transaction, notice, receipt, applying)
    const appointmentIds = notices.flatMap((notice) => notice.appointment_id ?? [])
    await applyToAppointments(transaction, appointmentIds, receipt, nowMs)
    await settle(transaction, receipt.id, null)
    return { notices: notices.length, delivered: arrivedNow(notices, receipt) }
  })
}

export async function nextReceiptAt({ db }: Database): Promise<number | undefined> {
  const next = await db
    .selectFrom('receipt')
    .select('due_at')
    .where('due_at', 'is not', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}

/** Whether it was not known. */
async function recordReceipt(
  db: Kysely<Schema>,
  receipt: NewReceipt,
  receivedAtMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
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
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type NoticeRow = Selectable<Schema['notice']>

/**
 * By our own id first: a receipt may come before the answer to the send, which has the provider's
 * id. Locked, since another process may be applying another receipt of the same message.
 */
async function noticesOfMessage(db: Kysely<Schema>, receipt: Receipt): Promise<NoticeRow[]> {
  const { kind, correlationId, providerMessageId } = receipt
  const isOfDigest = correlationId !== undefined && !isTap(kind)
  const covered = isOfDigest ? await noticeIdsOfDigest(db, correlationId) : []
  return await db
    .selectFrom('notice')
    .selectAll()
    .where((eb) => {
      if (correlationId === undefined) return eb('provider_message_id', '=', providerMessageId)
      return covered.length > 0 ? eb('id', 'in', covered) : eb('correlation_id', '=', correlationId)
    })
    .orderBy('id')
    .$call(locking(db))
    .execute()
}

async function applyTo(
  db: Kysely<Schema>,
  notice: NoticeRow,
  receipt: Receipt,
  applying: Applying,
): Promise<void> {
  const change = afterReceipt(notice.status, receipt.kind)
  if (change === undefined || (await isOld(db, notice, receipt))) return
  if (change === 'failed') return await applyFailure(db, notice, receipt, applying)
  const isDelivered = change === 'delivered' || change === 'read'
  await db
    .updateTable('notice')
    .set({
      status: change,
      due_at: null,
      lease_owner: null,
      provider_message_id: knownId(notice, receipt),
      accepted_at: notice.accepted_at ?? receipt.happenedAtMs,
      delivered_at: notice.delivered_at ?? (isDelivered ? receipt.happenedAtMs : null),
      ...failureColumns(undefined),
      updated_at: applying.nowMs,
    })
    .where('id', '=', notice.id)
    .execute()
}

function isTooEarly(notices: readonly NoticeRow[], { kind }: Receipt): boolean {
  return kind === 'failed' && notices.some(({ status }) => status === 'sending')
}

/**
 * The failure of an earlier copy says nothing of the copy on its way. A report that a copy was sent
 * says nothing once the provider has given up that copy.
 */
async function isOld(
  db: Kysely<Schema>,
  { provider_message_id: id }: NoticeRow,
  { kind, providerMessageId }: Receipt,
): Promise<boolean> {
  if (kind === 'failed') return id !== null && id !== providerMessageId
  return kind === 'sent' && (id === providerMessageId || (await hasFailed(db, providerMessageId)))
}

async function hasFailed(db: Kysely<Schema>, providerMessageId: string): Promise<boolean> {
  const failed = await db
    .selectFrom('receipt')
    .select('id')
    .where('provider_message_id', '=', providerMessageId)
    .where('kind', '=', 'failed')
    .executeTakeFirst()
  return failed !== undefined
}

/**
 * The message that was accepted, or the one that a receipt shows to be: an id from before is of a copy
 * that failed. A tap is a message of reception's, so its id is not that of our message.
 */
function knownId(notice: NoticeRow, { kind, providerMessageId }: Receipt): string | null {
  const isKnown = isTap(kind) || notice.accepted_at !== null
  const { provider_message_id: id } = notice
  return isKnown ? (id ?? (isTap(kind) ? null : providerMessageId)) : providerMessageId
}

function isTap(kind: ReceiptKind): boolean {
  return statusAfterTap[kind] !== undefined
}

/** For each notice now known to be delivered: its channel, and how long it took. */
function arrivedNow(notices: readonly NoticeRow[], { kind, happenedAtMs }: Receipt) {
  if (kind !== 'delivered' && kind !== 'read') return []
  return notices
    .filter((notice) => notice.delivered_at === null && notice.accepted_at !== null)
    .map(({ channel, accepted_at }) => ({ channel, afterMs: happenedAtMs - (accepted_at ?? 0) }))
}

const statusAfterTap: Readonly<Partial<Record<ReceiptKind, AppointmentStatus>>> = {
  called: 'confirmed',
  'no-answer': 'unreachable',
}

async function applyToAppointments(
  db: Kysely<Schema>,
  ids: readonly number[],
  { kind, happenedAtMs }: Receipt,
  nowMs: number,
): Promise<void> {
  if (ids.length === 0) return
  const status = statusAfterTap[kind]
  if (status !== undefined) await noteTap(db, ids, { status, happenedAtMs }, nowMs)
  await reopenFollowUps(db, ids, { isNotified: kind !== 'sent' && kind !== 'failed', nowMs })
}

/** When to look again for the message of a receipt; null when it was applied or is not ours. */
export async function settle(
  db: Kysely<Schema>,
  id: number,
  dueAtMs: number | null,
): Promise<void> {
  await db
    .updateTable('receipt')
    .set((eb) => ({ due_at: dueAtMs, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
