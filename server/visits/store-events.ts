import { sql } from 'kysely'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'
import type { Actor, StoreEventKind } from '../../domain/visit/history.ts'
import { columnsOfActor } from '../db/computed-columns.ts'
import { lockAct } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { countChange } from './change-counter.ts'
import { type ActAnswer, answerToHead, type DeskActHead, type HeadRefusal } from './recorded-act.ts'
import type { VisitDeps } from './visit-deps.ts'

export type StoreActor = Exclude<Actor, { readonly kind: 'patient' | 'tap' }>

/** What happened to the store or the desk as a whole. The event holds no personal data. */
export interface StoreEvent {
  readonly kind: StoreEventKind
  readonly by: StoreActor
  readonly nowMs: number
  readonly detail: object
  /** Given if the page of the desk sent the act. The fingerprint tells the act from another one with the same id. */
  readonly act?: { readonly id: string; readonly fingerprint: string }
}

/** Appends an event that concerns no single visit. Call it in the transaction that makes the change. */
export async function appendStoreEvent(db: Db, event: StoreEvent): Promise<void> {
  const { kind, by, nowMs, detail, act } = event
  await db
    .insertInto('event')
    .values({
      kind,
      happened_at: nowMs,
      recorded_at: nowMs,
      ...columnsOfActor(by),
      ...(act && { act_id: act.id, fingerprint: act.fingerprint }),
      detail: JSON.stringify(detail),
    })
    .execute()
}

/** What became of an act of the desk about the store. */
export type StoreActResult<Why extends string = never> = ActAnswer<HeadRefusal | Why>

interface StoreAct extends DeskActHead, Pick<StoreEvent, 'kind' | 'detail'> {}

/**
 * Records what a device of the desk said about the centre. The same act, sent again, counts once.
 *
 * @param answerOf Called in the transaction if the act is new. If it gives an answer, nothing is recorded.
 */
export async function performStoreAct<Why extends string = never>(
  { transact, now }: Pick<VisitDeps, 'transact' | 'now'>,
  act: StoreAct,
  answerOf: (db: Db) => Promise<StoreActResult<Why> | undefined>,
): Promise<StoreActResult<Why>> {
  const { id, device, kind, detail } = act
  return await transact(async (db): Promise<StoreActResult<Why>> => {
    await lockAct(db, id)
    const answer = (await answerToHead(db, act)) ?? (await answerOf(db))
    if (answer !== undefined) return answer
    await appendStoreEvent(db, {
      kind,
      by: { kind: 'desk', device: String(device) },
      nowMs: now(),
      detail,
      act,
    })
    await countChange(db)
    return { kind: 'done' }
  })
}

/**
 * The acts of a kind at the desk, in the order in which they were recorded, and whether each was taken back. Leaves out
 * an event that cannot be read, because its row is damaged or only another version knows its values.
 *
 * @param undoing The kind of act that takes one back, if there is such a kind.
 * @param onUnread Called if an event is left out that nobody has taken back.
 */
export async function readStoreActs<Detail>(
  db: Db,
  shape: z.ZodType<Detail>,
  kind: StoreEventKind,
  undoing?: StoreEventKind,
  onUnread = () => {},
) {
  const rows = await db
    .selectFrom('event')
    .leftJoin('desk_device', 'desk_device.id', 'event.device_id')
    .select(['event.id', 'event.kind', 'event.recorded_at', 'event.detail', 'desk_device.name'])
    // A literal, because a query with a parameter does not use the partial index.
    .where(sql<boolean>`actor = 'desk'`)
    .where('kind', 'in', undoing === undefined ? [kind] : [kind, undoing])
    .orderBy('event.id')
    .execute()
  const readAs = <Read>(of: StoreEventKind | undefined, as: z.ZodType<Read>) =>
    rows.flatMap((row) => {
      const { data: detail } = as.safeParse(row.kind === of ? parseJson(row.detail) : undefined)
      return detail === undefined ? [] : [{ ...row, detail }]
    })
  const [acts, undone] = [readAs(kind, shape), readAs(undoing, takenBackDetail)]
  const takenBack = new Set(undone.map(({ detail }) => detail.takesBack))
  const settled = new Set([...takenBack, ...[...acts, ...undone].map(({ id }) => id)])
  if (rows.some(({ id }) => !settled.has(id))) onUnread()
  return acts.map((row) => ({ ...row, isTakenBack: takenBack.has(row.id) }))
}

const takenBackDetail = z.object({ takesBack: z.int() })
