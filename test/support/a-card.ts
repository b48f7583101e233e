import fc from 'fast-check'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import type { Card, CardAsk, CardRequest, OtherVisit } from '../../domain/desk/board.ts'
import { languages } from '../../domain/language.ts'
import { referenceAt } from '../../domain/request/reference.ts'
import { addDays, delhiDate } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import type { Source } from '../../domain/visit/history.ts'
import type { VisitState } from '../../domain/visit/visit.ts'
import { fridayTenAm } from './friday-ten-am.ts'

/** A request of ten minutes before {@link fridayTenAm}, for the next morning. */
export function aCardRequest(over: Partial<CardRequest> = {}): CardRequest {
  return {
    number: 1,
    reference: '#SID004217',
    source: 'site',
    receivedAtMs: fridayTenAm - 10 * minute,
    asked: { date: '2026-11-21', time: '9:30 AM' },
    tests: ['MRI Scan', 'Blood Sugar'],
    name: 'Asha Verma',
    phone: '+91-98765 43210',
    notes: '',
    dial: ['+919876543210'],
    email: '',
    language: 'en',
    ...over,
  }
}

/** Another visit of the same number, as a card shows it. */
export function anotherVisit(over: Partial<OtherVisit> = {}): OtherVisit {
  return {
    ...aCardRequest().asked,
    visit: 9,
    reference: '#SID000090',
    name: 'Ravi Rao',
    state: 'expected',
    isAgreed: true,
    tests: ['ECG'],
    ...over,
  }
}

/**
 * The card of a visit with one {@link aCardRequest}. By default the visit is to call. The state of the visit
 * gives the state of its asks. If the visit is expected, the agreed time is the one asked for.
 */
export function aCard(over: Partial<Card> = {}, request: Partial<CardRequest> = {}): Card {
  const requests = over.requests ?? [aCardRequest(request)]
  const state = over.state ?? 'to call'
  return {
    visit: 1,
    asks: requests.toReversed().map(({ number }) => askOf(number, state)),
    requests,
    state,
    ...(state === 'expected' && { agreement: { ...requests[0].asked, isAsAsked: false } }),
    ...(state === 'ended' && { ending: 'arrived' }),
    name: 'Asha Verma',
    phone: '+91-98765 43210',
    dial: ['+919876543210'],
    email: '',
    language: 'en',
    tests: requests[0].tests,
    agreedTests: over.tests ?? requests[0].tests,
    callByMs: fridayTenAm + 110 * minute,
    needsCall: false,
    notes: [],
    earlier: [],
    ...over,
  }
}

function askOf(number: number, state: VisitState): CardAsk {
  const states = {
    'to call': 'open',
    'to call again': 'call again',
    expected: 'closed',
    ended: 'closed',
  } as const
  return { number, kind: 'request', state: states[state], holds: state === 'expected' }
}

const states: readonly VisitState[] = ['to call', 'to call again', 'expected', 'ended']
const sources: readonly Source[] = ['site', 'phone', 'walk-in']

const instant = fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
const instantMs = instant.map((minutes) => fridayTenAm + minutes * minute)
const dayAndTime = fc.record({
  date: fc.integer({ min: -1, max: 3 }).map((days) => addDays(delhiDate(fridayTenAm), days)),
  time: fc.constantFrom(...timeSlots.map(({ label }) => label)),
})

const requestFields = fc.record({
  source: fc.constantFrom(...sources),
  language: fc.constantFrom(...languages),
  tests: fc.uniqueArray(fc.constantFrom(...allTests), { minLength: 1, maxLength: 6 }),
  asked: dayAndTime,
  receivedAtMs: instantMs,
})

const cardFields = fc.record({
  request: requestFields,
  state: fc.constantFrom(...states),
  agreement: fc.option(dayAndTime, { nil: undefined }),
  ending: fc.constantFrom('arrived', 'no-show', 'cancelled'),
  callByMs: instantMs,
  needsCall: fc.boolean(),
  isSeen: fc.boolean(),
  tryAgainAtMs: fc.option(instantMs, { nil: undefined }),
})

/** Any cards, with times within three days of {@link fridayTenAm}. A visit in any state may have an agreement. */
export const anyCards: fc.Arbitrary<Card[]> = fc.array(cardFields, { maxLength: 30 }).map((drawn) =>
  drawn.map(({ request, agreement, ending, isSeen, tryAgainAtMs, ...fields }, index) =>
    aCard(
      {
        ...fields,
        visit: index + 1,
        ...(agreement && { agreement: { ...agreement, isAsAsked: false } }),
        ...(fields.state === 'ended' && { ending }),
        ...(isSeen && { seen: { device: 'Front desk', atMs: request.receivedAtMs } }),
        ...(fields.state === 'to call again' && tryAgainAtMs !== undefined && { tryAgainAtMs }),
      },
      { ...request, reference: referenceAt(index) },
    ),
  ),
)
