import { z } from 'zod'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Transact } from '../db/batch.ts'
import type { Db } from '../db/schema.ts'
import { countChange } from '../visits/change-counter.ts'
import { isLetIn } from '../visits/let-in.ts'
import { appendStoreEvent, type StoreActor } from '../visits/store-events.ts'
import { consumeLink, type LinkState, makerOf, stateOfLink } from './links.ts'
import { hashOfKey } from './secret-keys.ts'

/** How old the stored last use of a device may be. */
const notedEveryMs = minute

export interface Device {
  readonly id: number
  readonly name: string
}

export type EnterResult =
  | { readonly kind: 'entered'; readonly device: number }
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'shut'; readonly why: Exclude<LinkState, 'good'> }

/** Lets a device in and uses up the link, in one transaction. The link is locked, so it lets in one device only. */
export async function enterDevice(
  transact: Transact,
  { linkKey, name, deviceKey }: { linkKey: string; name: string; deviceKey: string },
  nowMs: number,
): Promise<EnterResult> {
  return await transact(async (db) => {
    const state = await stateOfLink(db, linkKey, nowMs)
    if (state !== 'good') return { kind: 'shut', why: state }
    const columns = { created_at: nowMs, last_used_at: nowMs }
    const device = await db
      .insertInto('desk_device')
      .values({ name, key_hash: hashOfKey(deviceKey), ...columns })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (device === undefined) return { kind: 'name-taken' }
    await consumeLink(db, linkKey, nowMs)
    await appendStoreEvent(db, {
      kind: 'device let in',
      by: actorOfDevice(makerOf(linkKey)),
      nowMs,
      detail: { device: device.id },
    })
    return { kind: 'entered', device: device.id }
  })
}

/**
 * The device with this key, unless it was revoked. A device that is unused for 90 days has no key any more
 * (server/privacy/purge-batch.ts), so it has to be let in again.
 */
export async function deviceOf(db: Db, key: string) {
  return await db
    .selectFrom('desk_device')
    .select(['id', 'name', 'last_used_at as lastUsedAtMs'])
    .where('key_hash', '=', hashOfKey(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Stores at most once a minute that a device was used. No page waits for the write, and a failed write is ignored, so
 * that the desk can be read while the store refuses writes.
 */
export function createUseRecorder(
  transact: Transact,
  now: () => number,
): (device: { readonly id: number; readonly lastUsedAtMs: number }) => Promise<void> {
  const beingNoted = new Set<number>()
  return async ({ id, lastUsedAtMs }) => {
    const nowMs = now()
    // The absolute difference, so that a time in the future, from a fast clock, is replaced too.
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
      // If the store refuses writes, the next act reports it.
    } finally {
      beingNoted.delete(id)
    }
  }
}

/** The devices that are let in. The device that was used last comes first. */
export async function listDevices(db: Db) {
  return await db
    .selectFrom('desk_device')
    .select(['id', 'name', 'created_at as createdAtMs', 'last_used_at as lastUsedAtMs'])
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Shuts a device out at once. Its streams, its key and its links end, and its claims no longer stop other devices.
 *
 * @param device The name or the id of the device.
 * @param by The device that revokes the other. It must be let in itself. Undefined for a command.
 */
export async function revokeDevice(
  transact: Transact,
  device: string | number,
  nowMs: number,
  by?: number,
): Promise<'revoked' | 'no such device' | 'not let in'> {
  return await transact(async (db) => {
    if (by !== undefined && !(await isLetIn(db, by))) return 'not let in'
    const revoked = await db
      .updateTable('desk_device')
      .set({ revoked_at: nowMs })
      .where('revoked_at', 'is', null)
      .where((eb) => (typeof device === 'number' ? eb('id', '=', device) : eb('name', '=', device)))
      .returning('id')
      .execute()
    if (revoked.length === 0) return 'no such device'
    for (const { id } of revoked) {
      const detail = { device: id }
      await appendStoreEvent(db, { kind: 'device revoked', by: actorOfDevice(by), nowMs, detail })
    }
    await countChange(db)
    return 'revoked'
  })
}

function actorOfDevice(device: number | undefined): StoreActor {
  return device === undefined ? { kind: 'command' } : { kind: 'desk', device: String(device) }
}

const detail = z.object({ device: z.int() })

/** The name of the device that let each device in. Devices that a command let in are missing. */
export async function letInBy(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('desk_device', 'desk_device.id', 'event.device_id')
    .select(['event.detail', 'desk_device.name'])
    .where('event.actor', '=', 'desk')
    .where('event.kind', '=', 'device let in')
    .execute()
  return new Map(rows.map((row) => [detail.parse(JSON.parse(row.detail)).device, row.name]))
}
