import { describe, expect, it } from 'vitest'
import {
  noticeParameters,
  noticeSend,
  openHouse,
  outcomeOf,
  quickReply,
  startMs,
} from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'

/** A send of the notice with other components. */
function withComponents(...components: object[]) {
  const language = { code: 'en' }
  return noticeSend({ template: { name: 'appointment_notice', language, components } })
}

function digestSend(...texts: string[]) {
  const parameters = texts.map((text) => ({ type: 'text', text }))
  const components = [{ type: 'body', parameters }]
  return noticeSend({
    template: { name: 'appointment_digest', language: { code: 'en' }, components },
  })
}

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

describe('what Meta refuses', () => {
  const body = (...parameters: object[]) => ({ type: 'body', parameters })
  const named = (parameter_name: string, text: string) => ({ type: 'text', parameter_name, text })
  const cases: [string, unknown, string][] = [
    ['no JSON', 'hello', '400/100'],
    ['no messaging_product', noticeSend({ messaging_product: undefined }), '400/100'],
    ['a group', noticeSend({ recipient_type: 'group' }), '400/100'],
    ['no recipient', noticeSend({ to: '' }), '400/100'],
    ['a recipient in words', noticeSend({ to: 'reception' }), '400/131009'],
    ['a recipient with a leading zero', noticeSend({ to: '09810000001' }), '400/131009'],
    ['its own number', noticeSend({ to: '15550783881' }), '400/131021'],
    ['an image', noticeSend({ type: 'image' }), '400/131051'],
    [
      'a correlation id of 513 characters',
      noticeSend({ biz_opaque_callback_data: 'x'.repeat(513) }),
      '400/100',
    ],
    ['no template', noticeSend({ template: undefined }), '400/131008'],
    [
      'an unknown template',
      noticeSend({ template: { name: 'nobody', language: { code: 'en' } } }),
      '404/132001',
    ],
    [
      'a language the template does not have',
      noticeSend({ template: { name: 'appointment_notice', language: { code: 'hi' } } }),
      '404/132001',
    ],
    ['too few values', withComponents(body(named('ref', '1'))), '400/132000'],
    ['too many values', digestSend('1', '2', '3', '4'), '400/132000'],
    ['a header the template lacks', withComponents({ type: 'header' }), '400/132000'],
    [
      'a value without name',
      noticeSend({}, [{ type: 'text', text: '1' }, named('ref', '2')]),
      '400/100',
    ],
    ['a wrong name', noticeSend({}, [named('ref', '1'), named('name', '2')]), '400/100'],
    ['one name twice', noticeSend({}, [named('ref', '1'), named('ref', '2')]), '400/100'],
    ['an empty value', noticeSend({}, noticeParameters('')), '400/131008'],
    ['a value with a newline', noticeSend({}, noticeParameters('Asha\nRao')), '400/132018'],
    ['a value with a tab', noticeSend({}, noticeParameters('Asha\tRao')), '400/132018'],
    ['a value with five spaces', noticeSend({}, noticeParameters('Asha     Rao')), '400/132018'],
    [
      'a text over 1024 characters',
      noticeSend({}, noticeParameters('x'.repeat(983))),
      '400/132005',
    ],
    ['values over 1024 characters', digestSend('1', '2', 'x'.repeat(1023)), '400/132005'],
    [
      'a button the template lacks',
      withComponents(body(...noticeParameters()), quickReply(2, 'x')),
      '400/131009',
    ],
    [
      'one button twice',
      withComponents(body(...noticeParameters()), quickReply(0, 'x'), quickReply(0, 'y')),
      '400/131009',
    ],
    [
      'an empty payload',
      withComponents(body(...noticeParameters()), quickReply(0, '')),
      '400/131008',
    ],
    [
      'a payload of 257 characters',
      withComponents(body(...noticeParameters()), quickReply(0, 'x'.repeat(257))),
      '400/131009',
    ],
    [
      'text outside the 24 h window',
      noticeSend({ type: 'text', text: { body: 'Hello' } }),
      '400/131047',
    ],
  ]

  const refusals = cases.map(([what, sent, outcome]) => ({ what, sent, outcome }))
  it.each(refusals)('answers $outcome to $what', async ({ sent, outcome }) => {
    const { fake, send } = await openHouse()
    expect(outcomeOf(await send(sent))).toBe(outcome)
    expect(fake.messages).toEqual([])
  })

  it('takes a text of 1024 characters', async () => {
    const { send } = await openHouse()
    const sent = noticeSend({}, noticeParameters('x'.repeat(982)))
    expect(outcomeOf(await send(sent))).toBe('200/ok')
  })

  it('takes four spaces, 512 characters of correlation id and 256 of payload', async () => {
    const { send } = await openHouse()
    const sent = withComponents(
      body(...noticeParameters('Asha    Rao')),
      quickReply(0, 'x'.repeat(256)),
    )
    const full = { ...sent, biz_opaque_callback_data: 'x'.repeat(512) }
    expect(outcomeOf(await send(full))).toBe('200/ok')
  })

  it("tells the counts in Meta's words", async () => {
    const { send } = await openHouse()
    const answer = await send(digestSend('1'))
    expect(shapeGaps(await readSample('err-132000-param-count'), answer.body)).toEqual([])
    expect(answer.body).toMatchObject(dropTrace(await readSample('err-132000-param-count')))
  })
})

/** Everything but the trace is fixed. */
function dropTrace(body: unknown): object {
  const text = JSON.stringify(body, (key, value: unknown) =>
    key === 'fbtrace_id' ? undefined : value,
  )
  return JSON.parse(text)
}

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

describe('health', () => {
  const health = async (url: string) => {
    const response = await fetch(`${url}/v25.0/106540352242922?fields=health_status`, {
      headers: { authorization: 'Bearer right-token' },
    })
    const body: unknown = await response.json()
    return { status: response.status, body }
  }

  it("is Meta's own sample when nothing is wrong", async () => {
    const { fake } = await openHouse()
    expect(await health(fake.url)).toEqual({
      status: 200,
      body: await readSample('health-available'),
    })
  })

  it('is BLOCKED as a whole when one entity is, until healed', async () => {
    const { fake } = await openHouse()
    fake.setHealth('BLOCKED', 'BUSINESS')
    const { body } = await health(fake.url)
    expect(body).toMatchObject({ health_status: { can_send_message: 'BLOCKED' } })
    expect(JSON.stringify(body)).toContain(
      '"entity_type":"BUSINESS","id":"506914307656634","can_send_message":"BLOCKED"',
    )
    await fake.heal()
    expect((await health(fake.url)).body).toEqual(await readSample('health-available'))
  })

  it('may be BLOCKED by calling alone, while every entity can send', async () => {
    const { fake } = await openHouse()
    fake.setHealth('BLOCKED', 'CALLING')
    const text = JSON.stringify((await health(fake.url)).body)
    expect(text).toContain('"health_status":{"can_send_message":"BLOCKED"')
    expect(text.match(/"can_send_message":"AVAILABLE"/g)).toHaveLength(4)
  })

  it('asks for the token too', async () => {
    const { fake } = await openHouse()
    const response = await fetch(`${fake.url}/v25.0/106540352242922?fields=health_status`)
    expect(response.status).toBe(401)
  })
})
