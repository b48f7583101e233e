import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedLimiter } from './bounded-limiter.ts'

const mostKeys = 10_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function spend(limiter: BoundedLimiter, from: number, count: number) {
  for (let index = from; index < from + count; index++) await limiter.consume(`address ${index}`)
}

describe('a limiter in memory', () => {
  it('counts as the library does', async () => {
    const limiter = new BoundedLimiter({ points: 2, duration: 600 })
    await limiter.consume('a')
    await limiter.consume('a')
    await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 3 })
    expect(await limiter.consume('b')).toMatchObject({ remainingPoints: 1 })
    vi.advanceTimersByTime(600_000)
    expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 1 })
  })

  it('keeps no more addresses than it must, however many come, and the newest of them', async () => {
    const limiter = new BoundedLimiter({ points: 2, duration: 600 })
    await spend(limiter, 0, 5 * mostKeys)
    expect(vi.getTimerCount()).toBe(mostKeys)
    expect(await limiter.get('address 0')).toBeNull()
    expect(await limiter.get(`address ${5 * mostKeys - 1}`)).toMatchObject({ consumedPoints: 1 })
  })

  it('keeps nothing when the window is over', async () => {
    const limiter = new BoundedLimiter({ points: 2, duration: 600 })
    await spend(limiter, 0, 100)
    vi.advanceTimersByTime(600_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
