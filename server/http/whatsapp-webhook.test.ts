import { serve } from '@hono/node-server'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import {
  aChange,
  aSignedPost,
  aStatus,
  aTap,
  aWebhook,
  correlationId,
  ourNumberId,
  sampleWebhook,
  signedText,
  wamid,
} from '../../test/a-webhook.ts'
import { recordingLog } from '../../test/recording-log.ts'
import { openSqliteInMemory } from '../store/open-sqlite.ts'
import { openStore } from '../store/open-store.ts'
import type { NewReceipt } from '../store/receipts.ts'
import {
  type WhatsAppWebhookDeps,
  whatsAppWebhook,
  whatsAppWebhookOff,
} from './whatsapp-webhook.ts'

const appSecret = 'app-secret'
const verifyToken = 'a word of our own'
const address = '/api/whatsapp-webhook'
const nowMs = 1_763_700_000_000

function openWebhook(changes: Partial<WhatsAppWebhookDeps> = {}) {
  const { log, logged } = recordingLog()
  const clock = { nowMs }
  const stored: NewReceipt[][] = []
  const alarms: string[] = []
  const calls = { receipts: 0, webhooks: 0 }
  const webhook = whatsAppWebhook({
    appSecret,
    verifyToken,
    phoneNumberId: ourNumberId,
    recordReceipts: async (receipts) => void stored.push([...receipts]),
    onReceipts: () => void calls.receipts++,
    onWebhook: () => void calls.webhooks++,
    raiseAlarm: async ({ subject }) => void alarms.push(subject),
    now: () => clock.nowMs,
    log,
    ...changes,
  })
  const app = new Hono().route(address, webhook)
  const post = (body: unknown) => app.request(address, aSignedPost(body, appSecret))
  const said = (level: number) => logged.filter((line) => line.level === level)
  return { app, post, stored, alarms, calls, logged, said, clock }
}

