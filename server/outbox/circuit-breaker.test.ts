import { describe, expect, it, vi } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { aProvider } from '../../test/support/a-provider.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import type { FailureClass } from '../db/schema.ts'
import { enqueue } from '../notices/enqueue.ts'
import type { SendFailure, SendOutcome } from '../providers/provider.ts'
import {
  afterProbe,
  afterSend,
  alarmIfUnreachable,
  circuitAfter,
  closedCircuit,
  isOpen,
  saveCircuit,
  usableCircuit,
} from './circuit-breaker.ts'

const closed = closedCircuit('whatsapp-cloud')
const accepted = { kind: 'accepted', providerMessageId: 'x' } as const

function failed(failureClass: FailureClass, retryAfterMs?: number): SendFailure {
  const failure = { kind: 'failed', class: failureClass, code: '1' } as const
  return retryAfterMs === undefined ? failure : { ...failure, retryAfterMs }
}

/** Returns the minutes until the probe after these failures; undefined if the circuit stays closed. */
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
    ['a suspicion of spam', failed('spam'), 14],
    ['a throttled channel', failed('channel-throttled'), 1],
    ['a throttled channel that asks for 3 minutes', failed('channel-throttled', 3 * minute), 3],
    ['a throttled channel that asks for a day', failed('channel-throttled', 1440 * minute), 10],
  ])('opens at once after %s', (_case, failure, minutes) => {
    expect(pauseAfter(failure)).toBe(minutes)
  })

  it.each(['pair-throttled', 'template', 'recipient'] as const)(
    'stays as it is after %s, because only one message is at fault',
    (failureClass) => expect(afterSend(closed, failed(failureClass), fridayTenAm)).toBe(closed),
  )

  it('closes when a probe succeeds, and stays open when a probe fails', () => {
    const open = afterSend(closed, failed('auth'), fridayTenAm)
    expect(isOpen(open)).toBe(true)
    expect(isOpen(afterProbe(open, true, fridayTenAm))).toBe(false)
    expect(afterProbe(open, false, fridayTenAm).probeAtMs).toBe(fridayTenAm + 5 * minute)
  })

  it('opens again after one failure if a probe has closed it and nothing was accepted since', () => {
    const five = Array.from({ length: 5 }, () => failed('transient'))
    const open = five.reduce((seen, each) => afterSend(seen, each, fridayTenAm), closed)
    const probed = afterProbe(open, true, fridayTenAm)
    expect(isOpen(afterSend(probed, failed('transient'), fridayTenAm))).toBe(true)
    expect(afterSend(probed, accepted, fridayTenAm)).toEqual(closed)
  })

  it.each<[string, SendOutcome, boolean]>([
    ['is accepted', accepted, false],
    ['is refused for its content', failed('template'), false],
    ['is refused for its recipient', failed('recipient'), false],
    ['is one too many for its recipient', failed('pair-throttled'), false],
    ['is refused for its sender', failed('auth'), true],
    ['does not leave', failed('transient'), true],
    ['may have left', failed('unknown'), true],
  ])(
    'after a trial message that %s, closes unless the channel is at fault',
    (_case, outcome, isStillOpen) => {
      const open = afterSend(closed, failed('auth'), fridayTenAm - 5 * minute)
      const after = circuitAfter(outcome, { circuit: open, isTrial: true }, fridayTenAm)
      expect(isOpen(after)).toBe(isStillOpen)
      if (isStillOpen) expect(after.probeAtMs).toBeGreaterThan(fridayTenAm)
    },
  )
})

it.each([
  ['not a second before its time', minute - 1000, 0],
  ['at its time', minute, 1],
  ['if a clock that was set back leaves that time too far ahead', -60 * minute, 1],
])('an open circuit is probed %s', async (_when, laterMs, probes) => {
  const database = await storeInMemory()
  await saveCircuit(database, { ...closed, failures: 5, probeAtMs: fridayTenAm + minute })
  const check = vi.fn(async () => 'still away')
  const now = () => fridayTenAm + laterMs
  const deps = { database, now, log: recordingLog().log, raiseAlarm: async () => {} }
  await usableCircuit(aProvider({ check }), deps, new AbortController().signal)
  expect(check).toHaveBeenCalledTimes(probes)
})

it.each([
  ['not reported before a failed message has waited five minutes', 5 * minute - 1, []],
  ['reported once that message has', 5 * minute, ['whatsapp-cloud unreachable']],
])('an unreachable channel is %s', async (_when, laterMs, reported) => {
  const database = await storeInMemory()
  await enqueue(database.db, [aNewNotice()], fridayTenAm)
  await database.db.updateTable('notice').set({ failure_class: 'transient' }).execute()
  const alarms: string[] = []
  const deps = {
    database,
    now: () => fridayTenAm + laterMs,
    log: recordingLog().log,
    raiseAlarm: async ({ subject }: { readonly subject: string }) => void alarms.push(subject),
  }
  for (const channel of ['email', 'whatsapp-cloud'] as const) {
    await alarmIfUnreachable({ ...closedCircuit(channel), probeAtMs: fridayTenAm }, deps)
  }
  expect(alarms).toEqual(reported)
})
