import { describe, expect, it } from 'vitest'
import { parseObject } from '../json.ts'
import { noticeSend, outcomeOf, startMs } from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'
import { openPair, valuesIn } from '../test-webhooks.ts'

describe('what comes in', () => {
  it('a tap names the template in context.id and brings the payload', async () => {
    const { fake, send, received } = await openPair()
    await send(noticeSend())
    const wamid = fake.messages[0]?.wamid ?? ''
    await fake.tap(wamid, 1)
    const body = parseObject(received[0]?.body ?? '')
    expect(shapeGaps(await readSample('wh-in-template-quick-reply-button'), body)).toEqual([])
    expect(valuesIn(received[0]?.body ?? '')).toMatchObject([
      {
        messages: [
          {
            context: { id: wamid },
            from: '919810000001',
            type: 'button',
            button: { payload: 'miss:1', text: 'No answer' },
          },
        ],
      },
    ])
    expect(fake.messages[0]?.taps).toEqual([1])
  })

  it('a tap opens the 24 h window', async () => {
    const { fake, send } = await openPair()
    await send(noticeSend())
    await fake.tap(fake.messages[0]?.wamid ?? '', 0)
    const text = noticeSend({ type: 'text', text: { body: 'Thank you' } })
    expect(outcomeOf(await send(text))).toBe('200/ok')
  })

  it('a tap on nothing is refused', async () => {
    const { fake, send } = await openPair()
    await expect(fake.tap('wamid.none', 0)).rejects.toThrow()
    await send(noticeSend())
    await expect(fake.tap(fake.messages[0]?.wamid ?? '', 7)).rejects.toThrow()
  })

  it('a text has the shape of wh-in-text', async () => {
    const { fake, received } = await openPair()
    await fake.writeText('919810000001', 'Hello')
    const body = parseObject(received[0]?.body ?? '')
    expect(shapeGaps(await readSample('wh-in-text'), body)).toEqual([])
  })

  it('alerts tell of templates, the account and anything else', async () => {
    const { fake, received } = await openPair()
    await fake.alert({ kind: 'template', event: 'PAUSED', template: 'appointment_notice' })
    await fake.alert({ kind: 'account', event: 'DISABLED_UPDATE' })
    await fake.alert({ kind: 'raw', field: 'account_alerts', value: { alert_type: 'X' } })
    const changes = received.map(({ body }) => body)
    expect(changes[0]).toContain(`"time":${startMs / 1000}`)
    expect(changes[0]).toContain('"field":"message_template_status_update"')
    expect(changes[0]).toContain('"message_template_name":"appointment_notice"')
    expect(changes[1]).toContain('"field":"account_update"')
    expect(changes[2]).toContain('{"field":"account_alerts","value":{"alert_type":"X"}}')
  })
})
