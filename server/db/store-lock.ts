import { DatabaseSync } from 'node:sqlite'
import { isBusy, UnusableStore } from './errors.ts'
import { makeDirectory, storeFiles } from './store-files.ts'

/** Held by one server, or a restore, while it uses the store. */
export interface StoreLock {
  release(): void
}

/**
 * Locks the store in this directory; throws {@link UnusableStore} while another process has it. The
 * lock is an open transaction on `centre.lock`, so the system releases it when the process ends,
 * however it ends; the file that remains means nothing.
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
