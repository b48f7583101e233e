import { z } from 'zod'
import type { Board } from '../../domain/desk/board.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { Removal } from '../backups/removals.ts'
import type { Database } from '../db/database.ts'
import { withFile } from '../db/inspect-file.ts'
import type { Db } from '../db/schema.ts'
import { isFilled, storeFiles } from '../db/store-files.ts'
import { appendStoreEvent, type StoreActor } from '../visits/store-events.ts'
import { revokeDevice } from './devices.ts'

const rows = z.array(z.object({ key_hash: z.string() }))

/** The desk shows a restore for a day, so that each shift reads it. */
const shownForMs = day

const detailOfRestore = z.object({ lastAtMs: z.int().exactOptional() })

/** Records that a store was restored, and the time of its last record. What happened after that time is lost. */
export async function recordRestore({ transact }: Database, nowMs: number): Promise<void> {
  await transact((db) => appendRestored(db, { kind: 'command' }, nowMs))
}

/** Records the same, once, if the log of the store is damaged. What the log had after the damage is lost. */
export async function recordDamage(
  { transact }: Database,
  damagedAtMs: number,
  nowMs: number,
): Promise<void> {
  await transact(async (db) => {
    const recorded = restoredSince(db, damagedAtMs).select('id')
    if ((await recorded.executeTakeFirst()) === undefined) {
      await appendRestored(db, { kind: 'server' }, nowMs)
    }
  })
}

function restoredSince(db: Db, atMs: number) {
  return db
    .selectFrom('event')
    .where('visit_id', 'is', null)
    .where('kind', '=', 'restored')
    .where('recorded_at', '>', atMs)
}

async function appendRestored(db: Db, by: StoreActor, nowMs: number): Promise<void> {
  const visits = await db
    .selectFrom('visit')
    .select(({ fn }) => fn.max('last_recorded_at').as('atMs'))
    .executeTakeFirstOrThrow()
  // Also events that concern no visit, such as a published price.
  const events = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('recorded_at').as('atMs'))
    .executeTakeFirstOrThrow()
  const lastAtMs = Math.max(Number(visits.atMs), Number(events.atMs))
  const detail = lastAtMs === 0 ? {} : { lastAtMs }
  await appendStoreEvent(db, { kind: 'restored', by, nowMs, detail })
}

export async function readRestore(db: Db, nowMs: number): Promise<Board['restore']> {
  const row = await restoredSince(db, nowMs - shownForMs)
    .select(['recorded_at as atMs', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && { atMs: row.atMs, ...detailOfRestore.parse(JSON.parse(row.detail)) }
}

interface Replaced {
  /** The directory of the store that the restore replaces. */
  readonly directory: string
  /** What `removalsOf` found; undefined if it could read nothing. */
  readonly removals: readonly Removal[] | undefined
  readonly nowMs: number
}

/**
 * After a restore, shuts out devices that were revoked since the backup, and deletes every one-time link. A device
 * stays only if the replaced store lets it in and no removal names it. If that store cannot be read, the removals alone
 * decide. Without removals either, no device stays.
 *
 * @returns The names of the devices that are shut out.
 */
export async function shutOutRevoked(
  { db, transact }: Database,
  { directory, removals, nowMs }: Replaced,
): Promise<string[]> {
  const letInKeys = letInBefore(directory)
  const devices = await db
    .selectFrom('desk_device')
    .select(['id', 'name', 'key_hash', 'created_at as since'])
    .where('revoked_at', 'is', null)
    .orderBy('name')
    .execute()
  const isRevoked = ({ id, since }: { id: number; since: number }) =>
    removals?.some((each) => each.kind === 'revoked' && each.id === id && each.since === since)
  const names = devices.flatMap((device) => {
    const isIn = letInKeys === undefined ? removals !== undefined : letInKeys.has(device.key_hash)
    return isIn && !isRevoked(device) ? [] : device.name
  })
  for (const name of names) await revokeDevice(transact, name, nowMs)
  await db.deleteFrom('desk_link').execute()
  return names
}

/** The hashed keys of the devices that the replaced store lets in; undefined if it cannot be read. */
function letInBefore(directory: string): ReadonlySet<string> | undefined {
  const { database } = storeFiles(directory)
  if (!isFilled(database)) return undefined
  try {
    return withFile(database, (file) => {
      const devices = file
        .prepare('select key_hash from desk_device where revoked_at is null')
        .all()
      return new Set(rows.parse(devices).map(({ key_hash }) => key_hash))
    })
  } catch {
    return undefined
  }
}
