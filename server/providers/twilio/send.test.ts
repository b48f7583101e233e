import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startFakeWhatsApp } from '../../../fake-whatsapp/server.ts'
import { aMessage } from '../../../test/support/a-message.ts'
import { listen } from '../../../test/support/listen.ts'
import { twilioWhatsApp } from './send.ts'

const noSignal = new AbortController().signal

const sample = {
  accountSid: 'AC1',
  authToken: 'secret',
  from: '+14155238886',
  contentSid: 'HX0123',
  staffNumbers: ['+919876500001'],
  notice: 'full',
} as const

const content = {
  name: 'HX0123',
  language: 'en',
  format: 'positional',
  parameters: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  buttons: 0,
} as const

interface OpenOptions {
  readonly authToken?: string
  readonly statusCallback?: string
}

async function openTwilio({ authToken = 'secret', statusCallback }: OpenOptions = {}) {
  const fake = await startFakeWhatsApp({ templates: [content], twilioAuthToken: 'secret' })
  onTestFinished(() => fake.stop())
  const config = { ...sample, authToken, apiUrl: fake.url }
  return { fake, channel: twilioWhatsApp({ config, statusCallback }) }
}

/** Answers every call alike, and keeps the forms it was sent. */
async function openStub(status: number, body: string) {
  const forms: URLSearchParams[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    forms.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    response.writeHead(status).end(body)
  }

  const apiUrl = `http://127.0.0.1:${await listen(server)}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const config = { ...sample, apiUrl }
  const statusCallback = 'https://centre.example/api/twilio-status'
  return { forms, channel: twilioWhatsApp({ config, statusCallback }) }
}

describe('a message Twilio accepts', () => {
  it('is the one content with all nine variables, to the recipient', async () => {
    const { fake, channel } = await openTwilio()
    const outcome = await channel.send(aMessage(), noSignal)
    const [message] = fake.messages
    expect(outcome).toEqual({ kind: 'accepted', providerMessageId: message?.wamid })
    expect(message).toMatchObject({ provider: 'twilio', to: '919876500001', template: 'HX0123' })
    expect(message?.parameters).toMatchObject({ 1: 'New request', 2: '#SID123456' })
  })

  it('names sender, validity and the callback with the notice it is about', async () => {
    const { forms, channel } = await openStub(201, '{"sid":"MM1","error_code":null}')
    expect(await channel.send(aMessage(), noSignal)).toMatchObject({ kind: 'accepted' })
    const { ContentVariables, ...form } = Object.fromEntries(forms[0] ?? [])
    expect(form).toEqual({
      To: 'whatsapp:+919876500001',
      From: 'whatsapp:+14155238886',
      ContentSid: 'HX0123',
      ValidityPeriod: '7200',
      StatusCallback: 'https://centre.example/api/twilio-status?notice=0a1b2c3d-4e5f',
    })
    expect(JSON.parse(ContentVariables ?? '')).toHaveProperty('9')
  })

  it('reports its delivery only where there is an address to report to', async () => {
    const statusCallback = 'https://centre.example/api/twilio-status'
    expect((await openTwilio()).channel.reportsDelivery).toBe(false)
    expect((await openTwilio({ statusCallback })).channel.reportsDelivery).toBe(true)
  })
})

describe('a message Twilio does not accept', () => {
  it.each([
    [400, 63018, 'channel-throttled'],
    [400, 63024, 'recipient'],
    [400, 21656, 'template'],
    [503, 20503, 'transient'],
  ])('answered %i with code %i, is %s', async (status, code, asClass) => {
    const { fake, channel } = await openTwilio()
    fake.failNext({ kind: 'twilio', status, code })
    const failure = { kind: 'failed', class: asClass, code: String(code) }
    expect(await channel.send(aMessage(), noSignal)).toEqual(failure)
  })

  it('waits as long as Twilio asks', async () => {
    const { fake, channel } = await openTwilio()
    fake.failNext({ kind: 'twilio', status: 429, code: 20429, retryAfterSeconds: 7 })
    expect(await channel.send(aMessage(), noSignal)).toMatchObject({ retryAfterMs: 7_000 })
  })

  it('is an auth failure when the token is wrong', async () => {
    const { channel } = await openTwilio({ authToken: 'old' })
    expect(await channel.send(aMessage(), noSignal)).toMatchObject({ class: 'auth', code: '20003' })
  })

  it.each(['63016', '"63016"'])(
    'is refused by the error code %s in an answer that says created, too',
    async (code) => {
      const { channel } = await openStub(
        201,
        `{"sid":"MM1","status":"failed","error_code":${code}}`,
      )
      const failure = { class: 'template', code: '63016' }
      expect(await channel.send(aMessage(), noSignal)).toMatchObject(failure)
    },
  )

  it.each(['failed', 'undelivered', 'canceled'])(
    'is tried again when an answer that says created calls it %s and gives no code',
    async (status) => {
      const { channel } = await openStub(201, JSON.stringify({ sid: 'MM1', status }))
      const failure = { kind: 'failed', class: 'transient', code: 'failed' }
      expect(await channel.send(aMessage(), noSignal)).toEqual(failure)
    },
  )
})

describe('a send that takes too long', () => {
  it('is unknown when the signal ends it', async () => {
    const { fake, channel } = await openTwilio()
    fake.failNext({ kind: 'late', delayMs: 5_000 })
    expect(await channel.send(aMessage(), AbortSignal.timeout(50))).toEqual({
      kind: 'failed',
      class: 'unknown',
      code: 'TimeoutError',
    })
  })
})

describe('check', () => {
  it('finds nothing wrong with an active account, and sends nothing', async () => {
    const { fake, channel } = await openTwilio()
    expect(await channel.check(noSignal)).toBeUndefined()
    expect(fake.messages).toEqual([])
  })

  it('says what is wrong', async () => {
    const suspended = await openStub(200, '{"sid":"AC1","status":"suspended"}')
    expect(await suspended.channel.check(noSignal)).toBe('Twilio says this account is not active')
    const silent = await openStub(200, '{"sid":"AC1"}')
    expect(await silent.channel.check(noSignal)).toEqual({ unclear: expect.any(String) })
    const forbidden = await openStub(403, '{"code":20403}')
    expect(await forbidden.channel.check(noSignal)).toEqual({ unclear: 'auth (20403)' })
    const { fake, channel } = await openTwilio({ authToken: 'old' })
    expect(await channel.check(noSignal)).toBe('auth (20003)')
    await fake.goDown()
    expect(await channel.check(noSignal)).toBe('transient (ECONNREFUSED)')
  })
})
