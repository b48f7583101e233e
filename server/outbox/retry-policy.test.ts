import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fridayTenAm } from '../../test/friday-ten-am.ts'
import type { FailureClass } from '../store/schema.ts'
import { afterFailure, isGivenUp } from './retry-policy.ts'

const second = 1000
const minute = 60 * second
const fresh = { attempts: 1, unknowns: 0, createdAtMs: fridayTenAm }

const failedAs = (
  failureClass: FailureClass,
  notice: Partial<typeof fresh> = {},
  retryAfterMs = 0,
  random = 0,
) =>
  afterFailure(
    { kind: 'failed', class: failureClass, code: '1', retryAfterMs },
    { notice: { ...fresh, ...notice }, mayBeReported: true, nowMs: fridayTenAm, random },
  )
const failure = (failureClass: FailureClass) => ({ failure: { class: failureClass, code: '1' } })

describe('after a failed attempt', () => {
  it('a transient one is tried ten times inside an hour', () => {
    let waitedMs = 0
    let attempts = 1
    for (; ; attempts++) {
      const outcome = failedAs('transient', { attempts }, 0, 0.999)
      if (outcome.status !== 'due') break
      waitedMs += outcome.dueAtMs - fridayTenAm
    }
    expect(attempts).toBe(10)
    expect(waitedMs).toBeLessThan(60 * minute)
    expect(failedAs('transient', { attempts: 10 })).toEqual({
      status: 'abandoned',
      ...failure('transient'),
    })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'jitter only ever lengthens wait %i, and a little',
    (attempts) => {
      const waitOf = (random: number) => {
        const outcome = failedAs('transient', { attempts }, 0, random)
        return outcome.status === 'due' ? outcome.dueAtMs - fridayTenAm : Number.NaN
      }
      fc.assert(
        fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
          expect(waitOf(random)).toBeGreaterThanOrEqual(waitOf(0))
          expect(waitOf(random)).toBeLessThanOrEqual(waitOf(0) * 1.1)
          expect(Number.isInteger(waitOf(random))).toBe(true)
        }),
      )
    },
  )

  it('a provider’s wait is honoured, up to ten minutes', () => {
    expect(failedAs('transient', {}, 3 * minute)).toMatchObject({
      dueAtMs: fridayTenAm + 3 * minute,
    })
    expect(failedAs('transient', {}, 600 * minute)).toMatchObject({
      dueAtMs: fridayTenAm + 10 * minute,
    })
  })

  it('an unknown one waits for a receipt, and is sent again twice at most', () => {
    const due = { status: 'due', dueAtMs: fridayTenAm + 90 * second, ...failure('unknown') }
    expect(failedAs('unknown')).toEqual(due)
    expect(failedAs('unknown', { unknowns: 1 })).toEqual(due)
    expect(failedAs('unknown', { unknowns: 2 })).toMatchObject({ status: 'abandoned' })
    expect([2, 3].map((unknowns) => isGivenUp({ unknowns }))).toEqual([false, true])
  })

  it('an unknown one is sent again soon where no receipt can ever come', () => {
    const unknown = { kind: 'failed', class: 'unknown', code: '1' } as const
    const attempt = { notice: fresh, mayBeReported: false, nowMs: fridayTenAm, random: 0 }
    expect(afterFailure(unknown, attempt)).toMatchObject({ dueAtMs: fridayTenAm + 5 * second })
  })

  it.each(['template', 'recipient'] as const)('%s is final for this notice', (failureClass) => {
    expect(failedAs(failureClass)).toEqual({ status: 'failed', ...failure(failureClass) })
  })

  it.each(['auth', 'spam', 'channel-throttled'] as const)(
    '%s uses up no attempt: the channel’s circuit holds it',
    (failureClass) => {
      const postponed = { status: 'postponed', dueAtMs: fridayTenAm, ...failure(failureClass) }
      expect(failedAs(failureClass)).toEqual(postponed)
      const yesterday = fridayTenAm - 24 * 60 * minute
      expect(failedAs(failureClass, { createdAtMs: yesterday })).toEqual(postponed)
    },
  )

  it('a throttled pair uses up no attempt either, for an hour', () => {
    const aged = (ageMs: number) => ({ createdAtMs: fridayTenAm - ageMs })
    const last = failedAs('pair-throttled', aged(60 * minute))
    expect(last).toMatchObject({ status: 'postponed', dueAtMs: fridayTenAm })
    const late = failedAs('pair-throttled', aged(60 * minute + 1))
    expect(late).toEqual({ status: 'abandoned', ...failure('pair-throttled') })
  })
})
