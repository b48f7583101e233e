import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { withFile } from '../db/inspect-file.ts'
import type { Db } from '../db/schema.ts'

const tablesMade = z.object({ timestamp: z.string() })

const whenTablesWereMade = 'select timestamp from kysely_migration order by name limit 1'

/**
 * The id of a store. It stands in the names of copies, because several stores may share a directory. It is a hash of
 * the instant of the first migration, so a store and its copies have the same id.
 */
export function storeIdOf(path: string): string {
  return idFrom(withFile(path, (database) => database.prepare(whenTablesWereMade).get()))
}

/** The same id, of an open store. */
export async function idOfStore(db: Db): Promise<string> {
  const { rows } = await sql.raw(whenTablesWereMade).execute(db)
  return idFrom(rows[0])
}

function idFrom(row: unknown): string {
  return createHash('sha256').update(tablesMade.parse(row).timestamp).digest('hex').slice(0, 8)
}
