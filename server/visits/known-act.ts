import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** An act at the desk, as its page sends it. */
export interface DeskActHead {
  /** Made by the page, so that an act which is sent twice counts once. Unique in the store. */
  readonly id: string
  readonly device: number
  readonly fingerprint: string
}

/** Where an act was recorded. */
export interface KnownAct {
  readonly visitId: number
  readonly number: number
  /** Whether it is the same act, sent again, and not another one with its id. */
  readonly isSame: boolean
}

export async function knownAct(
  db: Kysely<Schema>,
  { id, device, fingerprint }: DeskActHead,
): Promise<KnownAct | undefined> {
  const row = await db
    .selectFrom('event')
    .select(['visit_id', 'number', 'device_id', 'fingerprint'])
    .where('act_id', '=', id)
    .executeTakeFirst()
  if (row === undefined || row.visit_id === null || row.number === null) return undefined
  const isSame = row.device_id === device && row.fingerprint === fingerprint
  return { visitId: row.visit_id, number: row.number, isSame }
}

/** Tells an act from another act with the same id. The order of fields does not matter. */
export function fingerprintOf(visitId: number | undefined, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([visitId, content], sorted))
    .digest('hex')
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
