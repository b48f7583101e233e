import { createHash, randomBytes } from 'node:crypto'

/** Nobody can guess 256 bits, so a plain hash of a key is enough. */
const keyBytes = 32

/** An unguessable key for a link or a device, whose characters suit an address and a cookie. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** The stored form of a key. What the database holds lets nobody in. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
