import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day, hour, minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { type ClockReading, judgeClock, jumpInWords } from './judge-clock.ts'

const last: ClockReading = { wallMs: fridayTenAm, bootId: 'one', uptimeMs: hour }
const none = { jumpMs: undefined, withholdsPurge: false }

/** Returns a second reading: `last` plus these spans of wall clock and uptime, in this or another boot. */
function later(wallMs: number, uptimeMs: number, bootId: string | undefined = 'one'): ClockReading {
  return { wallMs: last.wallMs + wallMs, bootId, uptimeMs: last.uptimeMs + uptimeMs }
}

it('finds the exact length of a jump of more than two minutes within one boot', () => {
  const span = fc.integer({ min: 0, max: 400 * day })
  const jump = fc.integer({ min: -400 * day, max: 400 * day })
  fc.assert(
    fc.property(span, jump, (spanMs, jumpMs) => {
      const verdict = judgeClock(last, later(spanMs + jumpMs, spanMs))
      const isJump = Math.abs(jumpMs) > 2 * minute
      expect(verdict.jumpMs).toBe(isJump ? jumpMs : undefined)
      expect(verdict.withholdsPurge).toBe(jumpMs > 30 * day)
    }),
  )
})

it.each([
  ['a first reading', undefined, later(0, 0), none],
  ['a month in which the machine was off', last, later(30 * day, -hour, 'two'), none],
  [
    'a machine that does not tell its boot id',
    last,
    { ...later(hour, 0), bootId: undefined },
    none,
  ],
  ['an uptime that restarted within one boot', last, later(hour, -1), none],
])('judges %s', (_what, before, shown, verdict) => {
  expect(judgeClock(before, shown)).toEqual(verdict)
})

it.each([
  [366 * day, '+366 d'],
  [5.5 * hour, '+5.5 h'],
  [-5.5 * hour + 400, '-5.5 h'],
  [-day, '-24 h'],
  [10 * minute + 3000, '+10.1 min'],
])('writes a jump of %i ms as %s', (jumpMs, words) => {
  expect(jumpInWords(jumpMs)).toBe(words)
})
