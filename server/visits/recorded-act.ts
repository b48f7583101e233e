import { createHash } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { isLetIn } from './let-in.ts'

export interface DeskActHead {
  /** The page makes the id, so that an act that is sent twice counts once. It is unique in the store. */
  readonly id: string
  readonly device: number
  readonly fingerprint: string
}

/** What became of an act. A refusal changes nothing. */
export type ActAnswer<Why extends string> =
  | { readonly kind: 'done' }
  /** `heldBy`: the name of the device that holds the claim. */
  | { readonly kind: 'refused'; readonly why: Why; readonly heldBy?: string }

export function refused<Why extends string>(why: Why) {
  return { kind: 'refused', why } as const
}

export type HeadRefusal =
  /** The device was revoked. */
  | 'not let in'
  /** Another act has this id. */
  | 'id reused'
  /** The act was recorded on a visit that was erased since. */
  | 'erased'

/**
 * Answers an act that was recorded before, or that is refused whatever it changes; undefined for others. Call it in the
 * transaction of the act, once the act is locked.
 *
 * @param refuseWith A reason that the caller found to refuse the act. An act recorded before still gets `done`.
 */
export async function answerToHead<Why extends string = never>(
  db: Db,
  { id, device, fingerprint }: DeskActHead,
  refuseWith?: Why,
): Promise<ActAnswer<HeadRefusal | Why> | undefined> {
  if (!(await isLetIn(db, device))) return refused('not let in')
  const recorded = await db
    .selectFrom('event')
    .leftJoin('visit', 'visit.id', 'event.visit_id')
    .select(['event.fingerprint', 'visit.ending'])
    .where('act_id', '=', id)
    .executeTakeFirst()
  // The device is not compared, because it may have been let in again under a new key since.
  if (recorded?.fingerprint === fingerprint) return { kind: 'done' }
  // An erasure removes the fingerprint, so nobody can tell whether this is the same act.
  if (recorded?.ending === 'erased') return refused('erased')
  const why = refuseWith ?? (recorded && 'id reused')
  return why && refused(why)
}

/** A hash that tells an act from another act with the same id. The order of fields does not matter. */
export function fingerprintOf(visitId: number | undefined, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([visitId, content], sorted))
    .digest('hex')
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
