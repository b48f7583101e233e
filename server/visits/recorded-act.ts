import { createHash } from 'node:crypto'
import type { Db } from '../db/schema.ts'

export interface DeskActHead {
  /** The page makes the id, so that an act that is sent twice counts once. It is unique in the store. */
  readonly id: string
  readonly device: number
  readonly fingerprint: string
}

/** Whether this act was recorded, or another act with the same id. Undefined if the id is new. */
export async function recordedAct(
  db: Db,
  { id, device, fingerprint }: DeskActHead,
): Promise<'same' | 'another' | undefined> {
  const row = await db
    .selectFrom('event')
    .select(['device_id', 'fingerprint'])
    .where('act_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return row.device_id === device && row.fingerprint === fingerprint ? 'same' : 'another'
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
