import type { Db } from '../db/schema.ts'

/** The table has only this row. */
const rowId = 1

/** A number that grows with each committed change that a board shows. */
export async function readVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('desk_change')
    .select('version')
    .where('id', '=', rowId)
    .executeTakeFirstOrThrow()
  return version
}

/** Counts a change. Call it last in a transaction, because it locks the row and other writers then wait. */
export async function countChange(db: Db): Promise<void> {
  await db
    .updateTable('desk_change')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', rowId)
    .execute()
}
