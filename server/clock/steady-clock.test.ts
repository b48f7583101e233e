import { beforeEach, expect, it } from 'vitest'
import { hour, minute, second } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { steadyClock } from './steady-clock.ts'

let wallMs = fridayTenAm
let uptimeMs = hour
let now = () => NaN
beforeEach(() => {
  wallMs = fridayTenAm
  uptimeMs = hour
  now = steadyClock({ wallMs: () => wallMs, uptimeMs: () => uptimeMs })
})

/** Lets time pass, and reads the clock every two seconds as the jobs do. Returns the server's time. */
function after(ms: number): number {
  for (let passedMs = 0; passedMs < ms; passedMs += 2 * second) {
    wallMs += 2 * second
    uptimeMs += 2 * second
    now()
  }
  return now()
}

it('shows the wall clock, which a time service may set by up to two minutes', () => {
  expect(after(hour)).toBe(wallMs)
  wallMs += 2 * minute - second
  expect(now()).toBe(wallMs)
  wallMs -= 2 * minute - second
  expect(after(10 * second)).toBe(wallMs)
})

it('continues at its own pace while the wall clock is a year ahead for some seconds', () => {
  after(minute)
  wallMs += 366 * 24 * hour
  expect(after(50 * second)).toBe(fridayTenAm + 110 * second)
  wallMs -= 366 * 24 * hour
  expect(after(10 * second)).toBe(fridayTenAm + 2 * minute)
})

it.each([5.5 * hour, -5.5 * hour])(
  'follows a wall clock that was set by %i ms, once a doubt has lasted a minute',
  (movedMs) => {
    after(minute)
    wallMs += movedMs
    expect(after(58 * second)).toBe(fridayTenAm + 118 * second)
    expect(after(4 * second)).toBe(fridayTenAm + 122 * second + movedMs)
  },
)

it('waits for another minute when the wall clock is set again', () => {
  wallMs += 5 * hour
  after(50 * second)
  wallMs += 5 * hour
  expect(after(50 * second)).toBe(fridayTenAm + 100 * second)
  expect(after(12 * second)).toBe(wallMs)
})

it('counts the time in which the machine slept', () => {
  wallMs += 10 * hour
  uptimeMs += 10 * hour
  expect(now()).toBe(wallMs)
})
