import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
} from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { keepDamagedLog } from './damaged-log.ts'
import type { Database } from './database.ts'
import { explained, explainUnusable, isBusy, noRoom, UnusableStore } from './errors.ts'
import { countFile, findDamage, hasTables, refuseForeignFile, withFile } from './inspect-file.ts'
import { openDatabase } from './open-database.ts'
import { busyTimeoutMs, openSqliteFile } from './open-sqlite.ts'
import { flush, isFilled, lockStore, storeFiles } from './store-files.ts'

/**
 * Replaces the store by a backup. The backup is copied beside the store, checked and brought up to date. A rename then
 * puts it in place, so a failure leaves either the former store or the backup. Refused while a server or a command has
 * the store open.
 *
 * @param settle Changes what the backup holds before it is put in place. `centre restore` erases again what was erased
 *   since, and shuts out devices (server/desk/after-restore.ts). The desk then shows for a day since when records
 *   are missing.
 * @returns Counts, and the path at which the former file is kept, or its log alone (undefined if there was neither).
 */
export async function restoreStore(
  directory: string,
  file: string,
  nowMs: number,
  settle: (restored: Database) => Promise<void> = async () => {},
) {
  if (!isFilled(file)) throw new Error(`${file} is missing or empty`)
  const { database, restoring: candidate } = storeFiles(directory)
  const lock = lockStore(directory)
  try {
    keepDamagedLog(directory)
    removeWithLog(candidate)
    await explainedOfBackup(file, async () => {
      copyWithLog(file, candidate)
      await prepare(candidate, settle)
      leaveNumbers(candidate, nowMs)
      foldLog(candidate)
      flush(candidate)
    })
    const former = keepFormer(database, nowMs)
    renameSync(candidate, database)
    flush(directory)
    return { ...countFile(database), former }
  } finally {
    removeWithLog(candidate)
    lock.release()
  }
}

/** A failure is about the backup, unless a disk has no room. The backup is only read, so that disk is the store's. */
async function explainedOfBackup(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (explainUnusable(error, '') === noRoom) throw error
    await explained(file, () => Promise.reject(error))
  }
}

/** Copies a file with its log. If the file was copied from a running server by hand, the log has the newest rows. */
function copyWithLog(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
}

/**
 * Deletes what a killed restore has left, because it holds patients' data that no erasure reaches. Call it only while
 * the store is locked.
 */
export function deleteUnfinishedRestore(directory: string): void {
  removeWithLog(storeFiles(directory).restoring)
}

function removeWithLog(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
}

/** Checks the candidate, brings its tables up to date, and flushes it as one file. */
async function prepare(
  candidate: string,
  settle: (restored: Database) => Promise<void>,
): Promise<void> {
  const damage = findDamage(candidate, 'integrity_check')
  if (damage !== undefined) throw new UnusableStore(`is damaged (${damage}): use another backup`)
  refuseForeignFile(candidate)
  if (!hasTables(candidate)) throw new UnusableStore('holds no store')
  const database = await openDatabase(openSqliteFile(candidate))
  try {
    await settle(database)
  } finally {
    await database.close()
  }
}

/** Epoch seconds. */
const startOf2020 = Date.UTC(2020) / 1000

/** Seconds after the start of 2020: in 2051. With a clock far ahead, PostgreSQL's integers still hold the ids. */
const maxSeconds = 1_000_000_000

/** More numbers than a backup can be behind, so that no clock, even after a dead battery, leads to used numbers. */
const leastGap = 1_000_000

function secondsAt(instantMs: number): number {
  return Math.min(Math.floor(instantMs / 1000) - startOf2020, maxSeconds)
}

/** Whether `leaveNumbers` was called since this instant, epoch ms. */
export function hasLeftNumbers(path: string, sinceMs: number): boolean {
  const visits = "select 1 from sqlite_sequence where name = 'visit' and seq >= ?"
  const found = (database: DatabaseSync) => database.prepare(visits).get(secondsAt(sinceMs))
  return withFile(path, found, busyTimeoutMs) !== undefined
}

/**
 * Makes new rows, and new requests and events of a visit, begin with a number that none has had. Call it once requests
 * may be lost. Otherwise an open desk could send again what it did to a lost request, and that act would close another
 * request. On average less than one row a second is stored, so the seconds since 2020 are above each number. A lost
 * request's reference is free again. Another request seldom gets it (domain/request/reference.ts).
 */
export function leaveNumbers(path: string, nowMs: number): void {
  const seconds = secondsAt(nowMs)
  const leave = (database: DatabaseSync) => {
    database
      .prepare('update visit set last_number = max(last_number + ?, ?)')
      .run(leastGap, seconds)
    // Last, because `hasLeftNumbers` takes these numbers as a sign that all is done.
    database.exec(`insert into sqlite_sequence (name, seq)
      select name, 0 from sqlite_schema where sql like '%primary key autoincrement%'
      except select name, 0 from sqlite_sequence`)
    database.prepare('update sqlite_sequence set seq = max(seq + ?, ?)').run(leastGap, seconds)
  }
  withFile(path, leave, busyTimeoutMs)
}

function keepFormer(database: string, nowMs: number): string | undefined {
  const former = `${database}.before-${delhiIso(nowMs).slice(0, 19).replaceAll(':', '-')}`
  const kept = isFilled(database)
    ? keepFile(database, former)
    : keepOrphanedLog(database, `${former}-wal`)
  // A disk that failed, or a kill, may have left a journal. SQLite would write its pages into the new file.
  const journal = `${database}-journal`
  if (existsSync(journal)) renameSync(journal, `${former}-journal`)
  return kept
}

/** Links the former file instead of moving it, so that there is no moment without a store. */
function keepFile(database: string, former: string): string {
  keepLog(database, former)
  try {
    linkSync(database, former)
  } catch {
    // Some file systems have no hard links.
    copyFileSync(database, former, constants.COPYFILE_EXCL)
  }
  return former
}

/** Keeps a log whose file is gone, because it holds requests that are nowhere else. */
function keepOrphanedLog(database: string, kept: string): string | undefined {
  rmSync(`${database}-shm`, { force: true })
  if (!existsSync(`${database}-wal`)) return undefined
  renameSync(`${database}-wal`, kept)
  return kept
}

/**
 * Writes the log into its file. If the file is too damaged for that, keeps the log beside it. SQLite would apply
 * a log that is left in place to the new file.
 */
function keepLog(database: string, former: string): void {
  const log = `${database}-wal`
  const keptLog = `${former}-wal`
  // Copied first, because SQLite removes a log that it cannot use.
  if (existsSync(log)) copyFileSync(log, keptLog)
  try {
    foldLog(database)
    rmSync(keptLog, { force: true })
  } catch (error) {
    if (isBusy(error)) {
      rmSync(keptLog, { force: true })
      throw new UnusableStore('is open in another command: let that one end first')
    }
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
  }
}

/** Writes the log into the file and removes the log. SQLite does this only for the file's sole user. */
function foldLog(path: string): void {
  withFile(path, (database) => database.exec('pragma journal_mode = delete'), busyTimeoutMs)
}
