import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: not to be guessed, so that a plain hash of it is enough. */
const keyBytes = 32

/** An unguessable key for a link or a device, fit for an address and a cookie. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** The stored form of a key: nobody comes in with what the database holds. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
