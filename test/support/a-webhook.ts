import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { escapeJson } from '../../fake-whatsapp/webhooks.ts'

/** The id of the phone number in Meta's own samples. */
export const ourNumberId = '106540352242922'

export const correlationId = '5f0d4f7e-7d1c-4d0e-9a55-1f6f3a1f2b3c'

/** The id of a message. Like the ids of Meta, it contains a phone number in base64. */
export const wamid = 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQUFERjg0NDEzNDdFODU3MUMxMAA='

/** A public sample body; fake-whatsapp/samples/SOURCES.md says where each comes from. */
export function sampleBody(name: string): unknown {
  const file = new URL(`../../fake-whatsapp/samples/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function aWebhook(...changes: readonly unknown[]) {
  return { object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] }
}

/** A change about our number, for {@link aWebhook}. */
export function aChange(value: object, field = 'messages') {
  const metadata = { display_phone_number: '15550783881', phone_number_id: ourNumberId }
  return { field, value: { messaging_product: 'whatsapp', metadata, ...value } }
}

export function aStatus(changes: object = {}) {
  return {
    id: wamid,
    status: 'delivered',
    timestamp: '1763600000',
    recipient_id: '16503879439',
    biz_opaque_callback_data: correlationId,
    ...changes,
  }
}

export function aTap(changes: object = {}) {
  return {
    context: { from: '15550783881', id: wamid },
    from: '16503879439',
    id: 'wamid.INBOUND',
    timestamp: '1763600100',
    type: 'button',
    button: { payload: `called:${correlationId}`, text: 'Called' },
    ...changes,
  }
}

interface SignedPost {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A post as Meta makes it: everything beyond ASCII escaped, and the raw bytes signed. */
export function aSignedPost(body: unknown, appSecret: string): SignedPost {
  return signedText(escapeJson(body), appSecret)
}

export function signedText(body: string, appSecret: string): SignedPost {
  const hex = createHmac('sha256', appSecret).update(body).digest('hex')
  return { method: 'POST', headers: { 'x-hub-signature-256': `sha256=${hex}` }, body }
}
