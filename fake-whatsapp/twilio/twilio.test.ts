import { describe, expect, it } from 'vitest'
import type { FakeOptions } from '../options.ts'
import { openHouse, openMailbox } from '../test-house.ts'
import { twilioSignature } from './twilio-signature.ts'

const content = {
  name: 'HX0123',
  language: 'en',
  format: 'positional',
  parameters: ['1', '2'],
  buttons: 0,
  body: 'New request {{1}} from {{2}}.',
} as const

const fields = {
  To: 'whatsapp:+919810000001',
  From: 'whatsapp:+14155238886',
  ContentSid: 'HX0123',
  ContentVariables: JSON.stringify({ 1: '#SID1', 2: 'Asha' }),
}

async function openTwilio(options: Partial<FakeOptions> = {}) {
  const house = await openHouse({ templates: [content], twilioAuthToken: 'secret', ...options })
  const post = async (form: Record<string, string>, login = 'AC1:secret') => {
    const response = await fetch(`${house.fake.url}/2010-04-01/Accounts/AC1/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      body: new URLSearchParams(form),
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  return { ...house, post }
}

describe('a send over Twilio', () => {
  it('answers 201 queued and keeps the message', async () => {
    const { fake, post } = await openTwilio()
    expect(await post(fields)).toMatchObject({
      status: 201,
      body: {
        sid: expect.stringMatching(/^MM[0-9a-f]{32}$/),
        status: 'queued',
        error_code: null,
        to: fields.To,
        from: fields.From,
        account_sid: 'AC1',
      },
    })
    expect(fake.messages).toMatchObject([
      {
        provider: 'twilio',
        to: '919810000001',
        template: 'HX0123',
        parameters: { 1: '#SID1', 2: 'Asha' },
        text: 'New request #SID1 from Asha.',
      },
    ])
  })

  it.each([
    ['401/20003', 'a wrong password', fields, 'AC1:wrong'],
    ['401/20003', "another account's name", fields, 'AC2:secret'],
    ['400/21211', 'no recipient', { ...fields, To: '' }],
    ['400/21211', 'a recipient that is not on WhatsApp', { ...fields, To: '+919810000001' }],
    ['400/21212', 'a sender that is not on WhatsApp', { ...fields, From: '+14155238886' }],
    ['400/21609', 'a StatusCallback that is no URL', { ...fields, StatusCallback: 'callback' }],
    ['400/21655', 'an unknown ContentSid', { ...fields, ContentSid: 'HX9' }],
    ['400/21656', 'variables that are no JSON', { ...fields, ContentVariables: '{1:2}' }],
    ['400/21656', 'a missing variable', { ...fields, ContentVariables: '{"1":"a"}' }],
    ['400/21656', 'an empty variable', { ...fields, ContentVariables: '{"1":"a","2":""}' }],
    ['400/21654', 'variables without ContentSid', { ...fields, ContentSid: '' }],
    ['400/21619', 'nothing to say', { To: fields.To, From: fields.From }],
  ])('answers %s to %s', async (outcome, _, form, login?: string) => {
    const { fake, post } = await openTwilio()
    const { status, body } = await post(form, login)
    const [httpStatus, code] = outcome.split('/').map(Number)
    expect(status).toBe(httpStatus)
    expect(body).toMatchObject({ code, status: httpStatus, message: expect.any(String) })
    expect(fake.messages).toEqual([])
  })

  it('fails as asked, with 429 and Retry-After too, and ignores what is asked of Graph', async () => {
    const { fake, post } = await openTwilio()
    fake.failNext({ kind: 'graph', code: 131000 })
    fake.failNext({ kind: 'twilio', code: 20429, status: 429, retryAfterSeconds: 2 })
    expect(await post(fields)).toMatchObject({ status: 429, body: { code: 20429, status: 429 } })
    expect((await post(fields)).status).toBe(201)
  })

  it('may be kept and never answered', async () => {
    const { fake, post } = await openTwilio()
    fake.failNext({ kind: 'record-then-drop' })
    await expect(post(fields)).rejects.toThrow()
    expect(fake.messages).toHaveLength(1)
  })
})

describe('status callbacks', () => {
  it('are forms signed with the password of the send', async () => {
    const { fake, clock, post } = await openTwilio()
    const { url, received } = await openMailbox()
    await post({ ...fields, StatusCallback: url })
    clock.advance(60)
    await fake.idle()
    const forms = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    expect(forms.map(({ MessageStatus }) => MessageStatus)).toEqual(['sent', 'delivered'])
    expect(forms[0]).toMatchObject({
      MessageSid: fake.messages[0]?.wamid,
      To: fields.To,
      AccountSid: 'AC1',
    })
    expect(received[0]?.headers['x-twilio-signature']).toBe(
      twilioSignature(url, forms[0] ?? {}, 'secret'),
    )
  })

  it('tell of text outside the 24 h window as undelivered with 63016', async () => {
    const { fake, clock, post } = await openTwilio()
    const { url, received } = await openMailbox()
    const { To, From } = fields
    expect((await post({ To, From, Body: 'Hello', StatusCallback: url })).status).toBe(201)
    clock.advance(60)
    await fake.idle()
    expect(received.at(-1)?.body).toMatch(/MessageStatus=undelivered.*ErrorCode=63016/)
  })

  it('are not repeated when refused', async () => {
    const { fake, clock, post } = await openTwilio({ webhooks: { deliveredMs: null } })
    const { url, received } = await openMailbox([500])
    await post({ ...fields, StatusCallback: url })
    clock.advance(20)
    await fake.idle()
    clock.advance(60_000)
    await fake.idle()
    expect(received).toHaveLength(1)
  })
})
