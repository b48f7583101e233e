import { DatabaseSync } from 'node:sqlite'
import { isBusy, UnusableStore } from './errors.ts'
import { makeDirectory, storeFiles } from './store-files.ts'

/** What one server, or a restore, holds while it works with the store. */
export interface StoreLock {
  release(): void
}

/**
 * Owns the store in this directory, or throws {@link UnusableStore} while another process does. The
 * lock is a transaction held open on `centre.lock`, so the system itself drops it when the process
 * ends, however it ends; the file that stays means nothing.
 */
export function lockStore(directory: string): StoreLock {
  makeDirectory(directory)
  const database = new DatabaseSync(storeFiles(directory).lock, { timeout: 0 })
  try {
    // In memory, so that a full disk has no journal to refuse.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (isBusy(error))
      throw new UnusableStore('is in use by another server or a restore: let that one end first')
    throw error
  }
  return { release: () => database.close() }
}
