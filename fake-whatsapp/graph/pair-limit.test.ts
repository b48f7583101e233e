import { describe, expect, it } from 'vitest'
import { noticeSend, openHouse, outcomeOf } from '../test-house.ts'
import { readSample, shapeGaps } from '../test-shape.ts'
import { createPairLimit } from './pair-limit.ts'

function admitted(limit: ReturnType<typeof createPairLimit>, to: string, times: number[]) {
  return times.filter((ms) => limit.admit(to, ms)).length
}

describe.each(['tokens', 'repay'] as const)('pair limit by %s', (model) => {
  it('takes one message every 6 s for ever', () => {
    const times = Array.from({ length: 600 }, (_, index) => index * 6_000)
    expect(admitted(createPairLimit(model), 'a', times)).toBe(600)
  })

  it('takes a burst of 45 and no more', () => {
    expect(admitted(createPairLimit(model), 'a', Array(60).fill(0))).toBe(45)
  })

  it('counts each recipient alone', () => {
    const limit = createPairLimit(model)
    admitted(limit, 'a', Array(45).fill(0))
    expect(limit.admit('a', 1)).toBe(false)
    expect(limit.admit('b', 1)).toBe(true)
  })
})

describe('after a burst of 20', () => {
  it('by tokens, 25 more may follow at once and one more each 6 s', () => {
    const limit = createPairLimit('tokens')
    admitted(limit, 'a', Array(20).fill(0))
    expect(admitted(limit, 'a', Array(60).fill(5_999))).toBe(25)
    expect(limit.admit('a', 6_000)).toBe(true)
    expect(limit.admit('a', 6_001)).toBe(false)
  })

  it("by repayment, nothing follows for 2 min: Meta's own example", () => {
    const limit = createPairLimit('repay')
    admitted(limit, 'a', Array(20).fill(0))
    expect(limit.admit('a', 6_000)).toBe(false)
    expect(limit.admit('a', 119_999)).toBe(false)
    expect(limit.admit('a', 120_000)).toBe(true)
  })
})

describe('over HTTP', () => {
  it('answers 400/131056 to the 46th message, and takes one 6 s later', async () => {
    const { fake, clock, send } = await openHouse({ pairLimit: 'tokens' })
    for (let count = 0; count < 45; count += 1) await send(noticeSend())
    const answer = await send(noticeSend())
    expect(outcomeOf(answer)).toBe('400/131056')
    expect(shapeGaps(await readSample('err-131056-pair-rate'), answer.body)).toEqual([])
    clock.advance(6_000)
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
    expect(fake.messages).toHaveLength(46)
  })

  it('is off unless asked for', async () => {
    const { fake, send } = await openHouse()
    for (let count = 0; count < 60; count += 1) await send(noticeSend())
    expect(fake.messages).toHaveLength(60)
  })
})
