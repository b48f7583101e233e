import type { Db } from '../db/schema.ts'

/**
 * Whether a device may act. Call it in the transaction of the act, so that a device revoked meanwhile is refused
 * (`revokeDevice` in server/desk/devices.ts).
 */
export async function isLetIn(db: Db, device: number): Promise<boolean> {
  return (await letInAmong(db, [device])).has(device)
}

export async function letInAmong(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('desk_device')
    .select('id')
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The names of all devices by their ids, including revoked devices. */
export async function deviceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('desk_device').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}
