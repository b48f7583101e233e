import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { clocksApartMs } from '../../domain/clocks-apart.ts'
import type { Transact } from '../db/batch.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { countChange } from '../visits/change-counter.ts'
import { appendStoreEvent, type StoreEvent } from '../visits/store-events.ts'
import { type DeskAddress, linkUrl } from './hosts.ts'

/** How long a link lets a device in. */
export const linkMs = 15 * 60_000

/** How old the noted last use of a device may be. */
const notedEveryMs = 60_000

/** A browser that was let in to the desk. */
export interface Device {
  readonly id: number
  readonly name: string
}

export type LinkState = 'good' | 'used' | 'expired'

/** A fresh one-time link to the desk. */
export async function newLink(
  db: Kysely<Schema>,
  address: Pick<DeskAddress, 'port' | 'url'>,
  nowMs: number,
): Promise<{ readonly url: string; readonly expiresAtMs: number }> {
  const key = newKey()
  const expiresAtMs = await storeLink(db, key, nowMs)
  return { url: linkUrl(address, key), expiresAtMs }
}

/** Stores the key of a link that lets one device in; when it ends, epoch ms. */
export async function storeLink(db: Kysely<Schema>, key: string, nowMs: number): Promise<number> {
  const expiresAtMs = nowMs + linkMs
  await db
    .insertInto('desk_link')
    .values({ key_hash: hashOf(key), expires_at: expiresAtMs })
    .execute()
  return expiresAtMs
}

/** Whether a link would let a device in. */
export async function stateOfLink(
  db: Kysely<Schema>,
  key: string,
  nowMs: number,
): Promise<LinkState> {
  const link = await db
    .selectFrom('desk_link')
    .select(['expires_at', 'used_at'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst()
  return judgeLink(link, nowMs)
}

export type Entered =
  | { readonly kind: 'entered'; readonly device: number }
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'shut'; readonly why: Exclude<LinkState, 'good'> }

/** Lets a device in and uses the link up, both or neither. */
export async function enterDevice(
  transact: Transact,
  { linkKey, name, deviceKey }: { linkKey: string; name: string; deviceKey: string },
  nowMs: number,
): Promise<Entered> {
  return await transact(async (db) => {
    const link = await db
      .selectFrom('desk_link')
      .select(['expires_at', 'used_at'])
      .where('key_hash', '=', hashOf(linkKey))
      .$call(locking(db))
      .executeTakeFirst()
    const state = judgeLink(link, nowMs)
    if (state !== 'good') return { kind: 'shut', why: state }
    const columns = { created_at: nowMs, last_used_at: nowMs }
    const inserted = await db
      .insertInto('desk_device')
      .values({ name, key_hash: hashOf(deviceKey), ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    const [device] = inserted
    if (device === undefined) return { kind: 'name-taken' }
    await db
      .updateTable('desk_link')
      .set({ used_at: nowMs })
      .where('key_hash', '=', hashOf(linkKey))
      .execute()
    return { kind: 'entered', device: device.id }
  })
}

/** A link that is not known may be purged. An end further ahead than any was stored by a fast clock. */
function judgeLink(
  link: Pick<Selectable<Schema['desk_link']>, 'expires_at' | 'used_at'> | undefined,
  nowMs: number,
): LinkState {
  if (link === undefined) return 'expired'
  const { expires_at, used_at } = link
  if (used_at !== null) return 'used'
  const isGood = expires_at > nowMs && expires_at <= nowMs + linkMs + clocksApartMs
  return isGood ? 'good' : 'expired'
}

/** A device with the use that was noted last, epoch ms. */
export interface UsedDevice extends Device {
  readonly lastUsedAtMs: number
}

/** The device whose key this is, unless it was revoked. */
export async function deviceOf(db: Kysely<Schema>, key: string): Promise<UsedDevice | undefined> {
  return await db
    .selectFrom('desk_device')
    .select(['id', 'name', 'last_used_at as lastUsedAtMs'])
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Notes once a minute that a device was used. Nobody waits for it and nothing fails by it: the desk is read
 * where nothing can be written. The next use is noted instead.
 */
export function noterOfUse(
  transact: Transact,
  now: () => number,
): (device: UsedDevice) => Promise<void> {
  const beingNoted = new Set<number>()
  return async ({ id, lastUsedAtMs }) => {
    const nowMs = now()
    // Also where a fast clock noted a use that is yet to come.
    if (Math.abs(nowMs - lastUsedAtMs) < notedEveryMs || beingNoted.has(id)) return
    beingNoted.add(id)
    try {
      await transact(async (db) => {
        await db
          .updateTable('desk_device')
          .set({ last_used_at: nowMs })
          .where('id', '=', id)
          .execute()
      })
    } catch {
      // Whoever has something to store is told of the failure.
    } finally {
      beingNoted.delete(id)
    }
  }
}

/** Which of these devices are still let in. */
export async function stillIn(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('desk_device')
    .select('id')
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The devices that are let in, the last used first. */
export async function listDevices(db: Kysely<Schema>) {
  return await db
    .selectFrom('desk_device')
    .select(['name', 'created_at as createdAtMs', 'last_used_at as lastUsedAtMs'])
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Ends a device at once: its streams and its key. Its claims hold nobody up any more. False when none has
 * the name.
 */
export async function revokeDevice(
  transact: Transact,
  name: string,
  nowMs: number,
): Promise<boolean> {
  return await transact(async (db) => {
    const revoked = await db
      .updateTable('desk_device')
      .set({ revoked_at: nowMs })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute()
    if (revoked.length === 0) return false
    for (const { id } of revoked) await appendStoreEvent(db, revocationOf(id, nowMs))
    await countChange(db)
    return true
  })
}

function revocationOf(device: number, nowMs: number): StoreEvent {
  return { kind: 'device revoked', by: { kind: 'command' }, nowMs, detail: { device } }
}

/** 256 bits: not to be guessed, so that a plain hash of it is enough. */
const keyBytes = 32

/** An unguessable key for a link or a device, fit for an address and a cookie. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** The stored form of a key: nobody comes in with what the database holds. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
