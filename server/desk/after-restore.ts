import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { withFile } from '../db/inspect-file.ts'
import { isFilled, storeFiles } from '../db/store-files.ts'
import { revokeDevice } from './devices.ts'

const rows = z.array(z.object({ key_hash: z.string() }))

/**
 * Ends what a backup would let in again: a device that was revoked since then, and each link. Only a device that
 * the replaced store lets in stays. Where that store cannot be read nobody stays, because nobody knows who was
 * revoked.
 *
 * @returns The names of the devices that are shut out.
 */
export async function shutOutRevoked(
  { db, transact }: Database,
  directory: string,
  nowMs: number,
): Promise<string[]> {
  const stay = letInBefore(directory)
  const devices = await db
    .selectFrom('desk_device')
    .select(['name', 'key_hash'])
    .where('revoked_at', 'is', null)
    .orderBy('name')
    .execute()
  const names = devices.flatMap(({ name, key_hash }) => (stay.has(key_hash) ? [] : name))
  for (const name of names) await revokeDevice(transact, name, nowMs)
  await db.deleteFrom('desk_link').execute()
  return names
}

function letInBefore(directory: string): ReadonlySet<string> {
  const { database } = storeFiles(directory)
  if (!isFilled(database)) return new Set()
  try {
    return withFile(database, (file) => {
      const found = file.prepare('select key_hash from desk_device where revoked_at is null').all()
      return new Set(rows.parse(found).map(({ key_hash }) => key_hash))
    })
  } catch {
    return new Set()
  }
}
