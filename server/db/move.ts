import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Rows read and written at a time: a page of notices binds some 11,000 values. */
const pageRows = 500

export interface MovedTable {
  readonly name: string
  readonly rows: number
  /** SHA-256 over every row in order, the same on both sides. */
  readonly checksum: string
}

/**
 * Copies the stored data into an empty PostgreSQL, in one transaction, and reads both sides again:
 * throws, and leaves the target empty, unless counts and checksums agree. Send rates, circuits and links
 * to the desk are short-lived and start afresh. Nobody may write to the source meanwhile.
 */
export async function moveStore(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  onTable: (moved: MovedTable) => void,
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    // A server that ran on it while it was empty noted the clock and its recipients. The file knows more.
    await transaction.deleteFrom('clock').execute()
    await transaction.deleteFrom('recipient').execute()
    for (const name of tables) {
      if ((await read(transaction, name, 0)).length > 0)
        throw new Error(`${name} is not empty there`)
    }
    for (const name of tables) onTable(await moveTable(name, from, transaction))
    await continueVersion(from, transaction)
  })
}

/** An open page of the desk knows by the number whether what it shows is the newest. */
async function continueVersion(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const { version } = await from
    .selectFrom('desk_change')
    .select('version')
    .executeTakeFirstOrThrow()
  await to.updateTable('desk_change').set({ version }).execute()
}

/** Tables with keys of their own, whose rows are copied as they are: every column, whatever it holds. */
const tables = [
  ...(['visit', 'request', 'event', 'event_text', 'visit_phone'] as const),
  ...(['recipient', 'notice', 'receipt', 'desk_device', 'clock'] as const),
]

type TableName = (typeof tables)[number]

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

async function moveTable(
  name: TableName,
  from: Kysely<Schema>,
  to: Kysely<Schema>,
): Promise<MovedTable> {
  await copy(name, from, to)
  const [source, target] = await summariesOf(name, [from, to])
  if (source === undefined || source.rows !== target?.rows || source.checksum !== target.checksum) {
    throw new Error(`${name} did not arrive as it was: nothing was moved`)
  }
  return source
}

/** One page of each side in turn: PostgreSQL ends a transaction that is idle for long. */
async function summariesOf(
  name: TableName,
  sides: readonly Kysely<Schema>[],
): Promise<MovedTable[]> {
  const readers = sides.map((db) => ({ db, hash: createHash('sha256'), rows: 0, last: 0 }))
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const reader of readers) {
      const page = await read(reader.db, name, reader.last)
      for (const row of page) reader.hash.update(JSON.stringify(Object.entries(row).toSorted()))
      reader.rows += page.length
      reader.last = page.at(-1)?.id ?? reader.last
      isMore ||= page.length > 0
    }
  }
  return readers.map(({ hash, rows }) => ({ name, rows, checksum: hash.digest('hex') }))
}

/** A page of rows after this id, in its order. */
async function read(db: Kysely<Schema>, name: TableName, after: number): Promise<Row[]> {
  const page = sql<Row>`select * from ${sql.table(name)} where id > ${after}
    order by id limit ${pageRows}`
  return (await page.execute(db)).rows
}

async function copy(name: TableName, from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  let last = 0
  for (let page = await read(from, name, 0); page.length > 0; page = await read(from, name, last)) {
    await insertRows(to, name, page)
    last = page.at(-1)?.id ?? last
  }
  const next = Math.max(last, await lastKey(from, name)) + 1
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`.execute(to)
}

/**
 * The last key that SQLite gave, also where its row is purged: the bare events of a purged visit must not
 * become those of another one.
 */
async function lastKey(from: Kysely<Schema>, name: string): Promise<number> {
  const given = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`
  return (await given.execute(from)).rows[0]?.seq ?? 0
}

async function insertRows(db: Kysely<Schema>, name: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column))
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(db)
}
