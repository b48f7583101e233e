import { addressesIn, sendWhatsAppAddress } from '../../site/routes.ts'

interface BadRequest extends RequestInit {
  readonly address: string
  /** What it should be answered. */
  readonly status: number
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = { address: sendWhatsAppAddress, method: 'POST' }

/** What the internet sends to an open form. */
export const badRequests: readonly [BadRequest, ...BadRequest[]] = [
  { ...post, status: 400, headers: json, body: '{"name":' },
  { ...post, status: 415, headers: { 'content-type': 'text/plain' }, body: 'hello' },
  { ...post, status: 422, headers: json, body: '{"name":"Asha","tests":["Astrology"]}' },
  { ...post, status: 413, headers: json, body: JSON.stringify({ name: 'A'.repeat(32 * 1024) }) },
  {
    ...post,
    status: 403,
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: '{}',
  },
  { address: addressesIn.en.book, method: 'POST', status: 422, headers: form, body: 'name=Asha' },
  { address: '/wp-login.php', status: 404 },
  { address: '/api/whatsapp-webhook', method: 'POST', status: 401, headers: json, body: '{}' },
  { address: '/api/whatsapp-webhook?hub.mode=subscribe', status: 403 },
]
