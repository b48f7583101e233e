import fc from 'fast-check'
import {
  type AppointmentState,
  type Card,
  type CardRequest,
  outcomeReasons,
  type Source,
} from '../../domain/board.ts'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { languages } from '../../domain/language.ts'
import { type Reference, referenceAt } from '../../domain/reference.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { fridayTenAm } from './friday-ten-am.ts'

const minuteMs = 60_000

/** A request of ten minutes before {@link fridayTenAm}, for the next morning. */
export function aCardRequest(over: Partial<CardRequest> = {}): CardRequest {
  return {
    reference: '#SID004217',
    source: 'site',
    receivedAtMs: fridayTenAm - 10 * minuteMs,
    asked: { date: '2026-11-21', time: '9:30 AM' },
    tests: ['MRI Scan', 'Blood Sugar'],
    notes: '',
    dial: ['+919876543210'],
    email: '',
    language: 'en',
    ...over,
  }
}

/** An open card. Each of its references is of such a request. */
export function aCard(over: Partial<Card> = {}, request: Partial<CardRequest> = {}): Card {
  const [newest, ...others] = over.references ?? ['#SID004217']
  const requestWith = (reference: Reference) => aCardRequest({ ...request, reference })
  return {
    references: [newest, ...others],
    requests: [requestWith(newest), ...others.map(requestWith)],
    state: 'requested',
    name: 'Asha Verma',
    phone: '+91-98765 43210',
    dial: ['+919876543210'],
    email: '',
    language: 'en',
    tests: aCardRequest(request).tests,
    callByMs: fridayTenAm + 110 * minuteMs,
    needsCall: false,
    note: '',
    earlier: [],
    ...over,
  }
}

const states: readonly AppointmentState[] = [
  ...(['requested', 'confirmed', 'unreachable', 'cancelled', 'arrived', 'no-show'] as const),
]
const sources: readonly Source[] = ['site', 'phone', 'walk-in']

const instant = fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 })
const instantMs = instant.map((minutes) => fridayTenAm + minutes * minuteMs)
const visit = fc.record({
  date: fc.integer({ min: -1, max: 3 }).map((days) => addDays(delhiDate(fridayTenAm), days)),
  time: fc.constantFrom(...timeSlots.map(({ label }) => label)),
})

const requestFields = fc.record({
  source: fc.constantFrom(...sources),
  language: fc.constantFrom(...languages),
  tests: fc.uniqueArray(fc.constantFrom(...allTests), { minLength: 1, maxLength: 6 }),
  asked: visit,
  receivedAtMs: instantMs,
})

const cardFields = fc.record({
  request: requestFields,
  state: fc.constantFrom(...states),
  agreed: fc.option(visit, { nil: undefined }),
  callByMs: instantMs,
  needsCall: fc.boolean(),
  isSeen: fc.boolean(),
  tryAgainAtMs: fc.option(instantMs, { nil: undefined }),
  reason: fc.option(fc.constantFrom(...outcomeReasons), { nil: undefined }),
})

/** Any cards within three days of {@link fridayTenAm}, each with a reference of its own. */
export const anyCards: fc.Arbitrary<Card[]> = fc.array(cardFields, { maxLength: 30 }).map((drawn) =>
  drawn.map(({ request, agreed, isSeen, tryAgainAtMs, reason, ...fields }, index) => {
    const seen = { device: 'Front desk', atMs: request.receivedAtMs }
    const outcome = { state: fields.state, atMs: request.receivedAtMs, by: 'Front desk' }
    const over: Partial<Card> = {
      ...fields,
      references: [referenceAt(index)],
      ...(agreed && { agreed }),
      ...(isSeen && { seen }),
      ...(tryAgainAtMs !== undefined && { tryAgainAtMs }),
      ...(reason && { outcome: { ...outcome, reason } }),
    }
    return aCard(over, request)
  }),
)
