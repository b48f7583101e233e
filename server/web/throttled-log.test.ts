import { expect, it } from 'vitest'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { throttledLog } from './throttled-log.ts'

function aThrottledLog() {
  const clock = { nowMs: fridayTenAm }
  const maySay = throttledLog(2, () => clock.nowMs)
  const saidOf = (times: number) => Array.from({ length: times }, maySay).filter(Boolean).length
  return { clock, saidOf }
}

it('a throttled line is logged at most twice a minute, however often it is due', () => {
  const { clock, saidOf } = aThrottledLog()
  expect(saidOf(10)).toBe(2)
  clock.nowMs += 59_999
  expect(saidOf(10)).toBe(0)
  clock.nowMs += 1
  expect(saidOf(10)).toBe(2)
})

it('a throttled line is still logged after the clock was set back', () => {
  const { clock, saidOf } = aThrottledLog()
  saidOf(10)
  clock.nowMs -= 24 * 60 * 60_000
  expect(saidOf(10)).toBe(2)
})
