import { describe, expect, it } from 'vitest'
import { parseObject } from '../json.ts'
import { noticeSend, outcomeOf, startMs } from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'
import { namesIn, openPair, statusesIn } from '../test-webhooks.ts'

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
