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
 * Copies the stored data into an empty PostgreSQL in one transaction, then reads both sides again. Throws and leaves
 * the target empty if counts or checksums differ. Send rates, circuits and links to the desk are short-lived, and nothing
 * reads digests of 2.0.0, so they are not copied. Nobody may write to the source meanwhile. Afterwards `markMoved` (store-files.ts) marks the source as
 * moved.
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
  let last = 0
  for (let page = await readPage(from, name, 0); page.length > 0; ) {
    await insertRows(to, name, page)
    last = lastIdIn(page)
    page = await readPage(from, name, last)
  }
  const next = Math.max(last, await lastKeyGiven(from, name)) + 1
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`.execute(to)
  const [source, target] = await summariesOf(name, [from, to])
  if (source === undefined || source.rows !== target?.rows || source.checksum !== target.checksum) {
    throw new Error(`the copy of the table ${name} differs from the source: nothing was moved`)
  }
  return source
}

/** Reads a page of each side in turn, because PostgreSQL ends a transaction that is idle for long. */
async function summariesOf(name: TableName, sides: readonly Db[]): Promise<MovedTable[]> {
  const readers = sides.map((db) => ({ db, hash: createHash('sha256'), rows: 0, last: 0 }))
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const reader of readers) {
      const page = await readPage(reader.db, name, reader.last)
      if (page.length === 0) continue
      for (const row of page) reader.hash.update(JSON.stringify(Object.entries(row).toSorted()))
      reader.rows += page.length
      reader.last = lastIdIn(page)
      isMore = true
    }
  }
  return readers.map(({ hash, rows }) => ({ name, rows, checksum: hash.digest('hex') }))
}

type MovedRow = Readonly<Record<string, unknown>>

async function readPage(db: Db, name: TableName, after: number): Promise<readonly MovedRow[]> {
  const page = sql<MovedRow>`select * from ${sql.table(name)} where id > ${after}
    order by id limit ${pageRows}`
  return (await page.execute(db)).rows
}

function lastIdIn(page: readonly MovedRow[]): number {
  return Number(page.at(-1)?.id)
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
