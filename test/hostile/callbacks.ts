import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { aChange, aStatus, aTap, aWebhook, sampleBody } from '../support/a-webhook.ts'
import { onTheWay } from './bytes.ts'
import { anyJson, withOneReplaced } from './json.ts'
import { post } from './request.ts'

export const appSecret = 'an-app-secret'
export const publicUrl = 'https://sunrise.example'

const webhooks = [
  sampleBody('wh-in-template-quick-reply-button'),
  sampleBody('wh-status-delivered-cbp'),
  aWebhook(
    aChange({ statuses: [aStatus(), aStatus({ status: 'failed', errors: [{ code: 1 }] })] }),
  ),
  aWebhook(aChange({ messages: [aTap()] }), aChange({}, 'message_template_status_update')),
  aWebhook({ field: 'account_update', value: { event: 'ACCOUNT_VIOLATION' } }),
]

/** Webhook posts like those of Meta. Half of them are signed correctly. */
export const toWhatsApp = fc
  .tuple(
    onTheWay(fc.oneof(...webhooks.map(withOneReplaced), anyJson)),
    fc.constantFrom('signed', 'signed', 'signed', 'sha256=', `sha256=${'0'.repeat(64)}`, ''),
  )
  .map(([body, signature]) => {
    const hex = createHmac('sha256', appSecret).update(body).digest('hex')
    const given = signature === 'signed' ? `sha256=${hex}` : signature
    return post('whatsapp', '/api/whatsapp-webhook', body, { 'x-hub-signature-256': given })
  })
