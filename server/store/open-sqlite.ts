import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import type { Schema } from './schema.ts'

const fileName = 'centre.sqlite'

/**
 * Every transaction of ours writes. Begun as a reader, it could not become a writer where the CLI had
 * written in between, and would fail instead of waiting.
 */
const beginWriting = 'begin immediate'

/** How long a statement waits for another process (the CLI) to finish its write. */
const busyTimeoutMs = 5000

/**
 * Opens `centre.sqlite` in the directory, made if missing. WAL with `synchronous=FULL`: a commit
 * has reached the disk before it returns, so a kill or a power cut loses nothing answered OK.
 */
export function openSqlite(directory: string): Kysely<Schema> {
  makeDirectory(directory)
  return sqliteOver(new DatabaseSync(join(directory, fileName), { timeout: busyTimeoutMs }))
}

/** Node's recursive mkdir never returns where a file system refuses new entries, as /proc does. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  mkdirSync(directory, { recursive: !existsSync(dirname(directory)), mode: 0o700 })
}

export function openSqliteInMemory(): Kysely<Schema> {
  return sqliteOver(new DatabaseSync(':memory:'))
}

function sqliteOver(database: DatabaseSync): Kysely<Schema> {
  // What is erased or purged is overwritten with zeros, in its page or as a page (decision 010).
  database.exec('PRAGMA secure_delete = ON')
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return new Kysely({
    dialect: new SqliteDialect({
      database: {
        prepare: cachedStatements(database),
        close: () => database.close(),
      },
    }),
  })
}

/** Kysely expects the surface of better-sqlite3: parameters as one array, `reader` for rows. */
function cachedStatements(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof adapt>>()
  return (text: string) => {
    const known = statements.get(text)
    if (known !== undefined) return known
    const statement = adapt(database.prepare(text === 'begin' ? beginWriting : text))
    statements.set(text, statement)
    return statement
  }
}

function adapt(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters.filter(isInputValue)
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}

/** Schema's columns hold nothing else; anything else would be a bug and stops here. */
function isInputValue(value: unknown): value is SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true
  throw new TypeError(`a column cannot hold a ${typeof value}`)
}
