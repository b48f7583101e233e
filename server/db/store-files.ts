import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { noDirectory, UnusableStore } from './errors.ts'

/** The files of the SQLite store; `-wal` and `-shm` beside the first are SQLite's own. */
export function storeFiles(directory: string) {
  return { database: join(directory, 'centre.sqlite'), lock: join(directory, 'centre.lock') }
}

/**
 * Makes the directory if missing, for its owner alone. Its name reaches the disk too: a power cut
 * must not take the directory with the first requests in it.
 */
export function makeDirectory(directory: string): void {
  const there = statSync(directory, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  if (there !== undefined) throw new UnusableStore(noDirectory)
  const parent = dirname(resolve(directory))
  // Node's recursive mkdir never returns where a file system refuses new entries, as /proc does.
  mkdirSync(directory, { recursive: !existsSync(parent), mode: 0o700 })
  flush(parent)
}

/** An empty file for SQLite to fill, which then gives its `-wal` the same rights; true if made. */
export function makeFile(path: string): boolean {
  if (existsSync(path)) return false
  closeSync(openSync(path, 'wx', 0o600))
  return true
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

/** Whether there is a file with something in it. */
export function isFilled(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0
}
