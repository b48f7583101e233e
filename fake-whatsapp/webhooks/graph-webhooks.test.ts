import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { objectsAt, textAt } from '../json.ts'
import { noticeSend, startMs } from '../test-house.ts'
import { namesIn, openPair, statusesIn, valuesIn } from '../test-webhooks.ts'

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
