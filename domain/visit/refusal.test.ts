import { describe, expect, it } from 'vitest'
import {
  about,
  agreed,
  aHistory,
  cancelled,
  entered,
  minuteMs,
  priya,
  ravi,
  reopened,
  request,
  startMs,
  tap,
  today,
  tomorrow,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { maxClockSkewMs } from '../time/clock-skew.ts'
import { computeVisit } from './compute-visit.ts'
import { type Act, refusalOf, undoMs } from './refusal.ts'
import { claimMs } from './visit.ts'

// Numbers such as 1 in `agreed([1])` name an item by its place in the history. The first item is 1.

function refused(
  act: Act,
  items: readonly Written[],
  at: Partial<Parameters<typeof refusalOf>[2]> = {},
) {
  const nowMs = startMs + (items.length - 1) * minuteMs
  return refusalOf(act, computeVisit(aHistory(...items)), {
    by: priya,
    claim: undefined,
    nowMs,
    ...at,
  })
}

const expected = [request(), agreed([1], today)] as const
const ended = [request({ date: today }), agreed([1], today), cancelled([1])] as const
const aDayMs = 24 * 60 * minuteMs

describe('an act', () => {
  it.each([
    'entered',
    'seen',
    'claim',
    'agreed',
    'no-answer',
    'call-later',
    'wrong-number',
    'cancelled',
    'corrected',
    'reminded',
    'wishes-to-cancel',
    'wishes-to-move',
  ] as const)('is refused on an ended visit: %s', (kind) => {
    expect(refused({ kind }, ended)).toBe('ended')
    expect(refused({ kind }, expected)).toBeUndefined()
  })

  it.each(['note', 'notified', 'erased'] as const)('is accepted on an ended visit: %s', (kind) => {
    expect(refused({ kind }, ended)).toBeUndefined()
  })

  it.each(['note', 'notified', 'reopened', 'arrived', 'erased', 'agreed'] as const)(
    'is refused on an erased visit: %s',
    (kind) => {
      expect(refused({ kind }, [...ended, { kind: 'erased' }])).toBe('erased')
    },
  )
})

describe('"arrived" and "no-show"', () => {
  it.each(['arrived', 'no-show'] as const)('%s is refused only before an agreed day', (kind) => {
    expect(refused({ kind }, [request(), agreed([1], tomorrow)])).toBe('too early')
    expect(refused({ kind }, expected)).toBeUndefined()
    expect(refused({ kind }, [request({ date: tomorrow })])).toBeUndefined()
  })

  it('are accepted on an ended visit only on the day of the visit', () => {
    expect(refused({ kind: 'arrived' }, ended)).toBeUndefined()
    expect(refused({ kind: 'arrived' }, ended, { nowMs: startMs + aDayMs })).toBe('not its day')
  })

  it.each(['arrived', 'no-show'] as const)(
    '%s is taken back only on the day of the visit, and only if it was recorded',
    (kind) => {
      const marked = [...expected, about(kind, 1)]
      expect(refused({ kind: 'not-arrived' }, marked)).toBeUndefined()
      const nextDay = { nowMs: startMs + aDayMs }
      expect(refused({ kind: 'not-arrived' }, marked, nextDay)).toBe('not its day')
      for (const items of [expected, [request()]])
        expect(refused({ kind: 'not-arrived' }, items)).toBe('nothing to take back')
    },
  )
})

describe('reopening', () => {
  const act = { kind: 'reopened' } as const

  it('is accepted if the last outcome named an ask that is not open now', () => {
    expect(refused(act, [request(), { kind: 'no-answer', asks: [1] }])).toBeUndefined()
    expect(refused(act, expected)).toBeUndefined()
    expect(refused(act, ended)).toBeUndefined()
    expect(refused(act, [...expected, wish()])).toBeUndefined()
    expect(refused(act, [request(), request(), cancelled([1])])).toBeUndefined()
    expect(refused(act, [request(), cancelled([1]), reopened(2, [1])])).toBe('nothing to take back')
    for (const items of [[request()], [request(), entered([1])]])
      expect(refused(act, items)).toBe('nothing to take back')
  })

  it('is refused if the only outcome was undone, or if a second reopening would open what is open', () => {
    expect(refused(act, [request(), agreed([1]), undone(2)])).toBe('nothing to take back')
    const opened = [agreed([1]), cancelled([1]), reopened(4, [1])]
    const another = [request(), about('no-answer', 2)]
    expect(refused(act, [request(), ...another, ...opened])).toBe('nothing to take back')
  })
})

describe('undo', () => {
  const undo = { kind: 'undone', takesBack: 2 } as const

  it('is accepted only within a minute, and only from the device that recorded the act', () => {
    expect(refused(undo, expected)).toBeUndefined()
    expect(refused(undo, expected, { by: ravi })).toBe('nothing to take back')
    const marked = [request({ date: today }), about('arrived', 1)]
    expect(refused(undo, marked, { by: ravi })).toBe('nothing to take back')
    const by = { kind: 'command' } as const
    expect(refused(undo, [request(), { ...agreed([1]), by }], { by })).toBe('nothing to take back')
    const lateMs = startMs + minuteMs + undoMs
    expect(refused(undo, expected, { nowMs: lateMs })).toBe('nothing to take back')
    expect(refused(undo, expected, { nowMs: lateMs - 1 })).toBeUndefined()
    // The clock was set back.
    expect(refused(undo, expected, { nowMs: lateMs - 2 * undoMs })).toBe('nothing to take back')
  })

  it.each<readonly [string, Written]>([
    ['an outcome', cancelled([1])],
    ['a tap that counts', tap('tap-no-answer', [3], { lastKnown: 3 })],
  ])('is refused once there is a later act: %s', (_, act) => {
    const later = [request(), act].map((item) => ({ ...item, after: 0 }))
    const nowMs = startMs + minuteMs
    expect(refused(undo, [...expected, ...later], { nowMs })).toBe('nothing to take back')
  })

  it.each<readonly [string, Written]>([
    ['a request', request()],
    ['a wish', wish()],
    ['seen', { kind: 'seen', asks: [1] }],
    ['a note', { kind: 'note' }],
    ['a receipt', { kind: 'notified', asks: [1] }],
  ])('is accepted after %s', (_, event) => {
    const items = [...expected, { after: 0, ...event }]
    expect(refused(undo, items, { nowMs: startMs + minuteMs })).toBeUndefined()
  })

  it('is accepted after a tap that came too late to count', () => {
    const late = tap('tap-called', [1], { lastKnown: 3 })
    const items = [...ended, { after: 0, ...late }]
    const cancel = { kind: 'undone', takesBack: 3 } as const
    expect(refused(cancel, items, { nowMs: startMs + 2 * minuteMs })).toBeUndefined()
  })

  it('cannot take a reopening back, or the same act twice', () => {
    expect(refused(undo, [...expected, undone(2)])).toBe('nothing to take back')
    const items = [...ended, { ...reopened(3, [1]), by: priya }]
    expect(refused({ kind: 'undone', takesBack: 4 }, items)).toBe('nothing to take back')
  })
})

describe('a claim of another device', () => {
  const items = [request(), { kind: 'seen', asks: [1], by: ravi }] as const
  const nowMs = startMs + minuteMs
  const claim = { device: 'Ravi', untilMs: nowMs + claimMs, number: 2 }
  const agree = { kind: 'agreed' } as const

  it.each(['claim', 'agreed', 'no-answer', 'call-later', 'wrong-number', 'cancelled'] as const)(
    'keeps other devices from recording %s',
    (kind) => {
      expect(refused({ kind }, items, { claim, nowMs })).toBe('held')
      expect(refused({ kind }, items, { claim, nowMs, by: ravi })).toBeUndefined()
    },
  )

  it.each(['seen', 'note', 'corrected'] as const)('keeps no device from recording %s', (kind) => {
    expect(refused({ kind }, items, { claim, nowMs })).toBeUndefined()
  })

  it('keeps other devices from undoing an act', () => {
    const undo = { kind: 'undone', takesBack: 2 } as const
    const held = [...expected, { kind: 'seen', asks: [1], by: ravi, after: 0 }] as const
    expect(refused(undo, held, { claim: { ...claim, number: 3 }, nowMs })).toBe('held')
  })

  it('does not keep the command line from recording an outcome', () => {
    expect(refused(agree, items, { claim, nowMs, by: { kind: 'command' } })).toBeUndefined()
  })

  it('ends when its time is over, when the visit ends, and with a later outcome', () => {
    expect(refused(agree, items, { claim, nowMs: claim.untilMs })).toBeUndefined()
    expect(refused(agree, [...items, agreed([1])], { claim, nowMs })).toBeUndefined()
    const undo = { kind: 'undone', takesBack: 3 } as const
    const later = { claim, nowMs: nowMs + minuteMs }
    expect(refused(undo, [...items, cancelled([1])], later)).toBeUndefined()
    const mistaken = [request(), entered([1]), about('seen', 1), undone(2)]
    const ofPriya = { device: 'Priya', untilMs: nowMs + claimMs, number: 3 }
    expect(refused(agree, mistaken, { claim: ofPriya, nowMs, by: ravi })).toBe('ended')
  })

  it('holds again when the later outcome is undone', () => {
    expect(refused(agree, [...items, agreed([1]), undone(3)], { claim, nowMs })).toBe('held')
  })

  it('does not hold if a fast clock made it last longer than a claim can', () => {
    const ends = [0, 1].map((ms) => nowMs + claimMs + maxClockSkewMs + ms)
    expect(
      ends.map((untilMs) => refused(agree, items, { claim: { ...claim, untilMs }, nowMs })),
    ).toEqual(['held', undefined])
  })
})
