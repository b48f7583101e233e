import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** There is one such row. */
const rowId = 1

/** A number that grows with each change that a board shows, whoever makes it. All that it counts can be read. */
export async function readVersion(db: Kysely<Schema>): Promise<number> {
  const { version } = await db
    .selectFrom('desk_change')
    .select('version')
    .where('id', '=', rowId)
    .executeTakeFirstOrThrow()
  return version
}

/** Counts a change; last in its transaction, because others wait for it. */
export async function countChange(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('desk_change')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', rowId)
    .execute()
}
