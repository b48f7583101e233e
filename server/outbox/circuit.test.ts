import { describe, expect, it } from 'vitest'
import { fridayTenAm } from '../../test/friday-ten-am.ts'
import type { SendFailure } from '../channels/channel.ts'
import type { FailureClass } from '../store/schema.ts'
import { afterProbe, afterSend, closedCircuit, isOpen } from './circuit.ts'

const minute = 60_000
const closed = closedCircuit('whatsapp-cloud')
const accepted = { kind: 'accepted', providerMessageId: 'x' } as const

function failed(failureClass: FailureClass, retryAfterMs?: number): SendFailure {
  const failure = { kind: 'failed', class: failureClass, code: '1' } as const
  return retryAfterMs === undefined ? failure : { ...failure, retryAfterMs }
}

/** Minutes until the probe, or undefined while closed. */
function pauseAfter(...failures: SendFailure[]): number | undefined {
  const circuit = failures.reduce((seen, each) => afterSend(seen, each, fridayTenAm), closed)
  return circuit.probeAtMs === undefined ? undefined : (circuit.probeAtMs - fridayTenAm) / minute
}

describe('a channel’s circuit', () => {
  it('opens after five failures in a row, for a minute', () => {
    const four = Array.from({ length: 4 }, () => failed('transient'))
    expect(pauseAfter(...four)).toBeUndefined()
    expect(pauseAfter(...four, failed('unknown'))).toBe(1)
  })

  it('forgets failures once something is accepted', () => {
    const shaken = afterSend(closed, failed('transient'), fridayTenAm)
    expect(afterSend(shaken, accepted, fridayTenAm)).toEqual(closed)
    expect(afterSend(closed, accepted, fridayTenAm)).toBe(closed)
  })

  it.each([
    ['an expired token', failed('auth'), 5],
    ['a number thought to spam', failed('spam'), 240],
    ['a throttled channel', failed('channel-throttled'), 1],
    ['a throttled channel that asks for 3 minutes', failed('channel-throttled', 3 * minute), 3],
    ['one that asks for a day: 10 minutes', failed('channel-throttled', 1440 * minute), 10],
  ])('opens at once after %s', (_case, failure, minutes) => {
    expect(pauseAfter(failure)).toBe(minutes)
  })

  it.each(['pair-throttled', 'template', 'recipient'] as const)(
    'stays as it is after %s, which is one message’s own trouble',
    (failureClass) => expect(afterSend(closed, failed(failureClass), fridayTenAm)).toBe(closed),
  )

  it('closes when a probe finds it well, and is left alone again when not', () => {
    const open = afterSend(closed, failed('auth'), fridayTenAm)
    expect(isOpen(open)).toBe(true)
    expect(afterProbe(open, true, fridayTenAm)).toEqual(closed)
    expect(afterProbe(open, false, fridayTenAm).probeAtMs).toBe(fridayTenAm + 5 * minute)
  })
})
