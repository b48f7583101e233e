import { describe, expect, it } from 'vitest'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { type FollowUpFacts, nextSteps, type Step } from './escalation.ts'

const minute = 60_000

function facts(changes: Partial<FollowUpFacts> = {}): FollowUpFacts {
  return {
    clockStartMs: fridayTenAm,
    callByMs: fridayTenAm + 120 * minute,
    isClosed: false,
    isNotified: false,
    isRefused: false,
    acceptedAtMs: undefined,
    areOutcomesRecorded: true,
    isFromAhead: false,
    taken: [],
    ...changes,
  }
}

/** Every step with the minute it is taken in, when run only at the due times. */
function follow(of: FollowUpFacts): [Step, number][] {
  const taken: [Step, number][] = []
  let nowMs = of.clockStartMs
  for (;;) {
    const seen = { ...of, taken: taken.map(([step]) => step) }
    const { due, nextAtMs } = nextSteps(seen, nowMs)
    taken.push(...due.map((step): [Step, number] => [step, (nowMs - of.clockStartMs) / minute]))
    if (nextAtMs === undefined) return taken
    nowMs = nextAtMs
  }
}

describe('the ladder', () => {
  it.each([
    [
      'nothing was ever accepted',
      {},
      [
        ['mail-staff', 5],
        ['alarm', 30],
        ['needs-call', 75],
        ['remind', 90],
        ['tell-owner', 120],
      ],
    ],
    [
      'accepted at minute 2, and never delivered',
      { acceptedAtMs: fridayTenAm + 2 * minute },
      [
        ['mail-staff', 17],
        ['alarm', 30],
        ['needs-call', 75],
        ['remind', 90],
        ['tell-owner', 120],
      ],
    ],
    [
      'refused for good: mail at once',
      { isRefused: true },
      [
        ['mail-staff', 0],
        ['alarm', 30],
        ['needs-call', 75],
        ['remind', 90],
        ['tell-owner', 120],
      ],
    ],
    [
      'heard, but nobody called',
      { isNotified: true },
      [
        ['remind', 90],
        ['tell-owner', 120],
      ],
    ],
    [
      'heard, and nobody records who was called',
      { isNotified: true, areOutcomesRecorded: false },
      [],
    ],
    [
      'the slot is near and the call due in half an hour: each wait a quarter',
      { callByMs: fridayTenAm + 30 * minute },
      [
        ['mail-staff', 1.25],
        ['alarm', 7.5],
        ['needs-call', 18.75],
        ['remind', 22.5],
        ['tell-owner', 30],
      ],
    ],
    ['dealt with', { isClosed: true }, []],
  ] as [string, Partial<FollowUpFacts>, [Step, number][]][])(
    'when %s',
    (_case, changes, ladder) => {
      expect(follow(facts(changes))).toEqual(ladder)
    },
  )

  it('counts from opening for a request made at night, though its message was sent at once', () => {
    const acceptedAtMs = fridayTenAm - 300 * minute
    expect(follow(facts({ acceptedAtMs }))[0]).toEqual(['mail-staff', 15])
  })

  it('takes every step at once where a clock that was ahead recorded something', () => {
    const aheadMs = fridayTenAm + 366 * 24 * 60 * minute
    const fast = { clockStartMs: aheadMs, callByMs: aheadMs, isFromAhead: true }
    const { due, nextAtMs } = nextSteps(facts(fast), fridayTenAm)
    expect(due).toEqual(['mail-staff', 'alarm', 'needs-call', 'remind', 'tell-owner'])
    expect(nextAtMs).toBeUndefined()
  })

  it('takes each step once', () => {
    const all = follow(facts()).map(([step]) => step)
    expect(nextSteps(facts({ taken: all }), fridayTenAm * 2)).toEqual({
      due: [],
      nextAtMs: undefined,
    })
  })
})
