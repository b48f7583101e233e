import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sampleBody } from '../test/support/a-webhook.ts'
import {
  noticeParameters,
  noticeSend,
  noticeTemplate,
  outcomeOf,
  sampleError,
  shapeGaps,
  startReceiver,
  startTestFake,
} from '../test/support/fake-whatsapp.ts'
import { escapeJson } from './webhooks.ts'

/** These tests compare the stand-in's answers and webhooks to the samples that Meta publishes (samples/SOURCES.md). */

describe('an answer', () => {
  const number = '106540352242922'

  async function read(path: string, options: Parameters<typeof startTestFake>[0] = {}) {
    const { fake } = await startTestFake(options)
    const headers = { authorization: 'Bearer right-token' }
    const response = await fetch(`${fake.url}/v25.0/${path}`, { headers })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }

  it("to a send has the shape of Meta's", async () => {
    const { send } = await startTestFake()
    const { status, body } = await send(noticeSend())
    expect(status).toBe(200)
    expect(shapeGaps(sampleBody('ok-send-accepted'), body)).toEqual([])
    expect(body).toMatchObject({
      contacts: [{ input: '+919810000001', wa_id: '919810000001' }],
      messages: [{ message_status: 'accepted' }],
    })
  })

  it("to a send with a wrong count of values has Meta's words", async () => {
    const { send } = await startTestFake()
    const one = [{ type: 'body', parameters: [{ type: 'text', text: '1' }] }]
    const template = { name: 'appointment_digest', language: { code: 'en' }, components: one }
    expect((await send(noticeSend({ template }))).body).toEqual({
      error: sampleError('err-132000-param-count'),
    })
  })

  it("to a request with an expired token has the shape of Meta's", async () => {
    const account = { tokenExpiresAt: 1 }
    const { body } = await read(`${number}?fields=status`, { account })
    expect(shapeGaps(sampleBody('err-190-token-expired-463'), body)).toEqual([])
    expect(body).toMatchObject({ error: { code: 190, error_subcode: 463 } })
  })

  it("about the number's health equals Meta's sample", async () => {
    const body = sampleBody('health-available')
    expect(await read(`${number}?fields=health_status`)).toEqual({ status: 200, body })
  })
})

describe('a send is refused', () => {
  const named = (parameter_name: string, text: string) => ({ type: 'text', parameter_name, text })
  const patient = (text: string) => noticeSend({}, noticeParameters(text))
  const template = (name: string) => ({ template: { name, language: { code: 'en' } } })
  const cases: [string, string, unknown][] = [
    ['400/131009', 'a number without its country code', noticeSend({ to: '919810000001' })],
    ['400/100', 'an unknown key', noticeSend({ callback_data: 'x' })],
    ['404/132001', 'an unknown template', noticeSend(template('nobody'))],
    [
      '400/100',
      'a parameter of a wrong name',
      noticeSend({}, [named('ref', '1'), named('name', '2')]),
    ],
    ['400/131008', 'an empty value', patient('')],
    ['400/132018', 'a newline', patient('Asha\nRao')],
    ['400/132018', 'five spaces', patient('Asha     Rao')],
    ['400/132005', 'a text over 1024 characters', patient('x'.repeat(983))],
  ]

  it.each(cases)('with %s for %s', async (outcome, _what, sent) => {
    const { fake, send } = await startTestFake()
    expect(outcomeOf(await send(sent))).toBe(outcome)
    expect(fake.messages).toEqual([])
  })

  it('with 400/100 for a body that is not declared as JSON', async () => {
    const { fake } = await startTestFake()
    const response = await fetch(`${fake.url}/v25.0/106540352242922/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer right-token' },
      body: JSON.stringify(noticeSend()),
    })
    expect(outcomeOf({ status: response.status, body: await response.json() })).toBe('400/100')
  })

  it('with 401/190 for another token, and 400/132015 for a paused template', async () => {
    const { fake, send } = await startTestFake()
    expect(outcomeOf(await send(noticeSend(), 'wrong-token'))).toBe('401/190')
    fake.setTemplates([{ ...noticeTemplate, status: 'PAUSED' }])
    expect(outcomeOf(await send(noticeSend()))).toBe('400/132015')
  })
})

describe('a webhook', () => {
  const never = { sentMs: null, deliveredMs: null }

  /** A fake with one message, whose status it reports at these times, and a receiver of its webhooks. */
  async function startPair(times: { sentMs: number | null; deliveredMs: number | null } = never) {
    const { url, received } = await startReceiver()
    const { fake, send } = await startTestFake({ webhooks: { url, ...times } })
    await send(noticeSend({ biz_opaque_callback_data: 'notice-7' }))
    return { fake, received, wamid: fake.messages[0]?.wamid ?? '' }
  }

  const gapsTo = async (name: string, body = '') => shapeGaps(sampleBody(name), JSON.parse(body))

  it("of a status has the shape of Meta's, without the conversation that v24.0 dropped", async () => {
    const { received } = await startPair({ sentMs: null, deliveredMs: 20 })
    await expect.poll(() => received).toHaveLength(1)
    expect(await gapsTo('wh-status-delivered-cbp', received[0]?.body)).toEqual([
      '$.entry[0].changes[0].value.statuses[0].conversation',
    ])
    expect(received[0]?.body).toContain('"biz_opaque_callback_data":"notice-7"')
  })

  it("of a tap or a text has the shape of Meta's", async () => {
    const { fake, received, wamid } = await startPair()
    await fake.tap(wamid, 1)
    expect(await gapsTo('wh-in-template-quick-reply-button', received[0]?.body)).toEqual([])
    expect(received[0]?.body).toContain('"payload":"miss:1"')
    await fake.writeText('919810000001', 'Hello')
    expect(await gapsTo('wh-in-text', received[1]?.body)).toEqual([])
  })

  it('is signed over its raw bytes, in which everything beyond ASCII is escaped', async () => {
    const { fake, received } = await startPair()
    await fake.writeText('919810000001', 'नमस्ते')
    const { body = '', headers = {} } = received[0] ?? {}
    expect(body).toContain('\\u0928')
    const hex = createHmac('sha256', 'app-secret').update(body).digest('hex')
    expect(headers['x-hub-signature-256']).toBe(`sha256=${hex}`)
    expect(escapeJson('é 🙂')).toBe('"\\u00e9 \\ud83d\\ude42"')
  })
})
