import { describe, expect, it } from 'vitest'
import {
  digestSend,
  noticeParameters,
  noticeSend,
  openHouse,
  outcomeOf,
  quickReply,
  withComponents,
} from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'

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
