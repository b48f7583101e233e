import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { withFile } from '../db/inspect-file.ts'
import type { Schema } from '../db/schema.ts'

const tablesMade = z.object({ timestamp: z.string() })

const whenTablesWereMade = 'select timestamp from kysely_migration order by name limit 1'

/**
 * The id that tells apart stores whose copies lie in one directory. It comes from the instant when the first
 * table was made, so a store and its copies have the same id.
 */
export function storeIdOf(path: string): string {
  return idFrom(withFile(path, (database) => database.prepare(whenTablesWereMade).get()))
}

/** The same id, of an open store. */
export async function idOfStore(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql.raw(whenTablesWereMade).execute(db)
  return idFrom(rows[0])
}

function idFrom(row: unknown): string {
  return createHash('sha256').update(tablesMade.parse(row).timestamp).digest('hex').slice(0, 8)
}
