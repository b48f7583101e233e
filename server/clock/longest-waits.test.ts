import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aClaimedNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import type { FailureClass } from '../db/schema.ts'
import { afterProbe, afterSend, closedCircuit } from '../outbox/circuit-breaker.ts'
import { afterFailure } from '../outbox/retry-policy.ts'
import { afterThrottle } from '../outbox/send-rate.ts'
import { freshSendRate } from '../outbox/send-state.ts'
import type { SendFailure } from '../providers/provider.ts'
import { longestWaits } from './longest-waits.ts'

const classes: readonly FailureClass[] = [
  ...(['transient', 'pair-throttled', 'channel-throttled', 'spam'] as const),
  ...(['auth', 'template', 'recipient', 'unknown'] as const),
]

const failures = fc
  .record({ class: fc.constantFrom(...classes), retryAfterMs: fc.integer({ min: 0, max: 1e9 }) })
  .map((failure): SendFailure => ({ kind: 'failed', code: 'x', ...failure }))

it('no rule makes a circuit or a notice wait longer than the table says', () => {
  const counts = fc.record({
    attempts: fc.integer({ min: 1, max: 100 }),
    unknowns: fc.integer({ min: 0, max: 9 }),
  })
  fc.assert(
    fc.property(failures, counts, fc.boolean(), (failure, changes, mayBeReported) => {
      const nowMs = fridayTenAm
      const circuit = { ...closedCircuit('whatsapp-cloud'), failures: 9 }
      const opened = afterSend(circuit, failure, nowMs)
      const probed = afterProbe(opened, false, nowMs)
      for (const { probeAtMs = nowMs } of [opened, probed]) {
        expect(probeAtMs).toBeLessThanOrEqual(nowMs + longestWaits.circuitMs)
        // Notices held by the circuit are postponed until then.
        expect(probeAtMs).toBeLessThanOrEqual(nowMs + longestWaits.noticeMs)
      }
      const notice = aClaimedNotice(changes)
      const attempt = {
        notice,
        hours: centre.hours,
        mayBeReported,
        nowMs,
        aheadMs: 0,
        random: 0.999,
      }
      const next = afterFailure(failure, attempt)
      const dueAtMs = 'dueAtMs' in next ? next.dueAtMs : nowMs
      expect(dueAtMs).toBeLessThanOrEqual(nowMs + longestWaits.noticeMs)
    }),
  )
})

it('no throttle count delays a recipient for longer', () => {
  let sendRate = freshSendRate
  for (let throttled = 0; throttled < 30; throttled++) {
    sendRate = afterThrottle(sendRate, fridayTenAm)
    expect(sendRate.clearAtMs).toBeLessThanOrEqual(fridayTenAm + longestWaits.paceMs)
  }
})
