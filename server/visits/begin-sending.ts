import type { AskNumber } from '../../domain/visit/history.ts'
import { changeVisit } from './change-visit.ts'
import type { LoadedVisit } from './loaded-visit.ts'
import { visitOfNotice } from './record-tap.ts'
import { owingOf } from './settle-visit.ts'
import type { VisitDeps } from './visit-deps.ts'
import { isInFlight, isSame, isTo, type NoticeOfVisit } from './visit-notices.ts'
import { endedColumns } from './write-notices.ts'

/** Whether the message of a notice goes out now. */
export type Beginning =
  /** It does, and shows these asks: all that are open. */
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
    const shows = visit.visit.asks.flatMap(({ number, state }) => (state === 'open' ? number : []))
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
