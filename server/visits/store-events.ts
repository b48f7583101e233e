import type { Kysely } from 'kysely'
import type { Actor } from '../../domain/visit/history.ts'
import { columnsOfActor } from '../db/actor-columns.ts'
import { lockAct } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import type { StoreEventKind } from '../db/schema-visits.ts'
import { countChange } from './change-counter.ts'
import { isLetIn } from './let-in.ts'
import type { DeskActHead } from './recorded-act.ts'
import type { VisitDeps } from './visit-deps.ts'

export type StoreActor = Exclude<Actor, { readonly kind: 'patient' | 'tap' }>

/** What happened to the store or the desk as a whole. The event holds no personal data. */
export interface StoreEvent {
  readonly kind: StoreEventKind
  readonly by: StoreActor
  readonly nowMs: number
  readonly detail: object
  /** Given if the page of the desk sent the act. The fingerprint tells it from another act with the same id. */
  readonly act?: { readonly id: string; readonly fingerprint: string }
}

/** Appends an event that concerns no single visit. Call it in the transaction that makes the change. */
export async function appendStoreEvent(db: Kysely<Schema>, event: StoreEvent): Promise<void> {
  const { kind, by, nowMs, detail, act } = event
  await db
    .insertInto('event')
    .values({
      ...{ kind, happened_at: nowMs, recorded_at: nowMs, ...columnsOfActor(by) },
      ...(act && { act_id: act.id, fingerprint: act.fingerprint }),
      detail: JSON.stringify(detail),
    })
    .execute()
}

/** What became of an act of the desk about the store. A refusal changes nothing. */
export type StoreActResult<Why extends string = never> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: 'not let in' | 'id reused' | Why }

interface StoreAct extends DeskActHead, Pick<StoreEvent, 'kind' | 'detail'> {}

/**
 * Records what a device of the desk said about the centre. The same act, sent again, counts once.
 *
 * @param answerOf Called in the transaction if the act is new. If it gives an answer, nothing is recorded.
 */
export async function performStoreAct<Why extends string = never>(
  { transact, now }: Pick<VisitDeps, 'transact' | 'now'>,
  { id, device, fingerprint, kind, detail }: StoreAct,
  answerOf?: (db: Kysely<Schema>) => Promise<StoreActResult<Why> | undefined>,
): Promise<StoreActResult<Why>> {
  return await transact(async (db): Promise<StoreActResult<Why>> => {
    await lockAct(db, id)
    if (!(await isLetIn(db, device))) return { kind: 'refused', why: 'not let in' }
    const recorded = await db
      .selectFrom('event')
      .select(['device_id', 'fingerprint'])
      .where('act_id', '=', id)
      .executeTakeFirst()
    if (recorded !== undefined) {
      const isSame = recorded.device_id === device && recorded.fingerprint === fingerprint
      return isSame ? { kind: 'done' } : { kind: 'refused', why: 'id reused' }
    }
    const answer = await answerOf?.(db)
    if (answer !== undefined) return answer
    await appendStoreEvent(db, {
      ...{ kind, by: { kind: 'desk', device: String(device) }, nowMs: now(), detail },
      act: { id, fingerprint },
    })
    await countChange(db)
    return { kind: 'done' }
  })
}
