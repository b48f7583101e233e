import { createHash, randomBytes } from 'node:crypto'

/** Nobody can guess 256 bits, so a key is stored as a plain hash, without salt or stretching. */
const keyBytes = 32

/** An unguessable key for a link or a device, whose characters suit an address and a cookie. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** The stored form of a key, so that somebody who reads the database cannot enter the desk with it. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
