import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import {
  aChange,
  aSignedPost,
  aStatus,
  aWebhook,
  signedText,
} from '../../../test/support/a-webhook.ts'
import { address, appSecret, openWebhook } from '../../../test/support/open-webhook.ts'
import { recordingLog } from '../../../test/support/recording-log.ts'
import { whatsAppWebhookOff } from './webhook-route.ts'

const warn = 40

describe('POST /api/whatsapp-webhook', () => {
  describe('answers 401, stores nothing and reveals nothing', () => {
    const webhook = aWebhook(aChange({ statuses: [aStatus()] }))
    const { body, headers, method } = aSignedPost(webhook, appSecret)

    it('to the same JSON with other spaces', async () => {
      const { app, stored, calls } = openWebhook()
      const spaced = { method, headers, body: JSON.stringify(webhook, null, 1) }
      const response = await app.request(address, spaced)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'unauthorized' })
      expect(stored).toEqual([])
      expect(calls).toEqual({ receipts: 0 })
    })

    it('and logs once a minute at most', async () => {
      const { app, clock, said } = openWebhook()
      const flood = () =>
        Promise.all(Array.from({ length: 20 }, async () => app.request(address, { method, body })))
      await flood()
      expect(said(warn)).toHaveLength(1)
      clock.nowMs += 60_000
      await flood()
      expect(said(warn)).toHaveLength(2)
    })
  })

  it('answers 413 to more than 3 MB, whether or not the content-length says so', async () => {
    const { app } = openWebhook()
    const signed = signedText('x'.repeat(3 * 1024 * 1024 + 1), appSecret)
    expect((await app.request(address, signed)).status).toBe(413)
    const headers = { 'content-length': '3145729' }
    expect((await app.request(address, { ...signed, headers })).status).toBe(413)
  })

  it('answers 405 to any other method', async () => {
    const response = await openWebhook().app.request(address, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
  })
})

describe('the webhook without an app secret', () => {
  it('logs once that it is off, and answers 404 to everything', async () => {
    const { log, logged } = recordingLog()
    const app = new Hono().route(address, whatsAppWebhookOff(log))
    expect(logged).toHaveLength(1)
    for (const method of ['GET', 'POST']) {
      const response = await app.request(address, { method })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'not configured' })
    }
    expect(logged).toHaveLength(1)
  })
})
