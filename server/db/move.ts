import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Rows read and written at a time. A page of notices binds some 11,000 values. */
const pageRows = 500

export interface MovedTable {
  readonly name: string
  readonly rows: number
  /** SHA-256 over every row in the order of ids, the same on both sides. */
  readonly checksum: string
}

/**
 * Copies the stored data into an empty PostgreSQL in one transaction, then reads both sides again. Throws and leaves
 * the target empty if counts or checksums differ. Send rates, circuits and links to the desk are short-lived, so they
 * are not copied. Nobody may write to the source meanwhile.
 */
export async function moveStore(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  onTable: (moved: MovedTable) => void,
): Promise<void> {
  await to.transaction().execute(async (transaction) => {
    // A server that ran on the empty database has stored its clock and recipients there. The rows of the source
    // replace them.
    await transaction.deleteFrom('clock').execute()
    await transaction.deleteFrom('recipient').execute()
    for (const { name, read } of tables) {
      if ((await read(transaction, 0)).length > 0)
        throw new Error(`the table ${name} of the target is not empty`)
    }
    for (const table of tables) onTable(await moveTable(table, from, transaction))
    await continueVersion(from, transaction)
  })
}

/** Continues the version number of the source. An open desk takes a lower number as the sign of a restored store. */
async function continueVersion(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const { version } = await from
    .selectFrom('desk_change')
    .select('version')
    .executeTakeFirstOrThrow()
  await to.updateTable('desk_change').set({ version }).execute()
}

interface Keyed {
  readonly id: number
}

type MovedRow = Keyed & Readonly<Record<string, unknown>>

interface CopiedTable {
  readonly name: string
  /** A page of rows whose ids are above `after`, in the order of ids. */
  read(db: Kysely<Schema>, after: number): Promise<readonly Keyed[]>
  copy(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void>
}

async function moveTable(
  table: CopiedTable,
  from: Kysely<Schema>,
  to: Kysely<Schema>,
): Promise<MovedTable> {
  await table.copy(from, to)
  const [source, target] = await summariesOf(table, [from, to])
  if (source === undefined || source.rows !== target?.rows || source.checksum !== target.checksum) {
    throw new Error(
      `the copy of the table ${table.name} differs from the source: nothing was moved`,
    )
  }
  return source
}

/** Reads a page of each side in turn, because PostgreSQL ends a transaction that is idle for long. */
async function summariesOf(
  table: CopiedTable,
  sides: readonly Kysely<Schema>[],
): Promise<MovedTable[]> {
  const readers = sides.map((db) => ({ db, hash: createHash('sha256'), rows: 0, last: 0 }))
  for (let isMore = true; isMore; ) {
    isMore = false
    for (const reader of readers) {
      const page = await table.read(reader.db, reader.last)
      for (const row of page) reader.hash.update(JSON.stringify(Object.entries(row).toSorted()))
      reader.rows += page.length
      reader.last = page.at(-1)?.id ?? reader.last
      isMore ||= page.length > 0
    }
  }
  return readers.map(({ hash, rows }) => ({ name: table.name, rows, checksum: hash.digest('hex') }))
}

/** A table with a key `id`. Every column is copied as it is, except what `toInsert` changes. */
function table(
  name: Exclude<
    keyof Schema,
    'digest' | 'pace' | 'circuit' | 'heartbeat' | 'desk_link' | 'desk_change'
  >,
  toInsert: (row: MovedRow) => MovedRow = (row) => row,
  finish: (from: Kysely<Schema>, to: Kysely<Schema>) => Promise<void> = async () => {},
): CopiedTable {
  const read = async (db: Kysely<Schema>, after: number) => {
    const page = sql<MovedRow>`select * from ${sql.table(name)} where id > ${after}
      order by id limit ${pageRows}`
    return (await page.execute(db)).rows
  }
  return {
    name,
    read,
    async copy(from, to) {
      let last = 0
      for (let page = await read(from, 0); page.length > 0; page = await read(from, last)) {
        await insertRows(to, name, page.map(toInsert))
        last = page.at(-1)?.id ?? last
      }
      await finish(from, to)
      const next = Math.max(last, await lastKey(from, name)) + 1
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${next}, false)`.execute(to)
    },
  }
}

/**
 * The last key that SQLite gave, even if its row was purged since. A purged visit leaves events with its key. A new
 * visit must not get that key, or it would get those events.
 */
async function lastKey(from: Kysely<Schema>, name: string): Promise<number> {
  const given = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`
  return (await given.execute(from)).rows[0]?.seq ?? 0
}

async function insertRows(
  db: Kysely<Schema>,
  name: string,
  rows: readonly MovedRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column))
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns)})
    values ${sql.join(values)}`.execute(db)
}

/** A page has the rows of some notices. Each notice is in few digests, so a page stays small. */
const digest: CopiedTable = {
  name: 'digest',
  read: digestPage,
  async copy(from, to) {
    for (let page = await digestPage(from, 0); page.length > 0; ) {
      const rows = page.map(({ id, correlation_id }) => ({ correlation_id, notice_id: id }))
      await to.insertInto('digest').values(rows).execute()
      page = await digestPage(from, page.at(-1)?.id ?? 0)
    }
  },
}

async function digestPage(db: Kysely<Schema>, after: number) {
  return await db
    .selectFrom('digest')
    .select(['notice_id as id', 'correlation_id'])
    .where('notice_id', 'in', (eb) =>
      eb
        .selectFrom('digest')
        .select('notice_id')
        .distinct()
        .where('notice_id', '>', after)
        .orderBy('notice_id')
        .limit(pageRows),
    )
    .orderBy('notice_id')
    .orderBy('correlation_id')
    .execute()
}

const tables: readonly CopiedTable[] = [
  table('visit'),
  table('request'),
  table('event'),
  table('event_text'),
  table('visit_phone'),
  table('recipient'),
  // A notice of 2.0.0 may point to a digest with a higher key, so these links are made last.
  table('notice', (row) => ({ ...row, covered_by: null }), linkCovered),
  digest,
  table('receipt'),
  table('desk_device'),
  table('clock'),
]

async function linkCovered(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const covered = await from
    .selectFrom('notice')
    .select(['id', 'covered_by'])
    .where('covered_by', 'is not', null)
    .execute()
  for (const [digest, of] of Map.groupBy(covered, ({ covered_by }) => covered_by)) {
    const ids = of.map(({ id }) => id)
    await to.updateTable('notice').set({ covered_by: digest }).where('id', 'in', ids).execute()
  }
}
