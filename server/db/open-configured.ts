import { statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { copyBefore009, isBefore009 } from './copy-before-009.ts'
import { keepDamagedLog, lastDamageAt } from './damaged-log.ts'
import type { Database } from './database.ts'
import { explainUnusable, noRoom, notWritable, UnusableStore } from './errors.ts'
import { hasTables, refuseDamage } from './inspect-file.ts'
import { appliedNames, isUnchangedSince200, migrateForCommand } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite, openSqliteReader } from './open-sqlite.ts'
import { deleteUnfinishedRestore, hasLeftNumbers, leaveNumbers } from './restore.ts'
import type { Db } from './schema.ts'
import {
  isFilled,
  isLeftBehind,
  lockStore,
  refuseMoved,
  type StoreLock,
  storeFiles,
} from './store-files.ts'

/** Free space needed for a group of requests that arrive together, and for the log's next growth. */
const minRoomBytes = 256 * 1024

type StorePlace = Pick<Config, 'databaseUrl' | 'dataDir'>
type Warn = Pick<Logger, 'warn'>

export type Opened = Awaited<ReturnType<typeof openForServer>>

/**
 * Opens the configured database. `isShared` is true for PostgreSQL, which several servers share, and false for a file,
 * which one server has to itself. Throws errors that `explainUnusable` can explain.
 */
export async function openForServer(
  { databaseUrl, dataDir }: StorePlace,
  nowMs: number,
  log: Warn,
) {
  if (databaseUrl === undefined) {
    return { database: await openOwnStore(dataDir, nowMs, log), isShared: false }
  }
  if (isLeftBehind(dataDir)) {
    log.warn({ directory: resolve(dataDir) }, 'this store was not moved: nobody sees its requests')
  }
  return { database: await openShared(databaseUrl, log), isShared: true }
}

/**
 * Opens the configured database beside a running server or without one. A file of 2.0.0 is migrated only while no
 * server holds it.
 */
export async function openForCommand(
  { databaseUrl, dataDir }: StorePlace,
  log: Warn,
): Promise<Database> {
  if (databaseUrl !== undefined) return await openShared(databaseUrl, log, quiet)
  refuseMoved(dataDir)
  tellOfDamagedLog(dataDir, log)
  if (!isBefore009(dataDir))
    return await openDatabase(openSqlite(dataDir), undefined, migrateForCommand)
  const lock = lockStore(dataDir, runsIn200)
  try {
    await copyBefore009(dataDir, log)
    return await openDatabase(openSqlite(dataDir))
  } finally {
    lock.release()
  }
}

const runsIn200 = 'is of 2.0.0 and in use: stop its server first'

/** Says where the store is, without credentials. */
export function placeOf({ databaseUrl, dataDir }: StorePlace): string {
  if (databaseUrl === undefined) return dataDir
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
}

/** Says why a start is refused, and what to do. */
export function explainRefusal(error: unknown, place: StorePlace): string {
  const sentence = explainUnusable(error)
  const command = sentence === notWritable ? `. ${giveFolder(place)}` : ''
  return `the store in ${placeOf(place)} ${sentence}${command}`
}

/** The command that gives this user a folder that another user made. */
export function giveFolder({ dataDir }: Pick<StorePlace, 'dataDir'>): string {
  const user = ownUser()
  return `This user is ${user}. As root: chown -R ${user} '${resolve(dataDir)}'`
}

/** The name of this user, or its numeric id. In a container the user may have no name. */
function ownUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

/** A log that drops everything, for a caller that reports its failures itself. */
export const quiet: Warn = { warn: () => {} }

async function openShared(databaseUrl: string, log: Warn, connectionLog = log): Promise<Database> {
  const { db } = openPostgres(databaseUrl, connectionLog)
  try {
    const applied = await appliedNames(db)
    await refuseServersOf200(db, applied)
    const database = await openDatabase(db)
    if (applied.length === 0) log.warn({ database: new URL(databaseUrl).pathname }, newStore)
    return database
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Throws if a migration would break a connected server of 2.0.0, which would then answer each request with 503. */
async function refuseServersOf200(db: Db, applied: readonly string[]): Promise<void> {
  if (!isUnchangedSince200(applied)) return
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationOf200}`.execute(db)
  if (rows.length > 0) throw new UnusableStore(runsIn200)
}

/** The name that connections of 2.0.0 have. Connections of this version have another. */
const applicationOf200 = 'centre'

/** Expected at the first start. Later it means that the directory or the database is not the intended one. */
const newStore = 'a new, empty store was made'

/**
 * Opens the SQLite store in this directory for one server alone. Locks the store, checks its file and proves
 * that it can be written. Throws errors that {@link explainUnusable} can explain.
 */
export async function openOwnStore(directory: string, nowMs: number, log: Warn): Promise<Database> {
  const lock = lockStore(directory)
  try {
    const file = storeFiles(directory).database
    const isNew = !isFilled(file)
    deleteUnfinishedRestore(directory)
    tellOfDamagedLog(directory, log)
    refuseDamage(file)
    await copyBefore009(directory, log)
    leaveLostNumbers(directory, nowMs)
    const reader = () => openSqliteReader(directory)
    const opened = await openDatabase(openSqlite(directory, 0, lock), reader)
    const database = withLock(opened, lock, directory)
    await database.proveWritable(nowMs)
    if (isNew) log.warn({ directory: resolve(directory) }, newStore)
    return database
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Warns if the log of the store is damaged. A listing or a copy of such a store looks complete, and after a move no
 * start on PostgreSQL raises the alarm. Call it before SQLite opens the store.
 */
export function tellOfDamagedLog(directory: string, log: Warn): void {
  const kept = keepDamagedLog(directory)
  if (kept !== undefined) log.warn({ kept }, logWasDamaged)
}

const logWasDamaged =
  'the log was damaged, and requests may be lost: docs/alarms.md, log-damaged, has the steps; a copy was kept'

/** Skips the numbers that lost requests may have had, once for each damaged log. */
function leaveLostNumbers(directory: string, nowMs: number): void {
  const { database: file } = storeFiles(directory)
  const lostAtMs = lastDamageAt(directory)
  if (lostAtMs === undefined || !isFilled(file) || !hasTables(file) || isBefore009(directory))
    return
  if (!hasLeftNumbers(file, lostAtMs)) leaveNumbers(file, nowMs)
}

function withLock(database: Database, lock: StoreLock, directory: string): Database {
  return {
    ...database,
    async proveWritable(nowMs) {
      await database.proveWritable(nowMs)
      refuseNoRoom(directory)
    },
    async close() {
      await database.close()
      lock.release()
    },
  }
}

/**
 * Throws if the disk is nearly full. The small write of `proveWritable` may fit into space that SQLite has allocated,
 * although a request would not.
 */
function refuseNoRoom(directory: string): void {
  const { bavail, bsize, blocks } = statfsSync(directory)
  // Some network file systems report no size.
  if (blocks > 0 && bavail * bsize < minRoomBytes) throw new UnusableStore(noRoom)
}
