import { join } from 'node:path'
import type { Logger } from 'pino'
import { backupStore } from './backup.ts'
import { migrationsOf } from './inspect-file.ts'
import { migration009 } from './migration-009-visits.ts'
import { storeFiles } from './store-files.ts'

/**
 * Copies a file of 2.0.0 beside itself before migration 009 changes it. The copy holds personal data that
 * no erasure and no purge reaches, so the log asks to delete it.
 *
 * @returns Where the copy is; undefined for a file that needs none.
 */
export async function copyBefore009(
  directory: string,
  nowMs: number,
  log: Pick<Logger, 'warn'>,
): Promise<string | undefined> {
  const applied = migrationsOf(storeFiles(directory).database)
  if (applied.length === 0 || applied.includes(migration009)) return undefined
  const copy = join(directory, `centre-of-2.0.0-${stamp(nowMs)}.sqlite`)
  await backupStore(directory, copy)
  log.warn({ copy }, 'the store of 2.0.0 was copied: delete the copy once the update works')
  return copy
}

/** Fit for the name of a file on every system. */
function stamp(nowMs: number): string {
  return new Date(nowMs).toISOString().replaceAll(':', '-')
}
