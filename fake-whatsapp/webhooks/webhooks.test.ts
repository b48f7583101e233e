import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isObject, type JsonObject, objectAt, objectsAt, parseObject, textAt } from '../json.ts'
import type { FakeOptions } from '../options.ts'
import { noticeSend, openHouse, openMailbox, outcomeOf, startMs } from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'

const allSteps = { sentMs: 100, deliveredMs: 200, readMs: 300 }

async function openPair(options: Partial<FakeOptions> = {}, answers: number[] = []) {
  const mailbox = await openMailbox(answers)
  const house = await openHouse({
    webhookUrl: mailbox.url,
    appSecret: 'app-secret',
    ...options,
    webhooks: { ...allSteps, ...options.webhooks },
  })
  const advance = async (ms: number) => {
    house.clock.advance(ms)
    await house.fake.idle()
  }
  return { ...house, ...mailbox, advance }
}

/** Every status in a body, in order. */
function statusesIn(body: string): JsonObject[] {
  return valuesIn(body).flatMap((value) => objectsAt(value, 'statuses'))
}

function valuesIn(body: string): JsonObject[] {
  const entries = objectsAt(parseObject(body) ?? {}, 'entry')
  const changes = entries.flatMap((entry) => objectsAt(entry, 'changes'))
  return changes.map((change) => objectAt(change, 'value')).filter(isObject)
}

function namesIn(received: readonly { body: string }[]): unknown[] {
  return received.flatMap(({ body }) => statusesIn(body).map(({ status }) => status))
}

