import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { delhiIso } from '../../domain/delhi-time.ts'
import { explained, isBusy, UnusableStore } from './errors.ts'
import { type Counts, countFile, findDamage, hasTables, refuseForeignFile } from './inspect-file.ts'
import { openDatabase } from './open-database.ts'
import { busyTimeoutMs, openSqliteFile } from './open-sqlite.ts'
import { flush, isFilled, storeFiles } from './store-files.ts'
import { lockStore } from './store-lock.ts'

export interface Restored extends Counts {
  /** The name under which the former file is kept; undefined when there was none. */
  readonly former: string | undefined
}

/**
 * Puts a backup in the place of the store: copied beside it, checked, brought up to date, and then
 * exchanged in one step, so that whatever happens there is one or the other. Refused while a server
 * or a command has the store open.
 */
export async function restoreStore(
  directory: string,
  file: string,
  nowMs: number,
): Promise<Restored> {
  if (!isFilled(file)) throw new Error(`${file} is missing or empty`)
  const { database } = storeFiles(directory)
  const candidate = `${database}.restoring`
  const lock = lockStore(directory)
  try {
    removeWithLog(candidate)
    await explained(file, async () => {
      copyWithLog(file, candidate)
      await prepare(candidate)
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

/** A file copied by hand from a running server has its newest rows in the log beside it. */
function copyWithLog(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, 0o600)
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
}

function removeWithLog(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(path + suffix, { force: true })
}

/** Sound, of our making, with today's tables, all in one file and on the disk. */
async function prepare(candidate: string): Promise<void> {
  const damage = findDamage(candidate, 'integrity_check')
  if (damage !== undefined) throw new UnusableStore(`is damaged (${damage}): use another backup`)
  refuseForeignFile(candidate)
  if (!hasTables(candidate)) throw new UnusableStore('holds no store')
  const database = await openDatabase(openSqliteFile(candidate))
  await database.close()
  foldLog(candidate)
  flush(candidate)
}

/** Linked rather than moved: there is no moment without a store. */
function keepFormer(database: string, nowMs: number): string | undefined {
  if (!existsSync(database)) return undefined
  const former = `${database}.before-${delhiIso(nowMs).slice(0, 19).replaceAll(':', '-')}`
  keepLog(database, former)
  try {
    linkSync(database, former)
  } catch {
    // A file system without links.
    copyFileSync(database, former, constants.COPYFILE_EXCL)
  }
  return former
}

/**
 * Folds the log into its file; of a file too damaged for that, it is kept beside. A log left in its
 * place would be read into the new file.
 */
function keepLog(database: string, former: string): void {
  const log = `${database}-wal`
  const keptLog = `${former}-wal`
  // Before SQLite tries, for it removes a log that it cannot use.
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

/** Writes the log into the file and removes it, which SQLite does only for who is alone with it. */
function foldLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs })
  try {
    database.exec('pragma journal_mode = delete')
  } finally {
    database.close()
  }
}
