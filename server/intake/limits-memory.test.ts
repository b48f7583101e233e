import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedLimiter, knownRefusals } from './limits-memory.ts'

const maxKeys = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function spend(limiter: BoundedLimiter, from: number, count: number) {
  for (let index = from; index < from + count; index++) await limiter.penalty(`address ${index}`)
}

describe('a limiter in memory', () => {
  it('allows no extra request if a refund comes after the end of the window', async () => {
    const limiter = new BoundedLimiter({ points: 2, duration: 600 })
    await limiter.penalty('a')
    vi.advanceTimersByTime(600_000)
    await limiter.reward('a')
    expect(await limiter.penalty('a')).toMatchObject({ consumedPoints: 1 })
  })

  it('keeps the counts of a bounded number of addresses, the newest ones', async () => {
    const limiter = new BoundedLimiter({ points: 2, duration: 600 })
    await spend(limiter, 0, maxKeys + 100)
    expect(vi.getTimerCount()).toBe(maxKeys)
    expect(await limiter.get('address 0')).toBeNull()
    expect(await limiter.get(`address ${maxKeys + 99}`)).toMatchObject({ consumedPoints: 1 })
  })
})

it('a refusal is remembered for a second, for its own key only', () => {
  const clock = { nowMs: 5 }
  const refusals = knownRefusals(() => clock.nowMs)
  expect(refusals.find('a')).toBeUndefined()
  refusals.add('a', 600)
  expect([refusals.find('a'), refusals.find('b')]).toEqual([600, undefined])
  clock.nowMs += 999
  expect(refusals.find('a')).toBe(600)
  clock.nowMs += 1
  expect(refusals.find('a')).toBeUndefined()
})

it('remembers a bounded number of refusals', () => {
  const refusals = knownRefusals(() => 0)
  for (let index = 0; index <= 10_000; index++) refusals.add(`address ${index}`, 600)
  expect(refusals.find('address 0')).toBeUndefined()
  expect(refusals.find('address 10000')).toBe(600)
})