describe('the status ladder', () => {
  it('reports sent, delivered and read at their times, with the correlation id', async () => {
    const { fake, send, received, advance } = await openPair()
    await send(noticeSend({ biz_opaque_callback_data: 'notice-7' }))
    await advance(99)
    expect(received).toHaveLength(0)
    await advance(1)
    await advance(100)
    await advance(100)
    expect(namesIn(received)).toEqual(['sent', 'delivered', 'read'])
    expect(statusesIn(received[0]?.body ?? '')).toMatchObject([
      {
        id: fake.messages[0]?.wamid,
        recipient_id: '919810000001',
        timestamp: String(Math.floor((startMs + 100) / 1000)),
        biz_opaque_callback_data: 'notice-7',
      },
    ])
    expect(fake.messages[0]?.statuses).toEqual(['sent', 'delivered', 'read'])
  })

  it.each([
    ['wh-status-sent-pmp-with-conversation', 0],
    ['wh-status-delivered-cbp', 1],
  ])('has the shape of %s', async (name, index) => {
    const { send, received, advance } = await openPair({ webhooks: { conversation: true } })
    await send(noticeSend())
    await advance(300)
    const body = parseObject(received[index]?.body ?? '')
    expect(shapeGaps(await readSample(name), body)).toEqual([])
  })

  it('leaves out the steps that are null, the correlation id that was not sent, conversation', async () => {
    const { send, received, advance } = await openPair({ webhooks: { sentMs: null, readMs: null } })
    await send(noticeSend())
    await advance(300)
    expect(namesIn(received)).toEqual(['delivered'])
    expect(received[0]?.body).not.toMatch(/biz_opaque_callback_data|conversation/)
  })

  it('ends in failed with the error asked for', async () => {
    const { send, received, advance } = await openPair({ webhooks: { failWith: 131049 } })
    await send(noticeSend())
    await advance(300)
    expect(namesIn(received)).toEqual(['sent', 'failed'])
    expect(statusesIn(received[1]?.body ?? '')[0]).toMatchObject({
      errors: [{ code: 131049, error_data: { details: expect.any(String) } }],
    })
  })

  it('reports any status on request', async () => {
    const { fake, send, received, advance } = await openPair({
      webhooks: { sentMs: null, deliveredMs: null, readMs: null },
    })
    await send(noticeSend())
    const wamid = fake.messages[0]?.wamid ?? ''
    fake.report(wamid, 'failed', 131026)
    fake.report(wamid, 'read')
    await advance(0)
    expect(namesIn(received)).toEqual(['failed', 'read'])
  })

  it('may come before the answer to the send', async () => {
    const { fake, clock, send, received } = await openPair()
    fake.failNext({ kind: 'late', delayMs: 5_000 })
    const sending = send(noticeSend())
    await expect.poll(() => fake.messages).toHaveLength(1)
    clock.advance(1_000)
    await expect.poll(() => namesIn(received)).toEqual(['sent', 'delivered', 'read'])
    clock.advance(4_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
  })

  it('comes for a message that was never answered', async () => {
    const { fake, send, received, advance } = await openPair()
    fake.failNext({ kind: 'record-then-drop' })
    await expect(send(noticeSend({ biz_opaque_callback_data: 'notice-7' }))).rejects.toThrow()
    await advance(100)
    expect(received[0]?.body).toContain('"biz_opaque_callback_data":"notice-7"')
  })
})

describe('signing', () => {
  it('signs the raw bytes, in which Hindi is escaped', async () => {
    const { fake, received } = await openPair()
    await fake.writeText('919810000001', 'नमस्ते')
    const { body = '', headers = {} } = received[0] ?? {}
    expect(body).toContain('\\u0928')
    const hex = createHmac('sha256', 'app-secret').update(body).digest('hex')
    expect(headers['x-hub-signature-256']).toBe(`sha256=${hex}`)
    expect(headers['content-type']).toBe('application/json')
  })
})

describe('trouble on the way', () => {
  it('posts again after anything but 200, then gives up', async () => {
    const { fake, send, received, advance } = await openPair(
      { webhooks: { deliveredMs: null, readMs: null } },
      [500, 204, 503, 500],
    )
    await send(noticeSend())
    await advance(100)
    await advance(1_000)
    await advance(5_000)
    await advance(20_000)
    await advance(60_000)
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect(fake.webhooks.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 204],
      [3, 503],
      [4, 500],
    ])
  })

  it('posts every copy asked for', async () => {
    const { send, received, advance } = await openPair({ webhooks: { copies: 2, readMs: null } })
    await send(noticeSend())
    await advance(300)
    expect(namesIn(received)).toEqual(['sent', 'sent', 'delivered', 'delivered'])
  })

  it('posts in reverse with true timestamps', async () => {
    const { send, received, advance } = await openPair({
      webhooks: { order: 'reversed', sentMs: 1_000, deliveredMs: 2_000, readMs: 3_000 },
    })
    await send(noticeSend())
    await advance(3_000)
    expect(namesIn(received)).toEqual(['read', 'delivered', 'sent'])
    const seconds = received
      .flatMap(({ body }) => statusesIn(body))
      .map((status) => textAt(status, 'timestamp'))
    expect(seconds).toEqual([3, 2, 1].map((after) => String(startMs / 1000 + after)))
  })

  it('loses the share asked for', async () => {
    const { fake, send, received, advance } = await openPair({ webhooks: { loss: 1 } })
    await send(noticeSend())
    await advance(300)
    expect(received).toEqual([])
    expect(fake.messages[0]?.statuses).toEqual(['sent', 'delivered', 'read'])
  })

  it('puts what falls due together into one POST, a change for each message', async () => {
    const { send, received, advance } = await openPair({ webhooks: { batchMs: 1_000 } })
    await send(noticeSend())
    await send(noticeSend())
    await advance(1_300)
    expect(received).toHaveLength(1)
    const values = valuesIn(received[0]?.body ?? '')
    expect(values.map((value) => objectsAt(value, 'statuses').length)).toEqual([3, 3])
  })

  it('leaves out wa_id, recipient_id and from on request', async () => {
    const { fake, send, received, advance } = await openPair({
      webhooks: { omitIdentifiers: true },
    })
    await send(noticeSend())
    await advance(100)
    await fake.tap(fake.messages[0]?.wamid ?? '', 0)
    const bodies = received.map(({ body }) => body).join()
    expect(bodies).not.toMatch(/"wa_id"|"recipient_id"|"from":"91/)
    expect(bodies).toMatch(/"recipient_user_id".*"from_user_id"/)
  })

  it('sends nothing without an address, and to a new one once it is set', async () => {
    const { fake, send, received, url, advance } = await openPair({ webhookUrl: undefined })
    await send(noticeSend())
    await advance(300)
    expect(received).toEqual([])
    fake.setWebhooks({ url })
    await send(noticeSend())
    await advance(300)
    expect(received).toHaveLength(3)
  })

  it('stops with a receiver that hangs, leaving no timer', async () => {
    const { fake, clock, send } = await openPair()
    fake.setWebhooks({ url: 'http://127.0.0.1:9/' })
    await send(noticeSend())
    clock.advance(100)
    await fake.stop()
    expect(clock.pending).toBe(0)
  })
})

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

describe('verification', () => {
  it('is true only when the challenge comes back', async () => {
    const { fake } = await openPair()
    expect(await fake.verifyWebhook('verify-token')).toBe(false)
  })
})
