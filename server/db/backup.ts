import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { explained, UnusableStore } from './errors.ts'
import {
  type Counts,
  countFile,
  findDamage,
  holdsReference,
  newestReference,
  refuseForeignFile,
  withFile,
} from './inspect-file.ts'
import { busyTimeoutMs } from './open-sqlite.ts'
import { flush, isFilled, makeFile, refuseMoved, storeFiles } from './store-files.ts'

/**
 * Writes the store into one new file, beside a running server and without delaying it. `VACUUM INTO` reads
 * one snapshot and leaves out erased data. It never has to start over, however much is written meanwhile
 * (decision 009). The file gets its name only after it was checked and flushed to the disk.
 */
export async function backupStore(directory: string, file: string): Promise<Counts> {
  const database = filledStore(directory)
  refuseForeignFile(database)
  refuseExisting(file)
  const partial = `${file}.partial-${process.pid}`
  await explained(file, () => makeFile(partial))
  try {
    const newest = newestReference(database)
    withFile(database, (from) => from.prepare('vacuum into ?').run(partial), busyTimeoutMs)
    const damage = findDamage(partial, 'integrity_check')
    if (damage !== undefined) throw new Error(`the backup came out damaged (${damage}): try again`)
    if (newest !== undefined && !holdsReference(partial, newest))
      throw new Error(`the backup lacks ${newest}: try again`)
    const counts = countFile(partial)
    flush(partial)
    refuseExisting(file)
    renameSync(partial, file)
    flush(dirname(file))
    return counts
  } finally {
    rmSync(partial, { force: true })
  }
}

/** The file of the store. Throws if it is not there or was moved to PostgreSQL. */
export function filledStore(directory: string): string {
  const { database } = storeFiles(directory)
  refuseMoved(directory)
  if (!isFilled(database)) throw new UnusableStore('is empty: there is nothing to back up')
  return database
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup overwrites nothing`)
}
