import type { Kysely } from 'kysely'
import type { Tapped } from '../../domain/visit/history.ts'
import type { Schema } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import type { VisitDeps } from './visit-deps.ts'

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
 */
export async function recordTap(deps: VisitDeps, tap: Tap): Promise<'done' | 'gone'> {
  const visitId = await visitOfNotice(deps.db, tap.noticeId)
  if (visitId === undefined) return 'gone'
  return await changeVisit<'done' | 'gone'>(deps, visitId, async (loaded, { nowMs }) => {
    const notice = loaded?.notices.find(({ row }) => row.id === tap.noticeId)
    if (loaded === undefined || notice === undefined) return { result: 'gone' }
    if (loaded.visit.ending === 'erased') return { result: 'gone' }
    const { kind, messageId, happenedAtMs } = tap
    const isKnown = loaded.history.some(
      (item) => 'messageId' in item && item.messageId === messageId && item.kind === kind,
    )
    if (isKnown) return { result: 'done' }
    // A message that was sent before its asks were noted is about the ask of its notice.
    const asks = notice.shows.length === 0 ? [notice.ask] : [...notice.shows]
    const lastKnown = notice.row.last_known ?? notice.ask
    const detail = { kind, asks, lastKnown, messageId }
    const by = { kind: 'tap' } as const
    return { result: 'done', visit: withEvent(loaded, detail, { by, nowMs, happenedAtMs }) }
  })
}

/** A notice never changes its visit, so it is read before the visit is locked. */
export async function visitOfNotice(
  db: Kysely<Schema>,
  noticeId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('notice')
    .select('visit_id')
    .where('id', '=', noticeId)
    .executeTakeFirst()
  return row?.visit_id ?? undefined
}
