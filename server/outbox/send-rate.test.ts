import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { afterAccepted, afterThrottle, afterTurn, freshSendRate } from './send-rate.ts'

const start = fridayTenAm

/** Asks for a turn at each instant, and returns the seconds at which a turn was granted. */
function granted(askedMs: readonly number[]): number[] {
  let sendRate = freshSendRate
  return askedMs.flatMap((atMs) => {
    const after = afterTurn(sendRate, start + atMs)
    sendRate = after ?? sendRate
    return after === undefined ? [] : [atMs / 1000]
  })
}

describe('the send rate to one recipient', () => {
  it('holds a message back ten minutes at most, because only a wrong clock can ask for more', () => {
    const rate = { burstStartedAtMs: 0, throttleCount: 1 }
    const turnAfter = (ms: number) => afterTurn({ ...rate, clearAtMs: start + ms }, start)
    expect(turnAfter(10 * 60_000)).toBeUndefined()
    expect(turnAfter(5.5 * 60 * 60_000)).toMatchObject({ clearAtMs: start + 6000 })
  })

  it('allows five at once, then nothing until 6 s have passed for each', () => {
    const everySecond = Array.from({ length: 62 }, (_, second) => second * 1000)
    const together = [0, 0, 0, 0, 0, 0]
    expect(granted([...together, ...everySecond])).toEqual([
      0, 0, 0, 0, 0, 30, 31, 32, 33, 34, 60, 61,
    ])
    expect(granted([0, 0, 7000, 12_000])).toEqual([0, 0, 12])
  })

  it('allows one every 6 s indefinitely', () => {
    const everySix = Array.from({ length: 20 }, (_, step) => step * 6000)
    expect(granted(everySix)).toHaveLength(20)
  })

  it('never allows more than one per 6 s in the long run, nor more than five in 6 s', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 15_000 }), { maxLength: 80 })
    fc.assert(
      fc.property(waits, (steps) => {
        let atMs = 0
        const asked = steps.map((step) => (atMs += step))
        const times = granted(asked)
        for (const from of times) {
          const inWindow = times.filter((time) => time >= from && time < from + 60)
          expect(inWindow.length).toBeLessThanOrEqual(14)
          expect(times.filter((t) => t >= from && t < from + 6).length).toBeLessThanOrEqual(5)
        }
      }),
    )
  })

  it('waits 1, 4, 16 and then 64 s if the provider says "too many" each time, even in a burst', () => {
    let sendRate = freshSendRate
    const waits = [0, 1, 2, 3].map(() => {
      sendRate = afterThrottle(sendRate, start)
      return (sendRate.clearAtMs - start) / 1000
    })
    expect(waits).toEqual([1, 4, 16, 64])
    const inBurst = afterThrottle({ ...freshSendRate, burstStartedAtMs: start }, start)
    expect(inBurst.clearAtMs).toBe(start + 1000)
    expect(afterTurn(inBurst, start + 1)).toBeUndefined()
    expect(afterAccepted(sendRate)).toMatchObject({ throttleCount: 0 })
    expect(afterAccepted(freshSendRate)).toBeUndefined()
  })
})
