import { describe, expect, it } from 'vitest'
import { noticeSend, outcomeOf, readSampleError, startTestServer } from './test-server.ts'

/** The code Node gives a failed fetch: ECONNREFUSED, UND_ERR_SOCKET. */
async function failureOf(request: Promise<unknown>): Promise<unknown> {
  try {
    await request
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || !(error.cause instanceof Error)) return error
    return 'code' in error.cause ? error.cause.code : error.cause
  }
}

describe('a fault that answers', () => {
  it('is used once, in the order given, then sending works again', async () => {
    const { fake, send } = await startTestServer()
    fake.failNext({ kind: 'graph', code: 131016 })
    fake.failNext({ kind: 'graph', code: 130429 })
    const outcomes = []
    for (let count = 0; count < 3; count += 1) outcomes.push(outcomeOf(await send(noticeSend())))
    expect(outcomes).toEqual(['500/131016', '400/130429', '200/ok'])
    expect(fake.messages).toHaveLength(1)
    expect(fake.calls).toHaveLength(3)
  })

  it('lasts until healed, after the single ones', async () => {
    const { fake, send } = await startTestServer()
    fake.failWhile({ kind: 'graph', code: 131000 })
    fake.failNext({ kind: 'graph', code: 131048 })
    expect(outcomeOf(await send(noticeSend()))).toBe('400/131048')
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131000')
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131000')
    await fake.heal()
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  })

  it("has Meta's words, without the subcode, which Meta deprecates", async () => {
    const { fake, send } = await startTestServer()
    fake.failNext({ kind: 'graph', code: 130429 })
    const error = await readSampleError('err-130429-throughput')
    expect((await send(noticeSend())).body).toEqual({
      error: { ...error, error_subcode: undefined },
    })
  })

  it('may apply to the health of the number, or to everything', async () => {
    const { fake, send } = await startTestServer()
    const health = () => fetch(`${fake.url}/v25.0/1?fields=health_status`)
    fake.failNext({ kind: 'graph', code: 131016, on: 'health' })
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
    expect((await health()).status).toBe(500)
    fake.failWhile({ kind: 'graph', code: 190, on: 'any' })
    expect(outcomeOf(await send(noticeSend()))).toBe('401/190')
    expect((await health()).status).toBe(401)
  })
})

describe('a connection that breaks', () => {
  it('drop: closed after the body was read, nothing stored', async () => {
    const { fake, send } = await startTestServer()
    fake.failNext({ kind: 'drop' })
    expect(await failureOf(send(noticeSend()))).toBe('UND_ERR_SOCKET')
    expect(fake.messages).toEqual([])
    expect(fake.calls).toEqual([{ endpoint: 'graph-send' }])
  })

  it('record-then-drop: closed without an answer, the message stored', async () => {
    const { fake, send } = await startTestServer()
    fake.failNext({ kind: 'record-then-drop' })
    expect(await failureOf(send(noticeSend()))).toBe('UND_ERR_SOCKET')
    expect(fake.messages).toHaveLength(1)
  })

  it('down: ECONNREFUSED, then the same address again when healed', async () => {
    const { fake, send } = await startTestServer()
    await fake.goDown()
    expect(await failureOf(send(noticeSend()))).toBe('ECONNREFUSED')
    await fake.heal()
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  })
})

describe('an answer that is delayed', () => {
  it('slow: stored and answered after the delay', async () => {
    const { fake, clock, send } = await startTestServer()
    fake.failNext({ kind: 'slow', delayMs: 12_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    expect(fake.messages).toEqual([])
    clock.advance(12_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
    expect(fake.messages).toHaveLength(1)
  })

  it('slow: stored though the sender has given up', async () => {
    const { fake, clock } = await startTestServer()
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

  it('late: stored at once, answered after the delay', async () => {
    const { fake, clock, send } = await startTestServer({
      webhooks: { sentMs: null, deliveredMs: null },
    })
    fake.failNext({ kind: 'late', delayMs: 12_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    expect(fake.messages).toHaveLength(1)
    clock.advance(12_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
  })

  it('an error is delayed as well', async () => {
    const { fake, clock, send } = await startTestServer()
    fake.failNext({ kind: 'graph', code: 131016, delayMs: 2_000 })
    const sending = send(noticeSend())
    await expect.poll(() => clock.pending).toBe(1)
    clock.advance(2_000)
    expect(outcomeOf(await sending)).toBe('500/131016')
  })

  it('is cancelled when the fake stops, leaving no timer', async () => {
    const { fake, clock, send } = await startTestServer()
    fake.failNext({ kind: 'slow', delayMs: 12_000 })
    const failure = failureOf(send(noticeSend()))
    await expect.poll(() => clock.pending).toBe(1)
    await fake.stop()
    expect(clock.pending).toBe(0)
    expect(await failure).toBe('UND_ERR_SOCKET')
  })
})
