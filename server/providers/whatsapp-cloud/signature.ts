import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** `sha256=` and 32 bytes in hex; anything else is no signature and is not compared at all. */
const signature = /^sha256=([0-9a-f]{64})$/i

/**
 * Whether `X-Hub-Signature-256` is the HMAC-SHA256 of these very bytes. They must be as received:
 * Meta escapes everything beyond ASCII, so JSON that was parsed and written again would not match.
 */
export function isSignedBy(
  appSecret: string,
  bytes: Uint8Array,
  header: string | undefined,
): boolean {
  const hex = signature.exec(header ?? '')?.[1]
  if (hex === undefined) return false
  const expected = createHmac('sha256', appSecret).update(bytes).digest()
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected)
}

/** Compares in a time that tells neither content nor length of the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
