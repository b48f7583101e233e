import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  noticeParameters,
  noticeSend,
  noticeTemplate,
  outcomeOf,
  quickReply,
  readSample,
  readSampleError,
  shapeGaps,
  startMs,
  startTestServer,
} from './test-server.ts'

function withComponents(...components: object[]) {
  const language = { code: 'en' }
  return noticeSend({ template: { name: 'appointment_notice', language, components } })
}

function digestSend(...texts: string[]) {
  const parameters = texts.map((text) => ({ type: 'text', text }))
  const components = [{ type: 'body', parameters }]
  const template = { name: 'appointment_digest', language: { code: 'en' }, components }
  return noticeSend({ template })
}

const sampleSend = z.object({
  template: z.object({ components: z.array(z.looseObject({ type: z.string() })) }),
})

async function componentsOf(sample: string, wanted: string) {
  const { components } = sampleSend.parse(await readSample(sample)).template
  return components.filter(({ type }) => type === wanted)
}

describe('a send that Meta accepts', () => {
  it('answers 200 with a wamid that contains the number, the input as written and the wa_id', async () => {
    const { send } = await startTestServer()
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

  it('is stored with its values, buttons, correlation id and the text as read', async () => {
    const { fake, send } = await startTestServer()
    await send(noticeSend({ biz_opaque_callback_data: 'notice-7' }))
    expect(fake.messages).toMatchObject([
      {
        at: startMs,
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

  it('may give positional values in order', async () => {
    const { fake, send } = await startTestServer()
    expect(outcomeOf(await send(digestSend('3', '#SID1', '#SID3')))).toBe('200/ok')
    expect(fake.messages[0]?.parameters).toEqual({ 1: '3', 2: '#SID1', 3: '#SID3' })
  })

  it('may leave a payload out: the label is then the payload', async () => {
    const { fake, send } = await startTestServer()
    await send(withComponents({ type: 'body', parameters: noticeParameters() }))
    expect(fake.messages[0]?.buttons.map(({ payload }) => payload)).toEqual(['Called', 'No answer'])
  })

  it("may have the values and the buttons of Meta's own samples", async () => {
    const { fake, send } = await startTestServer({ templates: 'any' })
    const [body] = await componentsOf('req-template-send-named-params', 'body')
    const buttons = await componentsOf('req-template-send-quick-reply-payloads', 'button')
    expect(outcomeOf(await send(withComponents(body ?? {}, ...buttons)))).toBe('200/ok')
    expect(fake.messages[0]?.parameters).toMatchObject({ number_of_guests: '4', time: '7:30 pm' })
    expect(fake.messages[0]?.buttons).toMatchObject([
      { index: 0, payload: 'aGlzIHRoaXMgaXMgY29v' },
      { index: 1, payload: '9rwnB8RbYmPF5t2Mn09x4h' },
    ])
  })

  it('may have 1024 characters of text, four spaces, 512 of correlation id, 256 of payload', async () => {
    const { send } = await startTestServer()
    const longest = noticeSend({}, noticeParameters('x'.repeat(982)))
    expect(outcomeOf(await send(longest))).toBe('200/ok')
    const body = { type: 'body', parameters: noticeParameters('Asha    Rao') }
    const sent = withComponents(body, quickReply(0, 'x'.repeat(256)))
    const full = { ...sent, biz_opaque_callback_data: 'x'.repeat(512) }
    expect(outcomeOf(await send(full))).toBe('200/ok')
  })
})

describe('a send that Meta refuses', () => {
  const body = (...parameters: object[]) => ({ type: 'body', parameters })
  const notice = body(...noticeParameters())
  const named = (parameter_name: string, text: string) => ({ type: 'text', parameter_name, text })
  const template = (name: string, code: string) => ({ template: { name, language: { code } } })
  const cases: [string, string, unknown][] = [
    ['400/100', 'no JSON', 'hello'],
    ['400/100', 'no messaging_product', noticeSend({ messaging_product: undefined })],
    ['400/100', 'a group', noticeSend({ recipient_type: 'group' })],
    ['400/100', 'no recipient', noticeSend({ to: '' })],
    ['400/131009', 'a recipient in words', noticeSend({ to: 'reception' })],
    ['400/131009', 'a recipient with a leading zero', noticeSend({ to: '09810000001' })],
    ['400/131021', 'its own number', noticeSend({ to: '15550783881' })],
    ['400/131051', 'an image', noticeSend({ type: 'image' })],
    [
      '400/100',
      'a correlation id of 513 characters',
      noticeSend({ biz_opaque_callback_data: 'x'.repeat(513) }),
    ],
    ['400/131008', 'no template', noticeSend({ template: undefined })],
    ['404/132001', 'an unknown template', noticeSend(template('nobody', 'en'))],
    [
      '404/132001',
      'a language the template does not have',
      noticeSend(template('appointment_notice', 'hi')),
    ],
    ['400/132000', 'too few values', withComponents(body(named('ref', '1')))],
    ['400/132000', 'too many values', digestSend('1', '2', '3', '4')],
    ['400/131009', 'a header', withComponents({ type: 'header' })],
    [
      '400/100',
      'a value without a name',
      noticeSend({}, [{ type: 'text', text: '1' }, named('ref', '2')]),
    ],
    ['400/100', 'a wrong name', noticeSend({}, [named('ref', '1'), named('name', '2')])],
    ['400/100', 'one name twice', noticeSend({}, [named('ref', '1'), named('ref', '2')])],
    ['400/131008', 'an empty value', noticeSend({}, noticeParameters(''))],
    ['400/132018', 'a value with a newline', noticeSend({}, noticeParameters('Asha\nRao'))],
    ['400/132018', 'a value with a tab', noticeSend({}, noticeParameters('Asha\tRao'))],
    ['400/132018', 'a value with five spaces', noticeSend({}, noticeParameters('Asha     Rao'))],
    [
      '400/132005',
      'a text over 1024 characters',
      noticeSend({}, noticeParameters('x'.repeat(983))),
    ],
    ['400/132005', 'values over 1024 characters', digestSend('1', '2', 'x'.repeat(1023))],
    ['400/131009', 'a button the template lacks', withComponents(notice, quickReply(2, 'x'))],
    [
      '400/131009',
      'one button twice',
      withComponents(notice, quickReply(0, 'x'), quickReply(0, 'y')),
    ],
    ['400/131008', 'an empty payload', withComponents(notice, quickReply(0, ''))],
    ['400/131008', 'no payload', withComponents(notice, quickReply(0))],
    [
      '400/131009',
      'a payload of 257 characters',
      withComponents(notice, quickReply(0, 'x'.repeat(257))),
    ],
  ]

  it.each(cases)('answers %s to %s', async (outcome, _what, sent) => {
    const { fake, send } = await startTestServer()
    expect(outcomeOf(await send(sent))).toBe(outcome)
    expect(fake.messages).toEqual([])
  })

  it.each([
    ['404/132001', 'waits for its review', 'PENDING'],
    ['404/132001', 'was rejected', 'REJECTED'],
    ['400/132015', 'is paused', 'PAUSED'],
  ] as const)('answers %s to a template that %s', async (outcome, _what, status) => {
    const { fake, send } = await startTestServer()
    fake.setTemplates([{ ...noticeTemplate, status }])
    expect(outcomeOf(await send(noticeSend()))).toBe(outcome)
    expect(fake.messages).toEqual([])
  })

  it("gives the counts in Meta's words", async () => {
    const { send } = await startTestServer()
    const { body } = await send(digestSend('1'))
    expect(body).toEqual({ error: await readSampleError('err-132000-param-count') })
  })
})

describe('access', () => {
  it.each([
    ['wrong-token', '401/190'],
    ['', '401/0'],
  ])('answers the token "%s" with %s', async (token, outcome) => {
    const { fake, send } = await startTestServer()
    expect(outcomeOf(await send(noticeSend(), token))).toBe(outcome)
    expect(fake.messages).toEqual([])
  })

  it('is refused with 400/100, subcode 33, to the number of somebody else', async () => {
    const { fake } = await startTestServer()
    const response = await fetch(`${fake.url}/v25.0/999/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer right-token' },
      body: '{}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 100, error_subcode: 33 } })
  })

  it.each(['/messages', '/25.0/106540352242922/messages', '/v25/106540352242922/messages'])(
    'is refused with 400/2500 at the unknown address %s',
    async (path) => {
      const { fake } = await startTestServer()
      const response = await fetch(fake.url + path, { method: 'POST', body: '{}' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 2500 } })
    },
  )
})
