import type { Kysely } from 'kysely'
import type { AskNumber, Tapped } from '../../domain/visit/history.ts'
import type { Schema } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit, owingOf } from './change-visit.ts'
import { noticesOf } from './load-visits.ts'
import { type LoadedVisit, type NoticeOfVisit, openAsks, shownBy } from './loaded-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { endedColumns, isInFlight, isSame, isTo } from './visit-notices.ts'

/** Whether the message of a notice goes out now. */
export type Beginning =
  /** It does, and shows these asks: all that are open; of a plan the one that it is stored with. */
  | { readonly kind: 'send'; readonly visit: LoadedVisit; readonly shows: readonly AskNumber[] }
  /** Nothing is sent: the notice has ended, or its lease is another's. */
  | { readonly kind: 'not needed' }
  /** Another message of this visit is on its way to this recipient, until then at the latest. */
  | { readonly kind: 'must wait'; readonly untilMs: number }

/** A notice that a worker has leased. */
export interface Leased {
  readonly id: number
  readonly owner: string
  /** This attempt included. */
  readonly attempts: number
}

/**
 * Asks once more whether a leased notice is needed, and notes what its message will show. The visit is
 * locked, so nothing changes between the question and the note.
 */
export async function beginSending(deps: VisitDeps, leased: Leased): Promise<Beginning> {
  const visitId = await visitOfNotice(deps.db, leased.id)
  if (visitId === undefined) return { kind: 'not needed' }
  return await changeVisit<Beginning>(deps, visitId, async (visit, { db, nowMs }) => {
    const notice = visit?.notices.find(({ row }) => row.id === leased.id)
    if (visit === undefined || notice === undefined || !isHeld(notice, leased)) {
      return { result: { kind: 'not needed' } }
    }
    const { needed } = owingOf(visit, await deps.readCentre(db), deps, nowMs)
    const write = db.updateTable('notice').where('id', '=', leased.id)
    if (!needed.some((key) => isSame(key, notice))) {
      await write.set(endedColumns(nowMs)).execute()
      return { result: { kind: 'not needed' } }
    }
    const other = otherInFlight(notice, visit, nowMs)
    if (other !== undefined) return { result: { kind: 'must wait', untilMs: other } }
    const shows = notice.kind === 'plan' ? [notice.ask] : openAsks(visit)
    await write
      .set({ status: 'sending', updated_at: nowMs, ...knownColumns(notice, visit, shows) })
      .execute()
    return { result: { kind: 'send', visit, shows } }
  })
}

/** Whether the lease still is this owner's, and of this attempt. */
function isHeld({ row }: NoticeOfVisit, { owner, attempts }: Leased): boolean {
  return row.status === 'due' && row.lease_owner === owner && row.attempts === attempts
}

/** When the lease of another message to this recipient ends; undefined where none is on its way. */
function otherInFlight(
  { row }: NoticeOfVisit,
  { notices }: LoadedVisit,
  nowMs: number,
): number | undefined {
  const other = notices.find(
    (each) => each.row.id !== row.id && isTo(each.row, row) && isInFlight(each.row, nowMs),
  )
  return other?.row.due_at ?? undefined
}

/**
 * A tap tells which notice it is about, and not which copy of its message. Where an earlier copy may have left, a
 * tap therefore covers what each copy showed.
 */
function knownColumns(
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

/** What came of a change of notices. */
export interface Noted<Result> {
  readonly result: Result
  /** The asks that a person at reception could have noticed by it. */
  readonly told: readonly AskNumber[]
  /** What came of the plan by mail. */
  readonly plan?: { readonly kind: 'plan-mailed' | 'plan-refused'; readonly plan: number }
}

/**
 * Changes rows of notices of one visit with the visit locked: the end of a send, a receipt. Asks that a
 * person could have noticed are told. Then `owed` is asked again.
 * @param write Gets the transaction. It may run twice.
 * @returns Undefined where the visit is gone.
 */
export async function changeNotices<Result>(
  deps: VisitDeps,
  visitId: number,
  write: (db: Kysely<Schema>, visit: LoadedVisit) => Promise<Noted<Result>>,
): Promise<Result | undefined> {
  return await changeVisit<Result | undefined>(deps, visitId, async (visit, { db, nowMs }) => {
    if (visit === undefined) return { result: undefined }
    const { result, told, plan } = await write(db, visit)
    const changed = notified({ ...visit, notices: await noticesOf(db, visitId) }, told, nowMs)
    const by = { kind: 'server' } as const
    return { result, visit: plan === undefined ? changed : withEvent(changed, plan, { by, nowMs }) }
  })
}

/** Once for each ask, also where an act has told it: undoing that act must not lose the delivery. */
function notified(visit: LoadedVisit, told: readonly AskNumber[], nowMs: number): LoadedVisit {
  const known = visit.history.flatMap((item) => (item.kind === 'notified' ? item.asks : []))
  const asks = told.filter(
    (number) => !known.includes(number) && visit.visit.asks.some((ask) => ask.number === number),
  )
  if (asks.length === 0) return visit
  return withEvent(visit, { kind: 'notified', asks }, { by: { kind: 'server' }, nowMs })
}

/** A button that somebody at reception pressed under a message. */
export interface Tap {
  readonly kind: Tapped['kind']
  /** The notice of the message. */
  readonly noticeId: number
  /** The message that the tap came as. */
  readonly messageId: string
  readonly happenedAtMs: number
}

/**
 * Records a tap, about the asks that its message showed. It is stored also where the history leaves it
 * unread. The same tap, reported twice, counts once.
 *
 * @param write What else changes with it, once the visit is locked. It also runs where the visit was
 * erased, and may run twice.
 */
export async function recordTap(
  deps: VisitDeps,
  tap: Tap,
  write: (db: Kysely<Schema>, notice: NoticeOfVisit) => Promise<void> = async () => {},
): Promise<'done' | 'gone'> {
  const visitId = await visitOfNotice(deps.db, tap.noticeId)
  if (visitId === undefined) return 'gone'
  return await changeVisit<'done' | 'gone'>(deps, visitId, async (stored, { db, nowMs }) => {
    const notice = stored?.notices.find(({ row }) => row.id === tap.noticeId)
    if (stored === undefined || notice === undefined) return { result: 'gone' }
    await write(db, notice)
    if (stored.visit.ending === 'erased') return { result: 'gone' }
    const loaded = { ...stored, notices: await noticesOf(db, visitId) }
    const { kind, messageId, happenedAtMs } = tap
    const isKnown = loaded.history.some(
      (item) => 'messageId' in item && item.messageId === messageId && item.kind === kind,
    )
    if (isKnown) return { result: 'done', visit: loaded }
    const asks = shownBy(notice)
    const lastKnown = notice.row.last_known ?? notice.ask
    const detail = { kind, asks, lastKnown, messageId }
    const by = { kind: 'tap' } as const
    return { result: 'done', visit: withEvent(loaded, detail, { by, nowMs, happenedAtMs }) }
  })
}

/** A notice never changes its visit, so it is read before the visit is locked. */
async function visitOfNotice(db: Kysely<Schema>, noticeId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('notice')
    .select('visit_id')
    .where('id', '=', noticeId)
    .executeTakeFirst()
  return row?.visit_id ?? undefined
}
