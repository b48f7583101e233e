import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

const dayMs = 24 * 60 * 60_000

/** Nothing sends an act again after that. */
const actDays = 14

/** A link is of no use after minutes; a day tells who tries it that it expired. */
const linkDays = 1

/** A device unused for so long, or ended so long ago, is forgotten: it has to be let in again. */
const deviceDays = 90

/** Deletes what the desk no longer needs; few rows, so all at once. */
export async function purgeDesk(db: Kysely<Schema>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('desk_act')
    .where('at', '<', nowMs - actDays * dayMs)
    .execute()
  await db
    .deleteFrom('desk_link')
    .where('expires_at', '<', nowMs - linkDays * dayMs)
    .execute()
  await db
    .deleteFrom('desk_device')
    .where('last_used_at', '<', nowMs - deviceDays * dayMs)
    .execute()
}
