import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { backupStore } from './backup.ts'
import { migrationsOf } from './inspect-file.ts'
import { isUnchangedSince200 } from './migrations.ts'
import { storeFiles } from './store-files.ts'

/** Whether the directory has a file of 2.0.0 or earlier that migration 009 has not changed yet. */
export function isBefore009(directory: string): boolean {
  return isUnchangedSince200(migrationsOf(storeFiles(directory).database))
}

/**
 * Copies a file of 2.0.0 beside itself before migration 009 changes it. The copy holds personal data that no erasure
 * and no purge reaches, so the log asks to delete it. It replaces the copy of an earlier start that was killed.
 */
export async function copyBefore009(directory: string, log: Pick<Logger, 'warn'>): Promise<void> {
  if (!isBefore009(directory)) return
  const copy = join(directory, 'centre-of-2.0.0.sqlite')
  rmSync(copy, { force: true })
  await backupStore(directory, copy)
  log.warn(
    { copy },
    'the store of 2.0.0 was copied beside itself: delete the copy once the update works',
  )
}
