import { describe, expect, it } from 'vitest'
import {
  digestSend,
  noticeParameters,
  noticeSend,
  openHouse,
  outcomeOf,
  startMs,
  withComponents,
} from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'

describe('a send Meta takes', () => {
  it('answers 200 with a wamid that holds the number, the input as written and the wa_id', async () => {
    const { send } = await openHouse()
    const { status, body } = await send(noticeSend())
    expect(status).toBe(200)
    expect(shapeGaps(await readSample('ok-send-accepted'), body)).toEqual([])
    expect(body).toMatchObject({
      contacts: [{ input: '+919810000001', wa_id: '919810000001' }],
      messages: [{ message_status: 'accepted' }],
    })
    const wamid = /wamid\.([\w+/=]+)/.exec(JSON.stringify(body))?.[1] ?? ''
    expect(Buffer.from(wamid, 'base64').toString('latin1')).toContain('919810000001')
  })

  it('is kept with its values, buttons, correlation id and the text as read', async () => {
    const { fake, send } = await openHouse()
    await send(noticeSend({ biz_opaque_callback_data: 'notice-7' }))
    expect(fake.messages).toMatchObject([
      {
        at: startMs,
        provider: 'whatsapp-cloud',
        to: '919810000001',
        template: 'appointment_notice',
        language: 'en',
        parameters: { ref: '#SID123456', patient: 'आशा <b>' },
        values: ['#SID123456', 'आशा <b>'],
        buttons: [
          { index: 0, text: 'Called', payload: 'ack:1' },
          { index: 1, text: 'No answer', payload: 'miss:1' },
        ],
        callbackData: 'notice-7',
        text: 'New request #SID123456 from आशा <b>. Please call.',
        statuses: [],
      },
    ])
  })

  it('has another wamid each time, even with constant randomness', async () => {
    const { fake, send } = await openHouse({ random: () => 0.5 })
    for (let count = 0; count < 3; count += 1) await send(noticeSend())
    expect(new Set(fake.messages.map(({ wamid }) => wamid)).size).toBe(3)
  })

  it('may name positional values in order', async () => {
    const { fake, send } = await openHouse()
    expect(outcomeOf(await send(digestSend('3', '#SID1', '#SID3')))).toBe('200/ok')
    expect(fake.messages[0]?.parameters).toEqual({ 1: '3', 2: '#SID1', 3: '#SID3' })
  })

  it('may leave a payload out: the label comes back in its place', async () => {
    const { fake, send } = await openHouse()
    await send(withComponents({ type: 'body', parameters: noticeParameters() }))
    expect(fake.messages[0]?.buttons.map(({ payload }) => payload)).toEqual(['Called', 'No answer'])
  })

  it.each(['req-template-send-named-params', 'req-template-send-quick-reply-payloads'])(
    "may be Meta's own sample %s when any template is taken",
    async (name) => {
      const { send } = await openHouse({ templates: 'any' })
      const sample = JSON.stringify(await readSample(name))
      const addressed = sample.replace('{{Recipient-Phone-Number}}', '+919810000001')
      expect(outcomeOf(await send(addressed))).toBe('200/ok')
    },
  )
})

describe('who may send', () => {
  it.each([
    ['wrong-token', '401/190'],
    ['', '401/0'],
  ])('answers the token "%s" with %s', async (token, outcome) => {
    const { fake, send } = await openHouse()
    const answer = await send(noticeSend(), token)
    expect(outcomeOf(answer)).toBe(outcome)
    expect(answer.body).toMatchObject({ error: { fbtrace_id: expect.any(String) } })
    expect(fake.messages).toEqual([])
  })

  it('answers 400/100, subcode 33, for a number that is not ours', async () => {
    const { fake } = await openHouse()
    const response = await fetch(`${fake.url}/v25.0/999/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer right-token' },
      body: '{}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 100, error_subcode: 33 } })
  })
})

describe('an address Graph does not know', () => {
  it.each(['/messages', '/25.0/106540352242922/messages', '/v25/106540352242922/messages'])(
    'answers 400/2500 at %s',
    async (path) => {
      const { fake } = await openHouse()
      const response = await fetch(fake.url + path, { method: 'POST', body: '{}' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 2500 } })
    },
  )
})

describe('free text', () => {
  it('is taken for 24 h after the recipient wrote, and answered without message_status', async () => {
    const { fake, clock, send } = await openHouse()
    const text = noticeSend({ type: 'text', text: { body: 'Thank you' } })
    await fake.writeText('919810000001', 'Hello')
    clock.advance(24 * 60 * 60 * 1000 - 1)
    const answer = await send(text)
    expect(shapeGaps(await readSample('ok-send-no-message-status'), answer.body)).toEqual([])
    expect(JSON.stringify(answer.body)).not.toContain('message_status')
    expect(fake.messages[0]).toMatchObject({ type: 'text', text: 'Thank you' })
    clock.advance(1)
    expect(outcomeOf(await send(text))).toBe('400/131047')
  })
})
