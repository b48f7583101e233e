import type { Kysely } from 'kysely'
import { locking } from '../db/dialect.ts'
import type { ChannelName, ReceiptKind, Schema } from '../db/schema.ts'
import { changeNotices } from '../visits/change-notices.ts'
import { recordTap, type Tap } from '../visits/record-tap.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { shownBy } from '../visits/visit-notices.ts'
import type { Applying, NoticeRow, ReportedNotice } from './apply-failure.ts'
import { changeRow } from './change-row.ts'
import { type Receipt, settle } from './queries.ts'

/** What a receipt came to. */
interface Applied {
  /** Whether it is about a notice that is stored. */
  readonly isKnown: boolean
  /** Where it is known to be delivered only now: the channel, and how long it took. */
  readonly delivered?: Arrival | undefined
}

interface Arrival {
  readonly channel: ChannelName
  readonly afterMs: number
}

const notApplied: Applied = { isKnown: false }

/**
 * Applies a receipt to the notice of its message; to none when the message is not known, or when it is
 * still being sent, so that nobody knows which copy has failed.
 */
export async function applyReceipt(
  deps: VisitDeps,
  receipt: Receipt,
  applying: Applying,
): Promise<Applied> {
  const found = await noticeOfMessage(deps.db, receipt)
  if (found === undefined) return notApplied
  const about = { receipt, applying, id: found.id }
  return (await applyTo(deps, found.visit_id, about)) ?? notApplied
}

/**
 * Without a lock: a notice never changes its visit, and the visit is locked first. A receipt may come before
 * the answer to the send, which has the other id. A digest of 2.0.0 was the message of several notices: the
 * first stands for them.
 */
async function noticeOfMessage(
  db: Kysely<Schema>,
  { correlationId, providerMessageId }: Receipt,
): Promise<Pick<NoticeRow, 'id' | 'visit_id'> | undefined> {
  return await db
    .selectFrom('notice')
    .select(['id', 'visit_id'])
    .where((eb) =>
      eb.or([
        eb('provider_message_id', '=', providerMessageId),
        ...(correlationId === undefined ? [] : [eb('correlation_id', '=', correlationId)]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** A receipt, and the notice that it is about. */
interface About {
  readonly receipt: Receipt
  readonly applying: Applying
  readonly id: number
}

/** What it came to; undefined where it is too early. */
async function applyTo(
  deps: VisitDeps,
  visitId: number | null,
  about: About,
): Promise<Applied | undefined> {
  if (visitId === null) {
    return await deps.transact(async (db) => await change(db, await lockRow(db, about.id), about))
  }
  const { receipt, id } = about
  const kind = tapKinds[receipt.kind]
  if (kind !== undefined) return await applyTap(deps, kind, about)
  return await changeNotices(deps, visitId, async (db, { notices, visit }) => {
    const reported = notices.find(({ row }) => row.id === id)
    const ask = visit.asks.find(({ number }) => number === reported?.ask)
    const result = await change(db, reported && { row: reported.row, ask }, about)
    const isSeen = receipt.kind === 'delivered' || receipt.kind === 'read'
    return { result, told: isSeen && reported ? shownBy(reported) : [] }
  })
}

/** A button carries the id of one notice. */
async function applyTap(
  deps: VisitDeps,
  kind: Tap['kind'],
  about: About,
): Promise<Applied | undefined> {
  const { providerMessageId: messageId, happenedAtMs } = about.receipt
  let applied: Applied | undefined
  const tap = { kind, noticeId: about.id, messageId, happenedAtMs }
  await recordTap(deps, tap, async (db, { row }) => {
    applied = await change(db, { row }, about)
  })
  return applied
}

async function lockRow(db: Kysely<Schema>, id: number): Promise<ReportedNotice | undefined> {
  const row = await db
    .selectFrom('notice')
    .selectAll()
    .where('id', '=', id)
    .$call(locking(db))
    .executeTakeFirst()
  return row && { row }
}

/** Undefined, and nothing is changed, where a copy is on its way of which nobody knows whether it failed. */
async function change(
  db: Kysely<Schema>,
  notice: ReportedNotice | undefined,
  { receipt, applying }: About,
): Promise<Applied | undefined> {
  if (notice === undefined) return undefined
  if (receipt.kind === 'failed' && notice.row.status === 'sending') return undefined
  await changeRow(db, notice, receipt, applying)
  await settle(db, receipt.id, null)
  return { isKnown: true, delivered: arrivedNow(notice, receipt) }
}

function arrivedNow({ row }: ReportedNotice, { kind, happenedAtMs }: Receipt): Arrival | undefined {
  const { channel, accepted_at, delivered_at } = row
  const isNow = (kind === 'delivered' || kind === 'read') && delivered_at === null
  return isNow && accepted_at !== null
    ? { channel, afterMs: happenedAtMs - accepted_at }
    : undefined
}

const tapKinds: Readonly<Partial<Record<ReceiptKind, Tap['kind']>>> = {
  called: 'tap-called',
  'no-answer': 'tap-no-answer',
}
