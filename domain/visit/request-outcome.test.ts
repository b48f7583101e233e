import { describe, expect, it } from 'vitest'
import {
  about,
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
  tomorrow,
  undone,
  type Written,
  wish,
} from '../../test/visit/a-history.ts'
import { itemsThatCount } from './compute-visit.ts'
import { outcomeOfRequest } from './request-outcome.ts'

// Numbers such as 1 in `agreed([1])` name an item by its place in the history. The first item is 1.

const outcomeOf = (number: number, ...items: readonly Written[]) =>
  outcomeOfRequest(aHistory(...items), number)

describe('the state of a request', () => {
  const rows: Readonly<Record<string, readonly [readonly Written[], readonly string[]]>> = {
    'is "requested" while the request is open': [[request(), about('seen', 1)], ['requested']],
    'is "confirmed" while the request holds the agreement': [
      [request(), agreed([1])],
      ['confirmed'],
    ],
    'is "unreachable" after a call that nobody answered': [
      [request(), about('no-answer', 1)],
      ['unreachable'],
    ],
    'is "cancelled" for a dropped change, and stays "confirmed" for the first request': [
      [request(), agreed([1]), request(), cancelled([3])],
      ['confirmed', 'cancelled'],
    ],
    'is "arrived" for each request of a patient who came': [
      [request(), request(), agreed([1, 2], today), about('arrived', 1, 2)],
      ['arrived', 'arrived'],
    ],
    'is "no-show" for a patient who did not come': [
      [request(), agreed([1], today), about('no-show', 1)],
      ['no-show'],
    ],
    'stays "confirmed" while the patient wishes to cancel': [
      [request(), agreed([1]), wish('wishes-to-cancel')],
      ['confirmed'],
    ],
    'is "requested" once the request is reopened': [
      [request(), cancelled([1]), reopened(2, [1])],
      ['requested'],
    ],
    'stays the same after an erasure': [
      [request(), agreed([1]), { kind: 'erased' }],
      ['confirmed'],
    ],
    'is "arrived" for a walk-in patient': [
      [{ ...request(), source: 'walk-in' }, entered([1], { hasCome: true })],
      ['arrived'],
    ],
    'is "cancelled" if the request was entered by mistake': [
      [{ ...request(), source: 'phone' }, entered([1], { date: tomorrow }), undone(2)],
      ['cancelled'],
    ],
  }

  it.each(Object.entries(rows))('%s', (_what, [items, states]) => {
    const history = aHistory(...items)
    const requests = history.filter(({ kind }) => kind === 'request')
    expect(requests.map(({ number }) => outcomeOfRequest(history, number).state)).toEqual(states)
  })
})

it('gives the reason of the last outcome only', () => {
  expect(outcomeOf(1, request(), about('wrong-number', 1)).reason).toBe('wrong-number')
  const receipt = about('notified', 1)
  expect(outcomeOf(1, request(), cancelled([1]), receipt).reason).toBe('patient-cancelled')
  expect(outcomeOf(1, request(), { kind: 'cancelled', asks: [1] }).reason).toBeUndefined()
  expect(outcomeOf(1, request(), cancelled([1]), reopened(2, [1])).reason).toBeUndefined()
})

it('takes `calledAtMs` from the first outcome or entry that was not undone', () => {
  const undoneCall = [request(), about('seen', 1), agreed([1]), undone(3)]
  expect(outcomeOf(1, ...undoneCall).calledAtMs).toBeUndefined()
  for (const call of [about('no-answer', 1), entered([1])])
    expect(outcomeOf(1, ...undoneCall, call, agreed([1])).calledAtMs).toBe(startMs + 4 * minuteMs)
})

it('takes `erasedAtMs` from the erasure', () => {
  const erased = [request(), agreed([1]), { kind: 'erased' }] as const
  expect(outcomeOf(1, ...erased).erasedAtMs).toBe(startMs + 2 * minuteMs)
})

it('takes `notifiedAtMs` from the first event that marks the request as notified', () => {
  const history = [request(), about('seen', 1), agreed([1])]
  expect(outcomeOf(1, ...history).notifiedAtMs).toBe(startMs + minuteMs)
  expect(outcomeOf(1, request()).notifiedAtMs).toBeUndefined()
})

it('keeps the agreed time after the visit, and marks a time agreed by a tap as the one asked for', () => {
  const came = [request(), agreed([1], today), about('arrived', 1)]
  expect(outcomeOf(1, ...came).agreed).toEqual({ date: today, time: '10:00 AM', isAsAsked: false })
  const tapped = [request(), tap('tap-called', [1])]
  expect(outcomeOf(1, ...tapped).agreed).toMatchObject({ isAsAsked: true })
  const wanted = { date: tomorrow, time: '10:00 AM' } as const
  const replaced = [request(wanted), tap('tap-called', [1]), request(), cancelled([1])]
  const later = outcomeOf(1, ...replaced, agreed([3], today))
  expect(later.agreed).toEqual({ ...wanted, isAsAsked: true })
  const dropped = [request(wanted), request(), cancelled([2]), tap('tap-called', [1, 2])]
  expect(outcomeOf(1, ...dropped, about('arrived', 1)).agreed).toMatchObject(wanted)
})

it('gives an agreed time while a call is due only if the agreement was not cancelled', () => {
  const before = [request(), request(), agreed([1])]
  expect(outcomeOf(1, ...before, about('no-answer', 1)).agreed).toMatchObject({ date: tomorrow })
  const dropped = [cancelled([1]), about('no-answer', 1)]
  expect(outcomeOf(1, ...before, ...dropped).agreed).toBeUndefined()
})

describe('the items that count', () => {
  const kindsRead = (...items: readonly Written[]) =>
    itemsThatCount(aHistory(...items)).map(({ kind }) => kind)

  it('leave out what was undone, reopened, or taken back by "not-arrived"', () => {
    expect(kindsRead(request(), agreed([1]), undone(2))).toEqual(['request', 'undone'])
    expect(kindsRead(request(), cancelled([1]), reopened(2, [1]))).toEqual(['request', 'reopened'])
    const denied = [agreed([1], today), about('no-show', 1), { kind: 'not-arrived' }] as const
    expect(kindsRead(request(), ...denied)).toEqual(['request', 'agreed', 'not-arrived'])
  })

  it('leave out a tap after the end of the visit', () => {
    const late = tap('tap-called', [1], { lastKnown: 2 })
    expect(kindsRead(request(), cancelled([1]), late)).toEqual(['request', 'cancelled'])
  })
})
