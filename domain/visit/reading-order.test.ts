import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agreed,
  aHistory,
  cancelled,
  entered,
  minuteMs,
  reopened,
  request,
  startMs,
  tap,
  today,
} from '../../test/visit/a-history.ts'
import { comparable } from '../../test/visit/world.ts'
import { computeVisit } from './compute-visit.ts'
import type { History, HistoryItem, Tapped } from './history.ts'
import { inReadingOrder } from './reading-order.ts'

// Items are numbered from 1. The order in which they count may differ from that of their numbers.

/** The history with a tap that happened this many minutes after the start, and is reported last. */
function withTap(
  history: History,
  { minutes, ...of }: { minutes: number } & Partial<Tapped>,
): History {
  const atMs = startMs + minutes * minuteMs
  const number = history.length + 1
  const tapped: Tapped = {
    ...tap('tap-called', [1]),
    number,
    happenedAtMs: atMs,
    recordedAtMs: Math.max(atMs, lastOf(history).recordedAtMs),
    lastKnown: 1,
    ...of,
  }
  return [...history, tapped]
}

function lastOf(history: History): HistoryItem {
  const last = history.at(-1)
  if (last === undefined) throw new Error('an empty history')
  return last
}

const numbers = (history: History) => inReadingOrder(history).map(({ number }) => number)

describe('the order in which items count', () => {
  const history = aHistory(request(), { kind: 'seen', asks: [1] }, cancelled([1]))

  it('is that of their numbers, even if a clock was wrong', () => {
    const [first, second, third] = history
    if (!first || !second || !third) throw new Error('three items')
    const early = { ...third, recordedAtMs: 0 }
    expect(numbers([early, second, first])).toEqual([1, 2, 3])
  })

  it('puts a tap before items that were recorded later or in the same second', () => {
    for (const minutes of [0.5, 1.015])
      expect(numbers(withTap(history, { minutes }))).toEqual([1, 4, 2, 3])
  })

  it('never puts a tap before an item that its message already showed', () => {
    expect(numbers(withTap(history, { minutes: -600, lastKnown: 2 }))).toEqual([1, 2, 4, 3])
  })

  it('never puts a tap after an item with a higher number', () => {
    const reported = withTap(history, { minutes: 600 })
    const later = { ...lastOf(aHistory(request())), number: 5, recordedAtMs: startMs }
    expect(numbers([...reported, later])).toEqual([1, 2, 3, 4, 5])
  })

  it('puts taps in the order in which they happened, not in which they were reported', () => {
    const first = withTap(history, { minutes: 30, messageId: 'b' })
    expect(numbers(withTap(first, { minutes: 20, messageId: 'c' }))).toEqual([1, 2, 3, 5, 4])
  })

  it('puts taps of the same second in the order of their message ids', () => {
    const first = withTap(history, { minutes: 30, messageId: 'b' })
    expect(numbers(withTap(first, { minutes: 30, messageId: 'a' }))).toEqual([1, 2, 3, 5, 4])
    expect(numbers(withTap(first, { minutes: 30, messageId: 'c' }))).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a tap', () => {
  it('gives the same visit, no matter when it is reported', () => {
    const acts = [
      request({ date: today }),
      agreed([1], today),
      { kind: 'no-answer', asks: [1] } as const,
      cancelled([1]),
      { kind: 'note' } as const,
      { kind: 'arrived', asks: [1] } as const,
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...acts.slice(1)), { minLength: 1, maxLength: 8 }),
        fc.nat(9),
        fc.nat(9),
        fc.constantFrom('tap-called' as const, 'tap-no-answer' as const),
        (following, happened, reported, kind) => {
          const history = aHistory(request({ date: today }), ...following)
          // A later report gives the tap another number. Nothing else in the visit may change.
          const [atOnce, later] = [happened, reported].map((minutes) =>
            computeVisit(reportedAfter(history, Math.max(minutes, happened), { happened, kind })),
          )
          expect(later && comparable(later)).toEqual(atOnce && comparable(atOnce))
        },
      ),
    )
  })
})

/** The history with a tap reported this many minutes after the start. The items after it get higher numbers. */
function reportedAfter(
  history: History,
  reported: number,
  { happened, kind }: { readonly happened: number; readonly kind: Tapped['kind'] },
): History {
  const before = history.filter(({ recordedAtMs }) => recordedAtMs < startMs + reported * minuteMs)
  const reportedAtMs = startMs + reported * minuteMs
  const known = before.length === 0 ? history.slice(0, 1) : before
  const after = history.slice(known.length).map((item) => ({ ...item, number: item.number + 1 }))
  const number = known.length + 1
  const tapped: Tapped = {
    ...tap(kind, [1]),
    number,
    lastKnown: 1,
    recordedAtMs: reportedAtMs,
    happenedAtMs: startMs + happened * minuteMs,
  }
  return [...known, tapped, ...after]
}

// The update from 2.0.0 writes such histories.
it('keeps the request of an entry that was reopened', () => {
  const { asks } = computeVisit(aHistory(request(), entered([1]), reopened(2, [1])))
  expect(asks).toMatchObject([{ number: 1, state: 'open' }])
})
