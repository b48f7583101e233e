import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import {
  aChange,
  aSignedPost,
  aStatus,
  aTap,
  aWebhook,
  correlationId,
  signedText,
  wamid,
} from '../../../test/support/a-webhook.ts'
import { address, appSecret, openWebhook, verifyToken } from '../../../test/support/open-webhook.ts'
import { recordingLog } from '../../../test/support/recording-log.ts'
import { whatsAppWebhookOff } from './webhook-route.ts'

const webhookText = (change: object) => JSON.stringify(aWebhook(change))

const [info, warn, error] = [30, 40, 50]

describe('POST /api/whatsapp-webhook', () => {
  it('stores a batch in one call, then wakes the worker, and answers 200', async () => {
    const { post, stored, calls, said } = openWebhook()
    const statuses = ['sent', 'delivered'].map((status) => aStatus({ status }))
    const response = await post(aWebhook(aChange({ statuses }), aChange({ messages: [aTap()] })))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(stored).toMatchObject([[{ kind: 'sent' }, { kind: 'delivered' }, { kind: 'called' }]])
    expect(calls).toEqual({ receipts: 1 })
    expect(said(info)).toMatchObject([{ receipts: 3 }])
  })

  it('accepts the signature of a tap whose Hindi label is escaped in the body', async () => {
    const { app, stored } = openWebhook()
    const button = { payload: `no-answer:${correlationId}`, text: 'फ़ोन नहीं उठा' }
    const signed = aSignedPost(aWebhook(aChange({ messages: [aTap({ button })] })), appSecret)
    expect(signed.body).toContain('\\u092b')
    expect((await app.request(address, signed)).status).toBe(200)
    expect(stored).toMatchObject([[{ kind: 'no-answer', correlationId }]])
  })

  it.each(['', 'Hello', '{"object":', '[]', '{"object":"page"}', '\ufeff{}'])(
    'answers 200 to the signed body %j, and logs a warning without the content',
    async (text) => {
      const { app, stored, said } = openWebhook()
      const response = await app.request(address, signedText(text, appSecret))
      expect(response.status).toBe(200)
      expect(stored).toEqual([])
      expect(said(warn)).toMatchObject([{ msg: 'webhook of an unknown shape ignored' }])
      const logged = Object.keys(said(warn)[0] ?? {})
      expect(logged).toEqual(['level', 'time', 'pid', 'hostname', 'bytes', 'msg'])
    },
  )

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x7b]), 0],
    ['a hundred thousand brackets', Buffer.from('['.repeat(100_000)), 0],
    [
      'nesting inside a change',
      Buffer.from(
        webhookText(aChange({ statuses: [aStatus()] })).replace(
          '"messaging_product"',
          `"deep":${'['.repeat(50_000)}${']'.repeat(50_000)},"messaging_product"`,
        ),
      ),
      1,
    ],
    [
      'two lists of entries, of which the last counts',
      Buffer.from(
        webhookText(aChange({ statuses: [aStatus()] })).replace('"entry"', '"entry":[],"entry"'),
      ),
      1,
    ],
    [
      'a broken letter inside a label',
      Buffer.concat([
        Buffer.from('{"x":"'),
        Buffer.from([0xe0]),
        Buffer.from(`",${webhookText(aChange({ messages: [aTap()] })).slice(1)}`),
      ]),
      1,
    ],
  ])('answers 200 to signed %s', async (_what, bytes, receipts) => {
    const { app, stored } = openWebhook()
    const hex = createHmac('sha256', appSecret).update(bytes).digest('hex').toUpperCase()
    const headers = { 'x-hub-signature-256': `sha256=${hex}` }
    const response = await app.request(address, { method: 'POST', headers, body: bytes })
    expect(response.status).toBe(200)
    expect(stored.flat()).toHaveLength(receipts)
  })

  it('answers 503, wakes no worker and logs no message id when receipts cannot be stored', async () => {
    const { post, calls, said } = openWebhook({
      recordReceipts: async () => {
        throw Object.assign(new Error(`no room for ${wamid}`), { code: '53100' })
      },
    })
    const response = await post(aWebhook(aChange({ statuses: [aStatus()] })))
    expect(response.status).toBe(503)
    expect(calls.receipts).toBe(0)
    expect(said(error)).toMatchObject([{ failure: { name: 'Error', code: '53100' } }])
    expect(JSON.stringify(said(error))).not.toContain('wamid')
  })

  it('stores the receipts, then raises each alarm once, and only logs that a template was approved', async () => {
    const { post, alarms, stored, said } = openWebhook()
    const ofTemplate = (event: string) => ({
      field: 'message_template_status_update',
      value: { event, message_template_name: 'appointment_request' },
    })
    const errors = [{ code: 131031 }]
    const failed = aChange({ statuses: [aStatus({ status: 'failed', errors })] })
    const paused = ofTemplate('PAUSED')
    await post(aWebhook(paused, failed, paused, ofTemplate('APPROVED')))
    expect(stored.flat()).toHaveLength(1)
    expect(alarms).toEqual(['template-paused appointment_request', 'whatsapp-cloud auth 131031'])
    expect(said(info).at(-1)).toMatchObject({ subject: 'template-approved appointment_request' })
  })

  it('answers 503 when an alarm cannot be stored, so that Meta sends the webhook again', async () => {
    const raiseAlarm = () => Promise.reject(new Error('disk is full'))
    const { post, stored } = openWebhook({ raiseAlarm })
    const alert = { field: 'account_update', value: { event: 'ACCOUNT_VIOLATION' } }
    expect((await post(aWebhook(aChange({ statuses: [aStatus()] }), alert))).status).toBe(503)
    expect(stored).toHaveLength(1)
  })

  it('warns of statuses for another number, and logs nothing of a text', async () => {
    const { post, stored, said, logged } = openWebhook()
    const foreign = aChange({ metadata: { phone_number_id: '1' }, statuses: [aStatus()] })
    const text = { id: wamid, from: '16505551234', type: 'text', text: { body: 'Is it Asha?' } }
    await post(aWebhook(foreign, aChange({ messages: [text, text] })))
    expect(stored).toEqual([])
    expect(said(warn)).toMatchObject([{ changes: 1 }])
    expect(logged).toHaveLength(1)
  })

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

    it('to two signatures, and to the signature of an empty body', async () => {
      const { app } = openWebhook()
      const twice = Object.entries(headers).flatMap(([name, value]) => [
        [name, value],
        [name, value],
      ])
      const ofNothing = signedText('', appSecret).headers
      for (const odd of [new Headers(twice as [string, string][]), ofNothing]) {
        const response = await app.request(address, { method, body, headers: odd })
        expect(response.status).toBe(401)
      }
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

describe('GET /api/whatsapp-webhook', () => {
  const ask = (query: Record<string, string>) => {
    const asked = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.verify_token': verifyToken,
      'hub.challenge': '1158201444',
      ...query,
    })
    return openWebhook().app.request(`${address}?${asked}`)
  }

  it('answers with only the challenge if the verify token is ours', async () => {
    const response = await ask({})
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('1158201444')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['another verify token', { 'hub.verify_token': 'guess' }],
    ['an empty verify token', { 'hub.verify_token': '' }],
    ['another mode', { 'hub.mode': 'unsubscribe' }],
  ])('answers 403 to %s', async (_case, query) => {
    const response = await ask(query)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('1158201444')
  })

  it.each(['', '<script>', 'x'.repeat(201), 'a b'])(
    'answers 400 to the challenge %j',
    async (challenge) => {
      expect((await ask({ 'hub.challenge': challenge })).status).toBe(400)
    },
  )
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
