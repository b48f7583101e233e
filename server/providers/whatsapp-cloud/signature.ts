import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** `sha256=` and 32 bytes in hex; anything else is not a signature and is not compared. */
const signature = /^sha256=([0-9a-f]{64})$/i

/**
 * Whether `X-Hub-Signature-256` is the HMAC-SHA256 of these bytes; if not, webhook-route.ts answers 401. They must be
 * raw: Meta escapes all non-ASCII characters, so parsed and serialised JSON would not match.
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

/** Compares in a time that reveals neither content nor length of the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
