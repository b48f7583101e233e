import type { Selectable } from 'kysely'
import { beyondFrom } from '../../domain/time/clock-skew.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import type { DeskConfig } from '../config.ts'
import { locking } from '../db/dialect.ts'
import type { Db, Schema } from '../db/schema.ts'
import { isLetIn } from '../visits/let-in.ts'
import { deskUrl } from './hosts.ts'
import { hashOfKey, newKey } from './secret-keys.ts'

export const linkMs = 15 * minute

export type LinkState = 'good' | 'used' | 'expired'

/**
 * A fresh link to the desk. The first use lets a device in or publishes a number, and uses the link up. So a
 * link that was forwarded or photographed lets nobody else in.
 *
 * @param maker The device that makes the link; undefined for a command.
 */
export async function newLink(
  db: Db,
  address: Pick<DeskConfig, 'port' | 'url'>,
  nowMs: number,
  maker?: number,
): Promise<{ readonly url: string; readonly expiresAtMs: number }> {
  // The key ends with the maker's id. The stored hash covers the whole key, so nobody can change that id.
  const key = maker === undefined ? newKey() : `${newKey()}~${maker}`
  const expiresAtMs = await storeLink(db, key, nowMs)
  return { url: `${deskUrl(address)}/enter/${key}`, expiresAtMs }
}

/** Stores the key of a link. Returns when the link expires, epoch ms. */
export async function storeLink(db: Db, key: string, nowMs: number): Promise<number> {
  const expiresAtMs = nowMs + linkMs
  await db
    .insertInto('desk_link')
    .values({ key_hash: hashOfKey(key), expires_at: expiresAtMs })
    .execute()
  return expiresAtMs
}

export function keyInLink(link: string): string {
  return link.trim().replace(/^.*\//s, '')
}

/** The device that made the link with this key; undefined if a command made it. */
export function makerOf(key: string): number | undefined {
  const [, maker] = /~(\d{1,9})$/.exec(key) ?? []
  return maker === undefined ? undefined : Number(maker)
}

/** The state of a link. Locks the link if `db` is a transaction, so that two devices cannot both use it. */
export async function stateOfLink(db: Db, key: string, nowMs: number): Promise<LinkState> {
  const link = await db
    .selectFrom('desk_link')
    .select(['expires_at', 'used_at'])
    .where('key_hash', '=', hashOfKey(key))
    .$if(db.isTransaction, locking(db))
    .executeTakeFirst()
  const state = judgeLink(link, nowMs)
  const maker = makerOf(key)
  // A link that a revoked device has made lets nobody in.
  return state === 'good' && maker !== undefined && !(await isLetIn(db, maker)) ? 'expired' : state
}

export async function consumeLink(db: Db, key: string, nowMs: number): Promise<void> {
  await db
    .updateTable('desk_link')
    .set({ used_at: nowMs })
    .where('key_hash', '=', hashOfKey(key))
    .execute()
}

/**
 * An unknown link counts as expired, because it may have been purged. So does a link that would last longer
 * than a new one, because a fast clock made it.
 */
function judgeLink(
  link: Pick<Selectable<Schema['desk_link']>, 'expires_at' | 'used_at'> | undefined,
  nowMs: number,
): LinkState {
  if (link === undefined) return 'expired'
  const { expires_at, used_at } = link
  if (used_at !== null) return 'used'
  const isGood = expires_at > nowMs && expires_at <= beyondFrom(nowMs, linkMs)
  return isGood ? 'good' : 'expired'
}
