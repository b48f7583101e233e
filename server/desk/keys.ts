import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: not to be guessed, so that a plain hash of it is enough. */
const keyBytes = 32

/** An unguessable key for a link or a device, fit for an address and a cookie. */
export function newKey(): string {
  return randomBytes(keyBytes).toString('base64url')
}

/** What is stored of a key: who reads the database cannot come in with it. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
