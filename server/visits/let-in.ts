import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Whether a device may act: decided in the transaction of its act. */
export async function isLetIn(db: Kysely<Schema>, device: number): Promise<boolean> {
  const row = await db
    .selectFrom('desk_device')
    .select('id')
    .where('id', '=', device)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The names of all devices, revoked ones too, by their ids. */
export async function deviceNames(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('desk_device').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}
