import { createHash } from 'node:crypto'
import { createReadStream, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backupStore } from './backup.ts'
import { migrationsOf } from './inspect-file.ts'
import { isUnchangedSince200 } from './migrations.ts'
import { flush, storeFiles } from './store-files.ts'

/** Whether the directory has a file of 2.0.0 or earlier that migration 009 has not changed yet. */
export function isBefore009(directory: string): boolean {
  return isUnchangedSince200(migrationsOf(storeFiles(directory).database))
}

/**
 * Copies a file of 2.0.0 beside itself before migration 009 changes it. The copy holds personal data that no erasure
 * and no purge reaches, so the log asks to delete it. The copy's name contains a hash of its content, so a server that
 * is killed at each start makes one copy, not many.
 */
export async function copyBefore009(directory: string, log: Pick<Logger, 'warn'>): Promise<void> {
  if (!isBefore009(directory)) return
  const made = join(directory, 'centre-of-2.0.0.sqlite')
  rmSync(made, { force: true })
  await backupStore(directory, made)
  const copy = join(directory, `centre-of-2.0.0-${await contentOf(made)}.sqlite`)
  renameSync(made, copy)
  flush(directory)
  log.warn(
    { copy },
    'the store of 2.0.0 was copied beside itself: delete the copy once the update works',
  )
}

async function contentOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, 12)
}
