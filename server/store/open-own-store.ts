import { refuseDamage } from './check-file.ts'
import { openSqlite } from './open-sqlite.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { isFilled, storeFiles } from './store-files.ts'
import { lockStore } from './store-lock.ts'

export interface OwnStore {
  readonly store: Store
  /** Whether there was none before. */
  readonly isNew: boolean
}

/**
 * The SQLite store in this directory for a server that is alone with it: locked, its file found
 * sound, and proven to take writes. Throws what {@link whyUnusable} can explain.
 */
export async function openOwnStore(directory: string, nowMs: number): Promise<OwnStore> {
  const lock = lockStore(directory)
  try {
    const { database } = storeFiles(directory)
    const isNew = !isFilled(database)
    refuseDamage(database, 'quick_check')
    const store = await openStore(openSqlite(directory))
    await store.proveWritable(nowMs)
    const close = async () => {
      await store.close()
      lock.release()
    }
    return { store: { ...store, close }, isNew }
  } catch (error) {
    lock.release()
    throw error
  }
}
