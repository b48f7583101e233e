import type { Kysely } from 'kysely'
import type { Actor } from '../../domain/visit/history.ts'
import { columnsOfActor } from '../db/actor-columns.ts'
import type { Schema } from '../db/schema.ts'
import type { StoreEventKind } from '../db/schema-visits.ts'

export type StoreActor = Exclude<Actor, { readonly kind: 'patient' | 'tap' }>

/** What happened to the store or the desk as a whole. It holds nothing personal. */
export interface StoreEvent {
  readonly kind: StoreEventKind
  readonly by: StoreActor
  readonly nowMs: number
  readonly detail: object
  /** Where the page of the desk sent it: the id of the act, and what tells it from another with that id. */
  readonly act?: { readonly id: string; readonly fingerprint: string }
}

/** Appends an event that concerns no single visit, in the transaction of what happened. */
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
