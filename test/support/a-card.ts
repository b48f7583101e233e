import fc from 'fast-check'
import {
  type AppointmentState,
  type Card,
  outcomeReasons,
  type Source,
} from '../../domain/board.ts'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { languages } from '../../domain/language.ts'
import { referenceAt } from '../../domain/reference.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { fridayTenAm } from './friday-ten-am.ts'

const minuteMs = 60_000

/** A new request of ten minutes before {@link fridayTenAm}, for the next morning. */
export function aCard(over: Partial<Card> = {}): Card {
  return {
    references: ['#SID004217'],
    state: 'requested',
    source: 'site',
    name: 'Asha Verma',
    phone: '+91-98765 43210',
    dial: ['+919876543210'],
    email: '',
    language: 'en',
    tests: ['MRI Scan', 'Blood Sugar'],
    notes: '',
    asked: { date: '2026-11-21', time: '9:30 AM' },
    receivedAtMs: fridayTenAm - 10 * minuteMs,
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

const cardFields = fc.record({
  state: fc.constantFrom(...states),
  source: fc.constantFrom(...sources),
  language: fc.constantFrom(...languages),
  tests: fc.uniqueArray(fc.constantFrom(...allTests), { minLength: 1, maxLength: 6 }),
  asked: visit,
  agreed: fc.option(visit, { nil: undefined }),
  receivedAtMs: instantMs,
  callByMs: instantMs,
  needsCall: fc.boolean(),
  isSeen: fc.boolean(),
  tryAgainAtMs: fc.option(instantMs, { nil: undefined }),
  reason: fc.option(fc.constantFrom(...outcomeReasons), { nil: undefined }),
})

/** Any cards within three days of {@link fridayTenAm}, each with a reference of its own. */
export const anyCards: fc.Arbitrary<Card[]> = fc.array(cardFields, { maxLength: 30 }).map((drawn) =>
  drawn.map(({ agreed, isSeen, tryAgainAtMs, reason, ...fields }, index) =>
    aCard({
      ...fields,
      references: [referenceAt(index)],
      ...(agreed && { agreed }),
      ...(isSeen && { seen: { device: 'Front desk', atMs: fields.receivedAtMs } }),
      ...(tryAgainAtMs !== undefined && { tryAgainAtMs }),
      ...(reason && {
        outcome: { state: fields.state, atMs: fields.receivedAtMs, by: 'Front desk', reason },
      }),
    }),
  ),
)
