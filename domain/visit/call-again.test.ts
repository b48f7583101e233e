import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../test/content/centre.ts'
import {
  agreed,
  aHistory,
  cancelled,
  entered,
  minuteMs,
  request,
  startMs,
  tap,
  today,
  tomorrow,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { delhiInstant, delhiIso } from '../time/delhi-time.ts'
import { timeSlots } from '../time/time-slots.ts'
import { callAgainAt, suggestedCallAgain } from './call-again.ts'
import { computeVisit } from './compute-visit.ts'
import { outcomeOfRequest } from './request-outcome.ts'

// Numbers such as 1 in `noAnswer(1)` name an item by its place in the history. The first item is 1.

const { hours } = centre
const noAnswer = (...asks: readonly number[]) => ({ kind: 'no-answer', asks }) as const
const noAnswerUntil = (tryAgainAtMs: number, ...asks: readonly number[]) =>
  ({ ...noAnswer(...asks), tryAgainAtMs }) as const
const timesOf = (...items: readonly Written[]) =>
  computeVisit(aHistory(...items)).asks.map((ask) => callAgainAt(ask, hours))

const inAnHour = (items: number) => startMs + (items - 1 + 60) * minuteMs
const tenThirty = delhiInstant(today, 10.5 * 60)
const at = (time: string) => request({ date: today, time })

describe('the time to call again after no answer', () => {
  it.each<readonly [string, readonly Written[], readonly (number | undefined)[]]>([
    ['is an hour later, unless the visit is near', [request(), noAnswer(1)], [inAnHour(2)]],
    ['is the same after a tap', [request(), tap('tap-no-answer', [1])], [inAnHour(2)]],
    ['is the time that the event carries', [request(), noAnswerUntil(7, 1)], [7]],
    [
      'is half an hour after the call if an hour before the wanted time is past',
      [at('10:00 AM'), noAnswer(1)],
      [startMs + 31 * minuteMs],
    ],
    [
      'goes by the newest request that the call was about',
      [at('4:00 PM'), at('11:30 AM'), { ...noAnswer(1, 2), after: 30 }],
      [tenThirty, tenThirty],
    ],
    [
      'does not go by a request that the call was not about',
      [request(), at('10:00 AM'), noAnswer(1)],
      [inAnHour(3), undefined],
    ],
    [
      'goes by a request to call again, and not by the agreed time',
      [request(), agreed([1]), at('11:30 AM'), noAnswer(3), { ...noAnswer(3), after: 40 }],
      [undefined, tenThirty],
    ],
    [
      'goes by the agreed time if only a wish is to call',
      [at('4:00 PM'), agreed([1], today), wish(), noAnswer(3)],
      [undefined, startMs + 33 * minuteMs],
    ],
    [
      'goes by the newest request if nothing is agreed and only a wish is to call',
      [request(), at('10:00 AM'), agreed([1, 2]), cancelled([1, 2]), wish(), noAnswer(5)],
      [undefined, undefined, startMs + 35 * minuteMs],
    ],
    [
      'is an hour later if a wish is to call and the only request was entered by mistake',
      [request(), entered([1]), wish(), undone(2), noAnswer(3)],
      [inAnHour(5)],
    ],
    [
      'stays when another request is agreed later',
      [request(), tap('tap-no-answer', [1]), request(), agreed([3])],
      [inAnHour(2), undefined],
    ],
    ['is gone once a time is agreed', [request(), noAnswer(1), agreed([1])], [undefined]],
    [
      'is gone after a wrong number',
      [request(), noAnswer(1), { kind: 'wrong-number', asks: [1] }],
      [undefined],
    ],
    [
      'is that of the call before, once the last call is undone',
      [request(), noAnswer(1), noAnswer(1), undone(3)],
      [inAnHour(2)],
    ],
  ])('%s', (_title, items, times) => {
    expect(timesOf(...items)).toEqual(times)
  })

  it('is the same in a listing as on the card', () => {
    const history = aHistory(request(), noAnswer(1))
    expect(callAgainAt(outcomeOfRequest(history, 1), hours)).toBe(inAnHour(2))
  })

  it('does not depend on how the call was recorded: at the desk, by a command or by a tap', () => {
    const toCall = [request(), at('10:00 AM'), wish()]
    const any = [...toCall, agreed([1], today), cancelled([1])]
    const earlier = fc.array(fc.constantFrom(...toCall), { maxLength: 5 })
    const later = fc.array(fc.constantFrom(...any), { maxLength: 5 })
    fc.assert(
      fc.property(earlier, later, (before, after) => {
        const asks = [1, 2]
        const lastKnown = before.length + 1
        const [byDesk, byCommand, byTap] = [
          noAnswer(...asks),
          { ...noAnswer(...asks), by: { kind: 'command' } } as const,
          tap('tap-no-answer', asks, { lastKnown }),
        ].map((call) => timesOf(at('11:00 AM'), ...before, call, ...after))
        expect(byCommand).toEqual(byDesk)
        expect(byTap).toEqual(byDesk)
      }),
    )
  })

  it('goes by the opening hours in force now, unless the event carries the time', () => {
    const closures = [{ date: today, reason: { en: 'Holiday', hi: 'अवकाश' } }]
    const times = [noAnswer(1), noAnswerUntil(inAnHour(2), 1)].map((call) => {
      const [ask] = computeVisit(aHistory(request(), call)).asks
      return ask && callAgainAt(ask, { ...hours, closures })
    })
    expect(times).toEqual([delhiInstant(tomorrow, 8.5 * 60), inAnHour(2)])
  })
})

const instantOf = (when: string) => Date.parse(`2026-11-${when}+05:30`)

/** The days are in November 2026. The 21st is a Saturday. The centre closes at 8:30 PM, on Sunday at 5 PM. */
it.each([
  ['in an hour', '21T10:00', undefined, '21T11:00'],
  ['at the next opening if the centre is closed an hour later', '21T19:30', undefined, '22T08:30'],
  ['an hour before the visit', '21T11:00', '21 12:30 PM', '21T11:30'],
  ['in half an hour if an hour before the visit is sooner', '21T11:20', '21 12:30 PM', '21T11:50'],
  ['at the visit if it is less than half an hour away', '21T12:10', '21 12:30 PM', '21T12:30'],
  ['at closing if the visit is at the next opening', '21T20:10', '22 8:30 AM', '21T20:30'],
  ['at opening if the centre has closed', '21T20:30', '22 8:30 AM', '22T08:30'],
])('suggests to call again %s', (_when, now, visit, suggested) => {
  const wanted = visit ? { date: `2026-11-${visit.slice(0, 2)}`, time: visit.slice(3) } : undefined
  const atMs = suggestedCallAgain(instantOf(now), hours, wanted)
  expect(delhiIso(atMs).slice(0, 16)).toBe(`2026-11-${suggested}`)
})

it('suggests a time in the future, and none after a visit that is still to come', () => {
  const day = { date: '2026-11-23' } as const
  const slots = fc.constantFrom(...timeSlots)
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 1439 }), slots, (minutes, slot) => {
      const nowMs = delhiInstant(day.date, minutes)
      const suggestedMs = suggestedCallAgain(nowMs, hours, { ...day, time: slot.label })
      expect(suggestedMs).toBeGreaterThan(nowMs)
      const visitMs = delhiInstant(day.date, slot.minutes)
      if (visitMs > nowMs) expect(suggestedMs).toBeLessThanOrEqual(visitMs)
    }),
  )
})
