import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  Kysely,
  type RootOperationNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  UpdateQueryNode,
} from 'kysely'
import { isBusy, UnusableStore } from './errors.ts'
import { refuseForeignFile } from './inspect-file.ts'
import type { Db } from './schema.ts'
import { refuseOldSqlite } from './sqlite-version.ts'
import { isSameFile, makeDirectory, makeFile, type StoreLock, storeFiles } from './store-files.ts'

/**
 * Every transaction here writes, so it starts with the write lock. A transaction that starts as a reader
 * fails at its first write if another process has written meanwhile.
 */
const beginWriting = 'begin immediate'

/**
 * How long a statement waits for another process (the CLI) to finish its write. After that a request is answered 503.
 * On PostgreSQL the waits are in open-postgres.ts.
 */
export const busyTimeoutMs = 5000

/** How long a statement waits between two tries. */
const busyRetryMs = 10

/**
 * Opens `centre.sqlite` in the directory, and makes both if missing. With WAL and `synchronous=FULL` a commit has
 * reached the disk before it returns. So a kill or a power cut loses no request that was answered 200. Throws {@link
 * UnusableStore} for a file of another program or version.
 * @param blockingMs How long SQLite itself waits for another process. The wait blocks the event loop, which is
 *   acceptable for a command. A server gives 0.
 * @param lock Checked before each write, and taken again if its file is gone.
 */
export function openSqlite(directory: string, blockingMs?: number, lock?: StoreLock): Db {
  makeDirectory(directory)
  return openSqliteFile(storeFiles(directory).database, blockingMs, lock)
}

export function openSqliteFile(path: string, blockingMs = busyTimeoutMs, lock?: StoreLock): Db {
  refuseOldSqlite()
  refuseForeignFile(path)
  makeFile(path)
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs })
  const refuseMovedFile = placeGuard(path)
  const db = sqliteOver(database, () => {
    refuseMovedFile()
    lock?.hold()
  })
  database.exec(`PRAGMA busy_timeout = ${blockingMs}`)
  return db
}

/** Opens a second connection to a file that is open already. It only reads, and no write delays it. */
export function openSqliteReader(directory: string): Db {
  const { database: path } = storeFiles(directory)
  return kyselyOver(new DatabaseSync(path, { readOnly: true, timeout: 0 }), () => {})
}

/** @param image A serialized store to start with. Without it the store is empty. */
export function openSqliteInMemory(image?: Uint8Array): Db {
  const database = new DatabaseSync(':memory:')
  if (image !== undefined) database.deserialize(image)
  return sqliteOver(database, () => {})
}

function sqliteOver(database: DatabaseSync, refuseMovedFile: () => void): Db {
  // Makes SQLite overwrite erased and purged data with zeros (decision 010).
  database.exec('PRAGMA secure_delete = ON')
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return kyselyOver(database, refuseMovedFile)
}

function kyselyOver(database: DatabaseSync, refuseMovedFile: () => void): Db {
  return new Kysely({
    dialect: {
      createAdapter: () => new OurSqliteAdapter(),
      createDriver: () => new OurSqliteDriver(database, refuseMovedFile),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** Waits for another process's write as SQLite does, without blocking the event loop. */
class OurSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  /** Throws before a write to a file that was moved or deleted. */
  readonly #refuseMovedFile: () => void

  constructor(database: DatabaseSync, refuseMovedFile: () => void) {
    const prepare = cachedStatements(database)
    super({ database: { prepare, close: () => database.close() } })
    this.#database = database
    this.#refuseMovedFile = refuseMovedFile
  }

  override async init(): Promise<void> {
    await super.init()
    const connection: DatabaseConnection = await super.acquireConnection()
    const executeQuery = connection.executeQuery.bind(connection)
    connection.executeQuery = async (compiled) => {
      if (isWrite(compiled.query) && !this.#database.isTransaction) this.#refuseMovedFile()
      return await untilFree(() => executeQuery(compiled))
    }
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#refuseMovedFile()
    await connection.executeQuery(CompiledQuery.raw(beginWriting))
  }

  /** On a full disk SQLite has rolled back by itself; a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

function isWrite(query: RootOperationNode): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
}

async function untilFree<T>(execute: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  for (;;) {
    try {
      return await execute()
    } catch (error) {
      if (!isBusy(error) || performance.now() - startedMs >= busyTimeoutMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, busyRetryMs))
  }
}

/** By default Kysely runs migrations of SQLite outside a transaction. A kill would leave half a migration. */
class OurSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Returns a check that throws once the file, its log or the log's index is not the one at its path any more.
 * Rows written to a file or a log that was moved or deleted would not be found after a restart. A program
 * that misses the index makes a new one. The two programs then overwrite each other's rows in the log. SQLite
 * itself checks this only without a WAL.
 */
function placeGuard(path: string): () => void {
  const opened = new Map([[path, statSync(path)]])
  return () => {
    for (const file of [path, `${path}-wal`, `${path}-shm`]) {
      const there = statSync(file, { throwIfNoEntry: false })
      const before = opened.get(file) ?? there
      if (!isSameFile(there, before)) {
        throw new UnusableStore(`was moved or deleted while in use: put ${basename(file)} back`)
      }
      // SQLite makes the log and its index with the first write, and keeps them until it closes the file.
      if (there !== undefined) opened.set(file, there)
    }
  }
}

/** Kysely expects the interface of better-sqlite3: parameters in one array, `reader` for statements with rows. */
function cachedStatements(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof adapt>>()
  const prepare = (text: string) => adapt(database.prepare(text))
  return (text: string) => statements.getOrInsertComputed(text, prepare)
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

/** Throws for any other type: no column of the schema holds one, so it is a bug. */
function isInputValue(value: unknown): value is SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true
  throw new TypeError(`a column cannot hold a ${typeof value}`)
}
