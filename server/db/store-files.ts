import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy, noDirectory, UnusableStore } from './errors.ts'

/** The files of the SQLite store; `-wal` and `-shm` beside the first are SQLite's own. */
export function storeFiles(directory: string) {
  const at = (name: string) => join(directory, name)
  return {
    database: at('centre.sqlite'),
    lock: at('centre.lock'),
    moved: at('centre.moved'),
    restoring: at('centre.sqlite.restoring'),
  }
}

/** Marks the store as moved to `place`, so that nothing opens its file again. @param place Without credentials. */
export function markMoved(directory: string, place: string): void {
  const { moved } = storeFiles(directory)
  // Renamed once it is written, because a mark without a place would refuse the file and not say where the store is.
  writeFileSync(`${moved}.new`, `${place}\n`, { mode: 0o600, flush: true })
  renameSync(`${moved}.new`, moved)
  flush(directory)
}

/** Throws {@link UnusableStore} if the store was moved. The file left behind must take no new requests. */
export function refuseMoved(directory: string): void {
  const { moved } = storeFiles(directory)
  if (!existsSync(moved)) return
  const place = readFileSync(moved, 'utf8').trim()
  throw new UnusableStore(
    `was moved to ${place}: use it there, with DATABASE_URL, or delete centre.moved to use the file as it was then`,
  )
}

/** Whether the directory has a store that was not moved. A server on PostgreSQL does not read it. */
export function isLeftBehind(directory: string): boolean {
  const { database, moved } = storeFiles(directory)
  return isFilled(database) && !existsSync(moved)
}

/**
 * Makes the directory if missing, for its owner alone. Flushes its parent too, so that a power cut does not take
 * the directory with the first requests in it.
 */
export function makeDirectory(directory: string): void {
  const there = statSync(directory, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  if (there !== undefined) throw new UnusableStore(noDirectory)
  const parent = dirname(resolve(directory))
  // Node's recursive mkdir never returns on a file system that refuses new entries, such as /proc.
  if (!existsSync(parent)) makeDirectory(parent)
  mkdirSync(directory, { mode: 0o700 })
  flush(parent)
}

/** Makes an empty file for SQLite if there is none. SQLite gives its `-wal` the same rights. */
export function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'wx', 0o600))
}

/** Waits until a file's content, or a directory's entries, are on the disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Whether the file exists and is not empty. */
export function isFilled(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** A lock that a server, a restore, a move or an update of 2.0.0 holds while it uses the store. */
export interface StoreLock {
  /** Takes the lock again if its file was moved or deleted; throws as {@link lockStore} does. */
  hold(): void
  release(): void
}

/**
 * Locks the store in this directory. Throws {@link UnusableStore} while another process has it. The lock is an
 * open transaction on `centre.lock`, so the system releases it when the process ends in any way. The file alone
 * locks nothing.
 *
 * @param refusal The message while another process has the lock.
 */
export function lockStore(
  directory: string,
  refusal = 'is in use by another server or a restore: let that one end first',
): StoreLock {
  makeDirectory(directory)
  refuseMoved(directory)
  const path = storeFiles(directory).lock
  let held = lockFile(path, refusal)
  return {
    hold() {
      if (isSameFile(held.file, statSync(path, { throwIfNoEntry: false }))) return
      const former = held
      held = lockFile(path, refusal)
      former.database.close()
    },
    release: () => held.database.close(),
  }
}

function lockFile(path: string, refusal: string) {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // With a journal in memory, a full disk does not prevent the lock.
    database.exec('pragma journal_mode = memory; begin exclusive')
    return { database, file: statSync(path) }
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new UnusableStore(refusal)
    throw error
  }
}

export function isSameFile(one: Stats | undefined, other: Stats | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev
}
