import type { AskNumber, Tapped } from '../../domain/visit/history.ts'
import { isSameRecipient, type LeasedOfVisit } from '../db/records.ts'
import type { Db } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit, owedNoticesOf } from './change-visit.ts'
import { noticesOf } from './load-visits.ts'
import { type LoadedVisit, type NoticeOfVisit, openAskNumbers, shownBy } from './loaded-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { endedColumns, isInFlight, isSameNotice } from './visit-notices.ts'

/** Whether the message of a notice goes out now. */
export type SendDecision =
  /** The message goes out. It shows all open asks, or the ask of the notice if it is a plan. */
  | { readonly kind: 'send'; readonly visit: LoadedVisit; readonly shows: readonly AskNumber[] }
  /** Nothing is sent, because the notice has ended or another worker holds its lease. */
  | { readonly kind: 'not needed' }
  /** Another message of this visit is on its way to this recipient. Its lease ends at `untilMs`. */
  | { readonly kind: 'must wait'; readonly untilMs: number }

type HeldLease = Pick<LeasedOfVisit, 'id' | 'visitId' | 'owner' | 'attempts'>

/**
 * Asks `owed` once more whether a leased notice is needed, and notes what its message will show. The visit is locked,
 * so nothing changes in between.
 */
export async function beginSending(deps: VisitDeps, leased: HeldLease): Promise<SendDecision> {
  return await changeVisit<SendDecision>(deps, leased.visitId, async (visit, { db, nowMs }) => {
    const notice = visit?.notices.find(({ row }) => row.id === leased.id)
    if (visit === undefined || notice === undefined || !isStillLeased(notice, leased)) {
      return { result: { kind: 'not needed' } }
    }
    const { needed } = owedNoticesOf(visit, await deps.readCentre(db), deps, nowMs)
    const write = db.updateTable('notice').where('id', '=', leased.id)
    if (!needed.some((key) => isSameNotice(key, notice))) {
      await write.set(endedColumns(nowMs)).execute()
      return { result: { kind: 'not needed' } }
    }
    const other = otherInFlight(notice, visit, nowMs)
    if (other !== undefined) return { result: { kind: 'must wait', untilMs: other } }
    const shows = notice.kind === 'plan' ? [notice.ask] : openAskNumbers(visit)
    await write
      .set({ status: 'sending', updated_at: nowMs, ...shownColumns(notice, visit, shows) })
      .execute()
    return { result: { kind: 'send', visit, shows } }
  })
}

function isStillLeased({ row }: NoticeOfVisit, { owner, attempts }: HeldLease): boolean {
  return row.status === 'due' && row.lease_owner === owner && row.attempts === attempts
}

/** When the lease of another message to this recipient ends; undefined if none is on its way. */
function otherInFlight(
  { row }: NoticeOfVisit,
  { notices }: LoadedVisit,
  nowMs: number,
): number | undefined {
  const other = notices.find(
    (each) =>
      each.row.id !== row.id && isSameRecipient(each.row, row) && isInFlight(each.row, nowMs),
  )
  return other?.row.due_at ?? undefined
}

/**
 * A tap tells which notice it is about, but not which copy of the message. If an earlier copy may have been sent, the
 * tap may come from either copy. So only the asks that every copy shows are stored.
 */
function shownColumns(
  { row, shows: before }: NoticeOfVisit,
  visit: LoadedVisit,
  shows: readonly AskNumber[],
) {
  const mayHaveLeft = row.unknowns > 0 || row.provider_message_id !== null
  if (!mayHaveLeft || row.shows === null) {
    return { shows: JSON.stringify(shows), last_known: visit.lastNumber }
  }
  return { shows: JSON.stringify(before.filter((ask) => shows.includes(ask))) }
}

export interface NoticesChanged<Result> {
  readonly result: Result
  /** The asks that a person at reception could have noticed because of the change. */
  readonly notified: readonly AskNumber[]
  readonly plan?: { readonly kind: 'plan-mailed' | 'plan-refused'; readonly plan: number }
}

/**
 * Changes rows of notices of one visit with the visit locked, at the end of a send or for a receipt. Records which asks
 * a person could have noticed, and what became of a plan. Then asks `owed` again.
 * @param write Makes the change. It may run twice.
 * @returns Undefined if the visit is gone.
 */
export async function changeNotices<Result>(
  deps: VisitDeps,
  visitId: number,
  write: (db: Db, visit: LoadedVisit) => Promise<NoticesChanged<Result>>,
): Promise<Result | undefined> {
  return await changeVisit<Result | undefined>(deps, visitId, async (visit, { db, nowMs }) => {
    if (visit === undefined) return { result: undefined }
    const { result, notified, plan } = await write(db, visit)
    const stored = { ...visit, notices: await noticesOf(db, visitId) }
    const changed = withNotified(stored, notified, nowMs)
    const by = { kind: 'server' } as const
    return { result, visit: plan === undefined ? changed : withEvent(changed, plan, { by, nowMs }) }
  })
}

/**
 * Records `notified` once for each ask. An act about the ask notifies too, but its undo would take that back, so the
 * delivery is recorded as well.
 */
function withNotified(
  visit: LoadedVisit,
  notified: readonly AskNumber[],
  nowMs: number,
): LoadedVisit {
  const known = visit.history.flatMap((item) => (item.kind === 'notified' ? item.asks : []))
  const asks = notified.filter(
    (number) => !known.includes(number) && visit.visit.asks.some((ask) => ask.number === number),
  )
  if (asks.length === 0) return visit
  return withEvent(visit, { kind: 'notified', asks }, { by: { kind: 'server' }, nowMs })
}

/** A button that somebody at reception pressed under a message. */
export interface Tap {
  readonly kind: Tapped['kind']
  readonly visitId: number
  readonly noticeId: number
  /** The provider's id of the tap itself. */
  readonly messageId: string
  readonly happenedAtMs: number
}

/**
 * Records a tap about the asks that its message showed. A tap that changes nothing is stored too, but not on an erased
 * visit. The same tap, reported twice, counts once.
 *
 * @param write Makes other changes in the same transaction, once the visit is locked. Runs on an erased visit too, and
 * may run twice.
 */
export async function recordTap(
  deps: VisitDeps,
  { kind, visitId, noticeId, messageId, happenedAtMs }: Tap,
  write: (db: Db, notice: NoticeOfVisit) => Promise<void> = async () => {},
): Promise<'done' | 'gone'> {
  return await changeVisit<'done' | 'gone'>(deps, visitId, async (stored, { db, nowMs }) => {
    const notice = stored?.notices.find(({ row }) => row.id === noticeId)
    if (stored === undefined || notice === undefined) return { result: 'gone' }
    await write(db, notice)
    if (stored.visit.ending === 'erased') return { result: 'gone' }
    const loaded = { ...stored, notices: await noticesOf(db, visitId) }
    const isReportedAgain = loaded.history.some(
      (item) => 'messageId' in item && item.messageId === messageId && item.kind === kind,
    )
    if (isReportedAgain) return { result: 'done', visit: loaded }
    const asks = shownBy(notice)
    const lastKnown = notice.row.last_known ?? notice.ask
    const detail = { kind, asks, lastKnown, messageId }
    const by = { kind: 'tap' } as const
    return { result: 'done', visit: withEvent(loaded, detail, { by, nowMs, happenedAtMs }) }
  })
}
