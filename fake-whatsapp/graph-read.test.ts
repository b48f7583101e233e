import { describe, expect, it } from 'vitest'
import { outcomeOf, readSample, shapeGaps, startMs, startTestServer } from './test-server.ts'

/** A server, and how it answers a GET. */
async function startToRead(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options)
  const read = async (path: string, token = 'right-token') => {
    const response = await fetch(`${server.fake.url}/v25.0/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  return { ...server, read }
}

describe('the Graph API, asked about the account', () => {
  it('refuses every call with 190 once the token has expired', async () => {
    const { read } = await startToRead({ account: { tokenExpiresAt: startMs / 1000 } })
    const { body } = await read('106540352242922?fields=status')
    expect(shapeGaps(await readSample('err-190-token-expired-463'), body)).toEqual([])
    expect(body).toMatchObject({ error: { code: 190, error_subcode: 463 } })
  })

  it('answers the requested fields of the number', async () => {
    const { read } = await startToRead()
    const { body } = await read('106540352242922?fields=status,quality_rating')
    expect(body).toEqual({ id: '106540352242922', status: 'CONNECTED', quality_rating: 'GREEN' })
  })

  it('lists the templates of a name', async () => {
    const { read } = await startToRead()
    const { body } = await read('102290129340398/message_templates?name=appointment_notice')
    expect(body).toMatchObject({ data: [{ name: 'appointment_notice' }] })
  })

  it('needs the permission to manage for templates and subscriptions', async () => {
    const { read } = await startToRead({ account: { scopes: ['whatsapp_business_messaging'] } })
    expect(outcomeOf(await read('102290129340398/message_templates'))).toBe('403/10')
    expect(outcomeOf(await read('102290129340398/subscribed_apps'))).toBe('403/10')
  })

  it("takes the app's secret in a proof and in the app's own token, and no other", async () => {
    const { read } = await startToRead({ webhooks: { url: 'http://127.0.0.1:1/hook' } })
    const { body } = await read('106540352242922?fields=id&appsecret_proof=00')
    expect(JSON.stringify(body)).toContain('Invalid appsecret_proof')
    const app = '634974688087057'
    expect((await read(`${app}/subscriptions`, `${app}|app-secret`)).body).toMatchObject({
      data: [
        { callback_url: 'http://127.0.0.1:1/hook', fields: [{ name: 'messages' }, {}, {}, {}, {}] },
      ],
    })
    expect(outcomeOf(await read(`${app}/subscriptions`, `${app}|other`))).toBe('401/190')
  })
})

async function health(url: string) {
  const response = await fetch(`${url}/v25.0/106540352242922?fields=health_status`, {
    headers: { authorization: 'Bearer right-token' },
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

describe('health_status', () => {
  it("is Meta's own sample when nothing is wrong", async () => {
    const { fake } = await startTestServer()
    const body = await readSample('health-available')
    expect(await health(fake.url)).toEqual({ status: 200, body })
  })

  it('is BLOCKED overall when one entity is, until healed', async () => {
    const { fake } = await startTestServer()
    fake.block('BUSINESS')
    const { body } = await health(fake.url)
    expect(body).toMatchObject({ health_status: { can_send_message: 'BLOCKED' } })
    expect(JSON.stringify(body)).toContain(
      '"entity_type":"BUSINESS","id":"506914307656634","can_send_message":"BLOCKED"',
    )
    await fake.heal()
    expect((await health(fake.url)).body).toEqual(await readSample('health-available'))
  })

  it('is BLOCKED overall by calling alone, while every entity can send', async () => {
    const { fake } = await startTestServer()
    fake.block('CALLING')
    const text = JSON.stringify((await health(fake.url)).body)
    expect(text).toContain('"health_status":{"can_send_message":"BLOCKED"')
    expect(text.match(/"can_send_message":"AVAILABLE"/g)).toHaveLength(4)
  })
})
