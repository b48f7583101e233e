import { statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { refuseDamage } from './check-file.ts'
import { openSqlite, type SqliteWait } from './open-sqlite.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { isFilled, storeFiles } from './store-files.ts'
import { lockStore, type StoreLock } from './store-lock.ts'
import { noRoom, UnusableStore } from './unusable-store.ts'

/**
 * Free space needed for a group of requests that arrive together, and for the log's next growth.
 */
const leastRoomBytes = 256 * 1024

/** The event loop keeps running while another program writes. */
const asServer: SqliteWait = { blockingMs: 0 }

/**
 * Opens the SQLite store in this directory for a server that has it to itself: locked, its file
 * checked, and proven writable. Throws what {@link whyUnusable} can explain.
 */
export async function openOwnStore(
  directory: string,
  nowMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<Store> {
  const lock = lockStore(directory)
  try {
    const { database } = storeFiles(directory)
    const isNew = !isFilled(database)
    refuseDamage(database, 'quick_check')
    const store = lockedStore(await openStore(openSqlite(directory, asServer)), lock, directory)
    await store.proveWritable(nowMs)
    // Expected at the first start; later it means that the directory is not the intended one.
    if (isNew) log.warn({ directory: resolve(directory) }, 'a new, empty store was made')
    return store
  } catch (error) {
    lock.release()
    throw error
  }
}

function lockedStore(store: Store, lock: StoreLock, directory: string): Store {
  return {
    ...store,
    async proveWritable(nowMs) {
      await store.proveWritable(nowMs)
      refuseNoRoom(directory)
    },
    async close() {
      await store.close()
      lock.release()
    },
  }
}

/** A small write may still succeed within space SQLite has allocated when a request would not. */
function refuseNoRoom(directory: string): void {
  const { bavail, bsize, blocks } = statfsSync(directory)
  // Some network file systems do not tell how large they are.
  if (blocks > 0 && bavail * bsize < leastRoomBytes) throw new UnusableStore(noRoom)
}
