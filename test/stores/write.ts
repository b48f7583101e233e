import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { Client, escapeLiteral, types } from 'pg'
import { pino } from 'pino'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { storeFiles } from '../../server/db/store-files.ts'
import { startPostgres } from '../support/postgres.ts'
import { readCounts, readManifest } from './read-manifest.ts'
import { type Told, tellStory } from './story.ts'

/**
 * Writes into this folder: `2.0.0.sqlite`, `2.0.0.postgres.sql` and what both hold, `2.0.0.json`; and
 * what 2.0.0 makes of the stores of 1.0.0, `1.0.0-opened-by-2.0.0`.
 */
export async function writeStores(folder: string): Promise<void> {
  await openFileOf100(folder)
  await openPostgresOf100(folder)
  const [sqlite, postgres] = await Promise.all([
    writeSqlite(join(folder, '2.0.0.sqlite')),
    writePostgres(join(folder, '2.0.0.postgres.sql')),
  ])
  const isSame = isDeepStrictEqual(sqlite.manifest, postgres.manifest)
  if (!isSame) writeFileSync(join(folder, '2.0.0.of-postgres.json'), JSON.stringify(postgres))
  const counts = { sqlite: sqlite.counts, postgres: postgres.counts }
  writeFileSync(join(folder, '2.0.0.json'), JSON.stringify({ ...sqlite.manifest, counts }))
}

async function openFileOf100(folder: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'centre-1.0.0-'))
  const { database } = storeFiles(directory)
  copyFileSync(join(folder, '1.0.0.sqlite'), database)
  await (await openDatabase(openSqlite(directory))).close()
  vacuumInto(database, join(folder, '1.0.0-opened-by-2.0.0.sqlite'))
}

async function openPostgresOf100(folder: string): Promise<void> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const client = new Client(url)
  await client.connect()
  const before = readFileSync(join(folder, '1.0.0.postgres.sql'), 'utf8')
  await client.query(before)
  await client.end()
  const { db, statements } = listened(url)
  await (await openDatabase(db)).close()
  const made = [...before.replace(/^--.*\n/, '').split(';\n'), ...statements].filter(makesTables)
  writeFileSync(join(folder, '1.0.0-opened-by-2.0.0.postgres.sql'), await dump(url, made))
  await postgres.stop()
}

async function writeSqlite(file: string) {
  const directory = mkdtempSync(join(tmpdir(), 'centre-2.0.0-'))
  const database = await openDatabase(openSqlite(directory))
  const told = await tellStory(database, undefined)
  vacuumInto(storeFiles(directory).database, file)
  return await manifestOf(database, told)
}

async function manifestOf(database: Database, { endsAtMs, states }: Told) {
  const manifest = { endsAtMs, ...(await readManifest(database, endsAtMs, states)) }
  return { manifest, counts: await readCounts(database) }
}

function vacuumInto(database: string, file: string): void {
  rmSync(file, { force: true })
  const copy = new DatabaseSync(database)
  copy.exec(`vacuum into '${file}'`)
  copy.close()
}

async function writePostgres(file: string) {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const { db, pool, statements } = listened(url)
  const database = await openDatabase(db)
  const made = statements.filter(makesTables)
  const told = await tellStory(database, { pool, secret: url })
  writeFileSync(file, await dump(url, made))
  return await manifestOf(database, told)
}

/** A database, and all statements that are sent to it. */
function listened(url: string) {
  const { db, pool } = openPostgres(url, pino({ level: 'silent' }))
  const statements: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (...given: readonly unknown[]) => {
        if (typeof given[0] === 'string') statements.push(given[0])
        return Reflect.apply(query, client, given)
      },
    })
  })
  return { db, pool, statements }
}

function makesTables(statement: string): boolean {
  return /^(create|alter) /i.test(statement)
}

/** In the order in which their rows can be stored. */
const tableNames = [
  ...['kysely_migration', 'kysely_migration_lock', 'appointment', 'phone_number', 'notice'],
  ...['digest', 'receipt', 'pace', 'circuit', 'heartbeat', 'audit', 'clock'],
  ...['desk_link', 'desk_device', 'desk_act', 'desk_change', 'rate_limit'],
]
const withoutKeys = new Set(['digest', 'pace', 'circuit', 'heartbeat', 'rate_limit'])

/** What makes the same database: the statements that 2.0.0 ran, then the rows, then the triggers. */
async function dump(url: string, made: readonly string[]): Promise<string> {
  const client = new Client({ connectionString: url, types: { getTypeParser: numbersAsNumbers } })
  await client.connect()
  const isTrigger = (text: string) => text.startsWith('create constraint trigger')
  const lines = made.filter((text) => !isTrigger(text)).map(statement)
  for (const name of tableNames) {
    const { rows, fields } = await client.query(`select * from ${name} order by 1, 2`)
    if (rows.length === 0) continue
    const columns = fields.map((field) => `"${field.name}"`).join(', ')
    const values = rows.map((row) => `(${Object.values(row).map(literal).join(', ')})`)
    lines.push(`insert into ${name} (${columns}) values\n  ${values.join(',\n  ')};`)
    const first = rows[0]
    if (typeof first?.id === 'number' && !withoutKeys.has(name)) {
      const sequence = await client.query(`select pg_get_serial_sequence('${name}', 'id') as is`)
      if (sequence.rows[0]?.is !== null) {
        const last = await client.query(`select last_value from ${sequence.rows[0]?.is}`)
        lines.push(`select setval('${sequence.rows[0]?.is}', ${last.rows[0]?.last_value});`)
      }
    }
  }
  lines.push(...made.filter(isTrigger).map(statement))
  await client.end()
  return `${lines.join('\n')}\n`
}

/** PostgreSQL's number of the type bigint, which the driver else gives as text. */
function numbersAsNumbers(type: number) {
  return type === 20 ? Number : types.getTypeParser(type)
}

function statement(text: string): string {
  return `${text};`
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : escapeLiteral(String(value))
}