const [debug, info, warn, error] = [20, 30, 40, 50]

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

  it('answers the bare challenge to our own word', async () => {
    const response = await ask({})
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('1158201444')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it.each([
    ['another word', { 'hub.verify_token': 'guess' }],
    ['no word', { 'hub.verify_token': '' }],
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

describe('POST /api/whatsapp-webhook', () => {
  it('stores a batch in one call, then wakes who applies it, and answers 200', async () => {
    const { post, stored, calls, said } = openWebhook()
    const statuses = ['sent', 'delivered'].map((status) => aStatus({ status }))
    const response = await post(aWebhook(aChange({ statuses }), aChange({ messages: [aTap()] })))
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect(stored).toMatchObject([[{ kind: 'sent' }, { kind: 'delivered' }, { kind: 'called' }]])
    expect(calls).toEqual({ receipts: 1, webhooks: 1 })
    expect(said(info)).toMatchObject([{ receipts: { sent: 1, delivered: 1, called: 1 } }])
  })

  it.each([
    ['wh-status-sent-pmp-with-conversation', 1],
    ['wh-status-delivered-cbp', 1],
    ['wh-in-template-quick-reply-button', 0],
    ['wh-in-text', 0],
  ])('answers 200 to the public sample %s and stores %i receipt', async (name, count) => {
    const { post, stored, calls } = openWebhook()
    expect((await post(sampleWebhook(name))).status).toBe(200)
    expect(stored.flat()).toHaveLength(count)
    expect(calls).toEqual({ receipts: count, webhooks: 1 })
  })

  it('verifies a tap whose Hindi label came escaped', async () => {
    const { app, stored } = openWebhook()
    const button = { payload: `no-answer:${correlationId}`, text: 'फ़ोन नहीं उठा' }
    const signed = aSignedPost(aWebhook(aChange({ messages: [aTap({ button })] })), appSecret)
    expect(signed.body).toContain('\\u092b')
    expect((await app.request(address, signed)).status).toBe(200)
    expect(stored).toMatchObject([[{ kind: 'no-answer', correlationId }]])
  })

  describe('answers 401, stores nothing and tells nothing', () => {
    const webhook = aWebhook(aChange({ statuses: [aStatus()] }))
    const { body, headers, method } = aSignedPost(webhook, appSecret)

    it.each([
      [
        'a body changed by one byte',
        { method, headers, body: body.replace('delivered', 'Delivered') },
      ],
      ['a body written anew', { method, headers, body: JSON.stringify(webhook, null, 1) }],
      ['another secret', aSignedPost(webhook, 'another')],
      ['no signature', { method, body }],
      ['an empty signature', { method, body, headers: { 'x-hub-signature-256': 'sha256=' } }],
      ['no body', { method, headers }],
    ])('to %s', async (_case, init) => {
      const { app, stored, calls } = openWebhook()
      const response = await app.request(address, init)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ error: 'unauthorized' })
      expect(stored).toEqual([])
      expect(calls).toEqual({ receipts: 0, webhooks: 0 })
    })

    it('and logs a flood once a minute', async () => {
      const { app, clock, said } = openWebhook()
      const flood = () =>
        Promise.all(Array.from({ length: 20 }, () => app.request(address, { method, body })))
      await flood()
      expect(said(warn)).toHaveLength(1)
      clock.nowMs += 60_000
      await flood()
      expect(said(warn)).toHaveLength(2)
    })
  })

  it('answers 413 to more than 3 MB, announced or not', async () => {
    const { app } = openWebhook()
    const signed = signedText('x'.repeat(3 * 1024 * 1024 + 1), appSecret)
    expect((await app.request(address, signed)).status).toBe(413)
    const headers = { 'content-length': '3145729' }
    expect((await app.request(address, { ...signed, headers })).status).toBe(413)
  })

  it.each(['', 'Hello', '{"object":', '[]', '{"object":"page"}', '\ufeff{}'])(
    'answers 200 to %j when it is signed, and warns without its content',
    async (text) => {
      const { app, stored, said } = openWebhook()
      const response = await app.request(address, signedText(text, appSecret))
      expect(response.status).toBe(200)
      expect(stored).toEqual([])
      expect(said(warn)).toMatchObject([{ msg: 'webhook of an unknown shape ignored' }])
    },
  )

  it('answers 200 to whatever is signed', async () => {
    const { app } = openWebhook()
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.array(fc.jsonValue({ maxDepth: 3 })).map((changes) => aWebhook(...changes)),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const response = await app.request(address, aSignedPost(body, appSecret))
        return response.status === 200
      }),
    )
  })

  it('answers 503 when receipts cannot be stored, wakes nobody and logs no wamid', async () => {
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

  it('raises each alarm once, after the receipts, and only logs good news', async () => {
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

  it('answers 503 when an alarm cannot be kept, for Meta to send it again', async () => {
    const raiseAlarm = () => Promise.reject(new Error('disk is full'))
    const { post, stored } = openWebhook({ raiseAlarm })
    const alert = { field: 'account_update', value: { event: 'ACCOUNT_VIOLATION' } }
    expect((await post(aWebhook(aChange({ statuses: [aStatus()] }), alert))).status).toBe(503)
    expect(stored).toHaveLength(1)
  })

  it('warns of another number, and of what it ignores names kinds only at debug', async () => {
    const { post, stored, said } = openWebhook()
    const foreign = aChange({ metadata: { phone_number_id: '1' }, statuses: [aStatus()] })
    const text = { id: wamid, from: '16505551234', type: 'text', text: { body: 'Is it Asha?' } }
    await post(aWebhook(foreign, aChange({ messages: [text, text] })))
    expect(stored).toEqual([])
    expect(said(warn)).toMatchObject([{ changes: 1 }])
    expect(said(debug)).toMatchObject([{ ignored: { text: 2 } }])
  })

  it('logs no number, name, text or wamid of anything it is sent', async () => {
    const { post, logged } = openWebhook()
    const contacts = [{ profile: { name: 'Sheena Nelson' }, wa_id: '16505551234' }]
    const text = { id: wamid, from: '16505551234', type: 'text', text: { body: 'my pain' } }
    const messages = [text, aTap()]
    await post(aWebhook(aChange({ contacts, messages, statuses: [aStatus()] })))
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).not.toMatch(/1650\d{7}|Sheena|my pain|wamid|5f0d4f7e/)
  })

  it('answers 405 to any other method', async () => {
    const response = await openWebhook().app.request(address, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
  })
})

describe('with a real store', () => {
  async function openWithStore() {
    const store = await openStore(openSqliteInMemory())
    onTestFinished(() => store.close())
    const calls: number[] = []
    const recordReceipts: WhatsAppWebhookDeps['recordReceipts'] = async (receipts, atMs) => {
      calls.push(receipts.length)
      await store.recordReceipts(receipts, atMs)
    }
    const due = () => store.claimReceipts(nowMs, 0, 2000)
    return { ...openWebhook({ recordReceipts }), calls, due }
  }

  it('stores 999 of 1,000 changes, in one call, when one in the middle is malformed', async () => {
    const { post, calls, due } = await openWithStore()
    const changes: unknown[] = Array.from({ length: 1000 }, (_, index) =>
      aChange({ statuses: [aStatus({ id: `wamid.${index}` })] }),
    )
    changes[500] = { field: 'messages', value: 'odd' }
    expect((await post(aWebhook(...changes))).status).toBe(200)
    expect(calls).toEqual([999])
    expect(await due()).toHaveLength(999)
  })

  it('keeps one of what comes twice, within a batch and again, in any order', async () => {
    const { post, due } = await openWithStore()
    const statuses = ['read', 'sent', 'read', 'delivered'].map((status) => aStatus({ status }))
    const webhook = aWebhook(aChange({ statuses }))
    expect((await post(webhook)).status).toBe(200)
    expect((await post(webhook)).status).toBe(200)
    const kinds = (await due()).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['delivered', 'read', 'sent'])
  })
})

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

    const facts = { providerMessageId: sent, correlationId }
    expect(stored.flat()).toMatchObject(
      ['sent', 'delivered', 'called'].map((kind) => ({ kind, ...facts })),
    )
    expect(alarms).toEqual(['template-paused appointment_request'])
    expect(fake.webhooks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

describe('without an app secret', () => {
  it('says so once and answers 404 to everything', async () => {
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
