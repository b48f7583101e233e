import { createHmac } from 'node:crypto'

/** The value of X-Hub-Signature-256: `sha256=` and the hex HMAC of the raw bytes. */
export function hubSignature(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}
