import type { Kysely } from 'kysely'
import type { Tapped } from '../../domain/visit/history.ts'
import type { Schema } from '../db/schema.ts'
import { withEvent } from './add-to-visit.ts'
import { changeVisit } from './change-visit.ts'
import { noticesOf } from './load-visits.ts'
import type { VisitDeps } from './visit-deps.ts'
import { type NoticeOfVisit, shownBy } from './visit-notices.ts'

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
