import { describe, expect, it } from 'vitest'
import type { FakeOptions } from './services.ts'
import { startReceiver, startTestServer } from './test-server.ts'
import { twilioSignature } from './twilio-callbacks.ts'

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

async function startTwilio(options: Partial<FakeOptions> = {}) {
  const server = await startTestServer({
    templates: [content],
    twilioAuthToken: 'secret',
    ...options,
  })
  const send = async (form: Record<string, string>, login = 'AC1:secret') => {
    const response = await fetch(`${server.fake.url}/2010-04-01/Accounts/AC1/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      body: new URLSearchParams(form),
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  return { ...server, send }
}

describe('a send over Twilio', () => {
  it('answers 201 queued and stores the message', async () => {
    const { fake, send } = await startTwilio()
    expect(await send(fields)).toMatchObject({
      status: 201,
      body: {
        sid: expect.stringMatching(/^MM[0-9a-f]{32}$/),
        status: 'queued',
        error_code: null,
        to: fields.To,
        from: fields.From,
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
  ])('answers %s to %s', async (outcome, _what, form, login?: string) => {
    const { fake, send } = await startTwilio()
    const { status, body } = await send(form, login)
    const [httpStatus, code] = outcome.split('/').map(Number)
    expect(status).toBe(httpStatus)
    expect(body).toMatchObject({ code, status: httpStatus, message: expect.any(String) })
    expect(fake.messages).toEqual([])
  })

  it("fails with faults in Twilio's form", async () => {
    const { fake, send } = await startTwilio()
    fake.failNext({ kind: 'twilio', code: 20429, status: 429, retryAfterSeconds: 2 })
    expect(await send(fields)).toMatchObject({ status: 429, body: { code: 20429, status: 429 } })
    expect((await send(fields)).status).toBe(201)
  })
})

describe("Twilio's status callbacks", () => {
  it('are forms signed with the password of the send', async () => {
    const { fake, clock, send } = await startTwilio()
    const { url, received } = await startReceiver()
    await send({ ...fields, StatusCallback: url })
    clock.advance(60)
    fake.report(fake.messages[0]?.wamid ?? '', 'failed')
    await expect.poll(() => received).toHaveLength(3)
    const forms = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    expect(forms).toMatchObject([
      {
        MessageSid: fake.messages[0]?.wamid,
        To: fields.To,
        AccountSid: 'AC1',
        MessageStatus: 'sent',
      },
      { MessageStatus: 'delivered' },
      { MessageStatus: 'undelivered', ErrorCode: '63024' },
    ])
    expect(received[0]?.headers['x-twilio-signature']).toBe(
      twilioSignature(url, forms[0] ?? {}, 'secret'),
    )
  })

  it('are not repeated when refused', async () => {
    const { fake, clock, send } = await startTwilio({ webhooks: { deliveredMs: null } })
    const { url } = await startReceiver([500])
    await send({ ...fields, StatusCallback: url })
    clock.advance(20)
    await expect.poll(() => fake.webhooks).toMatchObject([{ status: 500 }])
    expect(clock.pending).toBe(0)
  })
})
