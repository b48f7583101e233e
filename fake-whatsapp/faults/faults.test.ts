import { describe, expect, it } from 'vitest'
import { noticeSend, openHouse, outcomeOf } from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'

/** The code node gives a failed fetch: ECONNRESET, ECONNREFUSED, UND_ERR_SOCKET. */
async function failureOf(request: Promise<unknown>): Promise<unknown> {
  try {
    await request
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || !(error.cause instanceof Error)) return error
    return 'code' in error.cause ? error.cause.code : error.cause
  }
}

describe('scripted answers', () => {
  it('come once each, in the order asked, then sending works again', async () => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'graph', code: 131016 })
    fake.failNext({ kind: 'graph', code: 130429, status: 429 }, 2)
    const outcomes = []
    for (let count = 0; count < 4; count += 1) outcomes.push(outcomeOf(await send(noticeSend())))
    expect(outcomes).toEqual(['500/131016', '429/130429', '429/130429', '200/ok'])
    expect(fake.messages).toHaveLength(1)
    expect(fake.calls.map(({ fault }) => fault)).toEqual(['graph', 'graph', 'graph', undefined])
  })

  it('last until healed, behind those that are counted', async () => {
    const { fake, send } = await openHouse()
    fake.failWhile({ kind: 'graph', code: 131000 })
    fake.failNext({ kind: 'graph', code: 131048 })
    expect(outcomeOf(await send(noticeSend()))).toBe('400/131048')
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131000')
    await fake.heal()
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  })

  it.each([
    ['err-130429-throughput', { code: 130429, subcode: 2494055 }],
    ['err-131056-pair-rate', { code: 131056 }],
    ['err-190-token-expired-463', { code: 190, subcode: 463 }],
    ['err-2-transient-500', { code: 2, status: 500, isTransient: true }],
  ])('have the shape of %s', async (name, fault) => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'graph', ...fault })
    expect(shapeGaps(await readSample(name), (await send(noticeSend())).body)).toEqual([])
  })

  it('carry Retry-After in seconds and the usage header in minutes', async () => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'graph', code: 80007, retryAfterSeconds: 30, regainAccessMinutes: 7 })
    const { headers } = await send(noticeSend())
    expect(headers.get('retry-after')).toBe('30')
    const usage: unknown = JSON.parse(headers.get('x-business-use-case-usage') ?? '')
    expect(usage).toEqual({
      '102290129340398': [
        {
          type: 'whatsapp',
          call_count: 100,
          total_cputime: 100,
          total_time: 100,
          estimated_time_to_regain_access: 7,
        },
      ],
    })
  })

  it('may be a page of HTML', async () => {
    const { fake } = await openHouse()
    fake.failNext({ kind: 'html' })
    const response = await fetch(`${fake.url}/v25.0/1/messages`, { method: 'POST' })
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('<html>')
  })

  it('may be meant for one recipient', async () => {
    const { fake, send } = await openHouse()
    fake.failWhile({ kind: 'graph', code: 131026, to: '919810000002' })
    expect(outcomeOf(await send(noticeSend({ to: '+919810000001' })))).toBe('200/ok')
    expect(outcomeOf(await send(noticeSend({ to: '+919810000002' })))).toBe('400/131026')
  })

  it('may be meant for the health of the number, or for everything', async () => {
    const { fake, send } = await openHouse()
    const health = () => fetch(`${fake.url}/v25.0/1?fields=health_status`)
    fake.failNext({ kind: 'graph', code: 131016, on: 'health' })
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
    expect((await health()).status).toBe(500)
    fake.failWhile({ kind: 'graph', code: 190, subcode: 463, on: 'any' })
    expect(outcomeOf(await send(noticeSend()))).toBe('401/190')
    expect((await health()).status).toBe(401)
  })
})

describe('broken connections', () => {
  it('reset: ECONNRESET, the body unread', async () => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'reset' })
    expect(await failureOf(send(noticeSend()))).toBe('ECONNRESET')
    expect(fake.messages).toEqual([])
    expect(fake.calls).toMatchObject([{ fault: 'reset', to: undefined }])
  })

  it('drop: closed after the body was read, nothing kept', async () => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'drop' })
    expect(await failureOf(send(noticeSend()))).toBe('UND_ERR_SOCKET')
    expect(fake.messages).toEqual([])
    expect(fake.calls).toMatchObject([{ fault: 'drop', to: '919810000001' }])
  })

  it('record-then-drop: closed without an answer, the message kept', async () => {
    const { fake, send } = await openHouse()
    fake.failNext({ kind: 'record-then-drop' })
    expect(await failureOf(send(noticeSend()))).toBe('UND_ERR_SOCKET')
    expect(fake.messages).toHaveLength(1)
  })

  it('down: ECONNREFUSED, then the same address again when healed', async () => {
    const { fake, send } = await openHouse()
    await fake.goDown()
    expect(await failureOf(send(noticeSend()))).toBe('ECONNREFUSED')
    await fake.heal()
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  })

  it('down again: an earlier return does not count', async () => {
    const { fake, clock, send } = await openHouse()
    await fake.goDown(1_000)
    await fake.goDown()
    clock.advance(1_000)
    expect(await failureOf(send(noticeSend()))).toBe('ECONNREFUSED')
  })

  it('down for a time: back by itself', async () => {
    const { fake, clock, send } = await openHouse()
    await fake.goDown(180_000)
    expect(await failureOf(send(noticeSend()))).toBe('ECONNREFUSED')
    clock.advance(180_000)
    await expect.poll(() => failureOf(send(noticeSend()))).toBe(undefined)
  })
})

describe('slow answers', () => {
  it('slow: kept and answered after the delay', async () => {
    const { fake, clock, send } = await openHouse()
    fake.failNext({ kind: 'slow', delayMs: 12_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    expect(fake.messages).toEqual([])
    clock.advance(12_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
    expect(fake.messages).toHaveLength(1)
  })

  it('slow: kept though the sender has given up', async () => {
    const { fake, clock } = await openHouse()
    const giveUp = new AbortController()
    fake.failNext({ kind: 'slow', delayMs: 12_000 })
    const sending = fetch(`${fake.url}/v25.0/106540352242922/messages`, {
      method: 'POST',
      headers: { authorization: 'Bearer right-token' },
      body: JSON.stringify(noticeSend()),
      signal: giveUp.signal,
    })
    await expect.poll(() => clock.pending).toBe(1)
    giveUp.abort()
    await expect(sending).rejects.toThrow()
    clock.advance(12_000)
    await expect.poll(() => fake.messages).toHaveLength(1)
  })

  it('late: kept at once, answered after the delay', async () => {
    const { fake, clock, send } = await openHouse({ webhooks: { sentMs: null, deliveredMs: null } })
    fake.failNext({ kind: 'late', delayMs: 12_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    expect(fake.messages).toHaveLength(1)
    clock.advance(12_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
  })

  it('an error waits as well', async () => {
    const { fake, clock, send } = await openHouse()
    fake.failNext({ kind: 'graph', code: 131016, delayMs: 2_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    clock.advance(2_000)
    expect(outcomeOf(await sending)).toBe('500/131016')
  })
})

describe('stopping', () => {
  it('cancels every timer and breaks a request that waits', async () => {
    const { fake, clock, send } = await openHouse()
    fake.failNext({ kind: 'slow', delayMs: 12_000 })
    const failure = failureOf(send(noticeSend()))
    await expect.poll(() => clock.pending).toBe(1)
    await fake.stop()
    expect(clock.pending).toBe(0)
    expect(await failure).toBe('UND_ERR_SOCKET')
  })
})
