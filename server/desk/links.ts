import type { Kysely, Selectable } from 'kysely'
import { clocksApartMs } from '../../domain/clocks-apart.ts'
import { locking } from '../db/dialect.ts'
import type { Schema } from '../db/schema.ts'
import { isLetIn } from '../visits/let-in.ts'
import { type DeskAddress, linkUrl } from './hosts.ts'
import { hashOf, newKey } from './keys.ts'

/** How long a link lets a device in. */
export const linkMs = 15 * 60_000

export type LinkState = 'good' | 'used' | 'expired'

/**
 * A fresh one-time link to the desk.
 *
 * @param maker The device that makes it; a command has none.
 */
export async function newLink(
  db: Kysely<Schema>,
  address: Pick<DeskAddress, 'port' | 'url'>,
  nowMs: number,
  maker?: number,
): Promise<{ readonly url: string; readonly expiresAtMs: number }> {
  // Its hash is stored with the maker in it, so that nobody can name another one.
  const key = maker === undefined ? newKey() : `${newKey()}~${maker}`
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

/** The key of a link that was copied whole, or alone. */
export function keyInLink(link: string): string {
  return link.trim().replace(/^.*\//s, '')
}

/** The device that made a link; undefined for a link of a command. */
export function makerOf(key: string): number | undefined {
  const [, maker] = /~(\d{1,9})$/.exec(key) ?? []
  return maker === undefined ? undefined : Number(maker)
}

/** Whether a link would let a device in. In a transaction it is locked. */
export async function stateOfLink(
  db: Kysely<Schema>,
  key: string,
  nowMs: number,
): Promise<LinkState> {
  const link = await db
    .selectFrom('desk_link')
    .select(['expires_at', 'used_at'])
    .where('key_hash', '=', hashOf(key))
    .$if(db.isTransaction, locking(db))
    .executeTakeFirst()
  const state = judgeLink(link, nowMs)
  const maker = makerOf(key)
  // What a revoked device has made lets nobody in.
  return state === 'good' && maker !== undefined && !(await isLetIn(db, maker)) ? 'expired' : state
}

/** Uses a link up. */
export async function consumeLink(db: Kysely<Schema>, key: string, nowMs: number): Promise<void> {
  await db
    .updateTable('desk_link')
    .set({ used_at: nowMs })
    .where('key_hash', '=', hashOf(key))
    .execute()
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
