import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqlite, openSqliteInMemory } from '../server/store/open-sqlite.ts'
import { openStore } from '../server/store/open-store.ts'
import type { Store } from '../server/store/store.ts'

/** Every kind of store there is, empty; each contract is run on all of them. */
export const stores: readonly (readonly [name: string, open: () => Promise<Store>])[] = [
  ['SQLite in memory', () => openStore(openSqliteInMemory())],
  ['SQLite on disk', openOnDisk],
]

async function openOnDisk(): Promise<Store> {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return await openStore(openSqlite(join(directory, 'made', 'when', 'missing')))
}
