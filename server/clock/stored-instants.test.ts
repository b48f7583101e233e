import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import type { FailureClass } from '../db/schema.ts'
import { afterProbe, afterSend, closedCircuit } from '../outbox/circuit-breaker.ts'
import { afterFailure } from '../outbox/retry-policy.ts'
import { afterThrottle, freshSendRate } from '../outbox/send-rate.ts'
import type { SendFailure } from '../providers/provider.ts'
import { isWaitOver, longestWaits } from './stored-instants.ts'

const classes: readonly FailureClass[] = [
  ...(['transient', 'pair-throttled', 'channel-throttled', 'spam'] as const),
  ...(['auth', 'template', 'recipient', 'unknown'] as const),
]

const failures = fc
  .record({ class: fc.constantFrom(...classes), retryAfterMs: fc.integer({ min: 0, max: 1e9 }) })
  .map((failure): SendFailure => ({ kind: 'failed', code: 'x', ...failure }))

const ask = { openedAtMs: fridayTenAm, callByMs: fridayTenAm + 2 * 60 * minute }

/** Any time of a week, because waits are longer while the centre is closed. */
const instants = fc.integer({ min: 0, max: 7 * 24 * 60 }).map((at) => fridayTenAm + at * minute)

it('a circuit stays open for at most the longest wait in the table', () => {
  const waits = classes.flatMap((failureClass) => {
    const failure = { kind: 'failed', class: failureClass, code: 'x', retryAfterMs: 1e9 } as const
    const opened = afterSend({ ...closedCircuit('whatsapp-cloud'), failures: 9 }, failure, 0)
    return [opened, afterProbe(opened, false, 0)].map(({ probeAtMs = 0 }) => probeAtMs)
  })
  expect(Math.max(...waits)).toBe(longestWaits.circuitMs)
  // A notice that the circuit holds back is postponed until the probe, within its own longest wait.
  expect(longestWaits.circuitMs).toBeLessThanOrEqual(longestWaits.noticeMs)
})

it('a retry is delayed by at most the longest wait in the table', () => {
  const counts = fc.record({
    attempts: fc.integer({ min: 1, max: 100 }),
    unknowns: fc.integer({ min: 0, max: 9 }),
  })
  let longestMs = 0
  fc.assert(
    fc.property(
      failures,
      counts,
      instants,
      fc.boolean(),
      (failure, changes, nowMs, mayBeReported) => {
        const attempt = {
          notice: { kind: 'request' as const, ask, createdAtMs: fridayTenAm, ...changes },
          hours: centre.hours,
          mayBeReported,
          nowMs,
          aheadMs: 0,
          lastJumpForwardMs: 0,
          steadySinceMs: 0,
          random: 0.999,
        }
        const next = afterFailure(failure, attempt)
        const waitMs = 'dueAtMs' in next ? next.dueAtMs - nowMs : 0
        expect(waitMs).toBeLessThanOrEqual(longestWaits.noticeMs)
        longestMs = Math.max(longestMs, waitMs)
      },
    ),
    { numRuns: 1000 },
  )
  expect(longestMs).toBeGreaterThan(0.9 * longestWaits.noticeMs)
})

it('a throttled recipient is delayed by at most the longest wait in the table', () => {
  let sendRate = freshSendRate
  for (let throttled = 0; throttled < 30; throttled++) {
    sendRate = afterThrottle(sendRate, fridayTenAm)
    expect(sendRate.clearAtMs).toBeLessThanOrEqual(fridayTenAm + longestWaits.sendRateMs)
  }
  expect(sendRate.clearAtMs).toBe(fridayTenAm + longestWaits.sendRateMs)
})

it('a wait has ended if its end is past, or is more than a minute beyond the longest wait', () => {
  const isOver = (ms: number) => isWaitOver(fridayTenAm + ms, longestWaits.circuitMs, fridayTenAm)
  const minutes = [0, 1, 15, 16].map((count) => isOver(count * minute))
  expect(minutes).toEqual([true, false, false, true])
})
