import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Rows read and written at a time. A page of notices binds some 11,000 values. */
const pageRows = 500

/** The tables that are moved, in an order in which each row comes after the rows that it points at. */
const tables = [
  ...(['visit', 'request', 'event', 'event_text', 'visit_phone', 'recipient', 'notice'] as const),
  ...(['receipt', 'desk_device', 'clock'] as const),
]

type TableName = (typeof tables)[number]

/** A move that was killed after its commit leaves a whole copy, and a server may have run on it since. */
const howToEmpty =
  'if an earlier move ended before it said "moved", and no server has run there since, make that database anew and move again'

export interface MovedTable {
  readonly name: TableName
  readonly rows: number
  /** SHA-256 over every row in the order of keys, the same on both sides. */
  readonly checksum: string
}

/**
 * Copies the stored data into an empty PostgreSQL in one transaction, and reads each copied table again. Throws and
 * leaves the target empty if counts or checksums differ. Send rates, circuits and links to the desk are short-lived,
 * so they are not copied. Nobody may write to the source meanwhile. Afterwards
 * `markMoved` (store-files.ts) marks the source as moved.
 */
export async function moveStore(
  from: Db,
  to: Db,
  onTable: (moved: MovedTable) => void,
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    // A server that ran on the empty database has stored its clock and recipients there. The rows of the source
    // replace them.
    await transaction.deleteFrom('clock').execute()
    await transaction.deleteFrom('recipient').execute()
    for (const name of tables) {
      if ((await readPage(transaction, name, 0)).length > 0)
        throw new Error(`the table ${name} of the target is not empty: ${howToEmpty}`)
    }
    for (const name of tables) onTable(await moveTable(name, from, transaction))
    await continueVersion(from, transaction)
  })
}

/** Continues the version number of the source. An open desk takes a lower number as the sign of a restored store. */
async function continueVersion(from: Db, to: Db): Promise<void> {
  const { version } = await from
    .selectFrom('desk_change')
    .select('version')
    .executeTakeFirstOrThrow()
  await to.updateTable('desk_change').set({ version }).execute()
}

async function moveTable(name: TableName, from: Db, to: Db): Promise<MovedTable> {
  const source = await readTable(name, from, (page) => insertRows(to, name, page))
  const next = Math.max(source.lastId, await lastKeyGiven(from, name)) + 1
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`.execute(to)
  const { rows, checksum } = await readTable(name, to)
  if (rows !== source.rows || checksum !== source.checksum) {
    throw new Error(`the copy of the table ${name} differs from the source: nothing was moved`)
  }
  return { name, rows, checksum }
}

/** Reads a table page by page in the order of keys, and counts and hashes its rows. */
async function readTable(
  name: TableName,
  db: Db,
  onPage: (page: readonly MovedRow[]) => Promise<void> = async () => {},
) {
  const hash = createHash('sha256')
  let rows = 0
  let lastId = 0
  for (let page = await readPage(db, name, 0); page.length > 0; ) {
    for (const row of page) hash.update(JSON.stringify(Object.entries(row).toSorted()))
    await onPage(page)
    rows += page.length
    lastId = Number(page.at(-1)?.id)
    page = await readPage(db, name, lastId)
  }
  return { rows, lastId, checksum: hash.digest('hex') }
}

type MovedRow = Readonly<Record<string, unknown>>

async function readPage(db: Db, name: TableName, after: number): Promise<readonly MovedRow[]> {
  const page = sql<MovedRow>`select * from ${sql.table(name)} where id > ${after}
    order by id limit ${pageRows}`
  return (await page.execute(db)).rows
}

/**
 * The last key that SQLite gave, even if its row was purged since. A purged visit leaves events with its key. A new
 * visit must not get that key, or it would get those events.
 */
async function lastKeyGiven(from: Db, name: TableName): Promise<number> {
  const given = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`
  return (await given.execute(from)).rows[0]?.seq ?? 0
}

async function insertRows(db: Db, name: TableName, rows: readonly MovedRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column))
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(db)
}
