import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { correlationId, ourNumberId } from '../../test/a-webhook.ts'
import { address, appSecret, openWebhook, verifyToken } from '../../test/open-webhook.ts'

describe('over a real connection', () => {
  async function listen(app: Hono): Promise<string> {
    const listening = Promise.withResolvers<number>()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      listening.resolve(port),
    )
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${await listening.promise}${address}`
  }

  it('takes what the fake signs: receipts, a tap, an alert; and answers its challenge', async () => {
    const { app, stored, alarms } = openWebhook({ now: Date.now })
    const fake = await startFakeWhatsApp({
      templates: 'any',
      phoneNumberId: ourNumberId,
      webhookUrl: await listen(app),
      appSecret,
      webhooks: { sentMs: 0, deliveredMs: 5, omitIdentifiers: true },
    })
    onTestFinished(() => fake.stop())
    expect(await fake.verifyWebhook(verifyToken)).toBe(true)
    expect(await fake.verifyWebhook('guess')).toBe(false)

    await fetch(`${fake.url}/v25.0/${ourNumberId}/messages`, aSend())
    await expect.poll(() => stored.flat()).toHaveLength(2)
    const sent = fake.messages[0]?.wamid ?? ''
    await fake.tap(sent, 0)
    await fake.writeText('919810000001', 'नमस्ते')
    await fake.alert({ kind: 'template', event: 'PAUSED', template: 'appointment_request' })

    expect(stored.flat()).toMatchObject([
      { kind: 'sent', providerMessageId: sent, correlationId },
      { kind: 'delivered', providerMessageId: sent, correlationId },
      { kind: 'called', providerMessageId: expect.not.stringMatching(sent), correlationId },
    ])
    expect(alarms).toEqual(['template-paused appointment_request'])
    expect(fake.webhooks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

/** A send to the fake with one of our buttons under it. */
function aSend(): RequestInit {
  const button = {
    type: 'button',
    sub_type: 'quick_reply',
    index: '0',
    parameters: [{ type: 'payload', payload: `called:${correlationId}` }],
  }
  const template = { name: 'any', language: { code: 'en' }, components: [button] }
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+919810000001',
    type: 'template',
    biz_opaque_callback_data: correlationId,
    template,
  }
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
