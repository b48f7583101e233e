import { createHmac } from 'node:crypto'

/** Meta proves tokens and signs webhooks with this: the HMAC-SHA256 of the bytes, in hex. */
export function hmac(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
