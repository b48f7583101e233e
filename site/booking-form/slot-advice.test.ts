import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import type { TestName } from '../../domain/centre/test-catalogue.ts'
import { inEachLanguage } from '../../domain/language.ts'
import { type PreparationPlan, planPreparation } from '../../domain/preparation/plan.ts'
import { emptyForm } from '../../domain/request/form-values.ts'
import type { SlotOffer } from '../../domain/request/slot-advice.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
} from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { weekOf } from '../../test/support/a-week.ts'
import { slotAt } from '../../test/support/slot-at.ts'
import { dayAdvice, pickedAdvice } from './slot-advice.tsx'

const sunday: CalendarDate = '2026-11-22'
const monday: CalendarDate = '2026-11-23'

interface Chosen extends SlotOffer {
  readonly nowMs: number
  readonly plan: PreparationPlan
  readonly hours?: OpeningHours
}

/** Hours with a break from 12:45 PM to 1:45 PM. */
const everyDay = weekOf([
  { opens: 8 * 60 + 30, closes: 12 * 60 + 45 },
  { opens: 13 * 60 + 45, closes: 20 * 60 + 30 },
])
const withBreak: OpeningHours = {
  weekly: everyDay,
  closures: [],
  doctor: { ...everyDay, 1: [], 2: [{ opens: 17 * 60, closes: 19 * 60 }] },
}

/** What the form knows at an instant once a day, a time and tests are chosen. */
function formAt(nowMs: number, plan: PreparationPlan, date = '', time = '', hours = centre.hours) {
  const draft = { ...emptyForm, date, time, tests: [...plan.tests] }
  const form = { draft, plan, isLive: true, isTouched: true, nowMs }
  return { form, centre: { ...centre, hours }, strings: english }
}

function adviceOn({ nowMs, plan, date, slot, hours }: Chosen) {
  const props = formAt(nowMs, plan, date, slot.label, hours)
  return [dayAdvice(props), pickedAdvice(props)].filter((advice) => advice !== undefined)
}

/** Tests without preparation, with a short, a long or a conditional fast, and with two samples. */
const kinds: readonly (readonly TestName[])[] = [
  [],
  ['ECG'],
  ['CT Scan'],
  ['Ultrasound'],
  ['Lipid Profile'],
  ['Blood Sugar'],
  ['Thyroid Function Tests'],
  ['Diabetes Panel', 'Ultrasound'],
  ['Second Opinion', 'ECG'],
]

it('a slot that the form offers leads to no further advice, at any time, for any tests and any hours', () => {
  const anyChoice = fc.record({
    tests: fc.constantFrom(...kinds),
    hours: fc.constantFrom(centre.hours, withBreak),
    // From Saturday to Monday, because other days are alike.
    minutes: fc.integer({ min: -24 * 60, max: 48 * 60 }),
    ahead: fc.nat(3),
    slot: fc.constantFrom(...timeSlots),
  })
  fc.assert(
    fc.property(anyChoice, ({ tests, hours, minutes, ahead, slot }) => {
      const at = { nowMs: delhiInstant(sunday, minutes), plan: planPreparation(tests), hours }
      const date = addDays(delhiDate(at.nowMs), ahead)
      const offers = adviceOn({ ...at, date, slot }).flatMap(({ offer }) => offer ?? [])
      expect(offers.length).toBeLessThanOrEqual(1)
      for (const offer of offers) expect(adviceOn({ ...at, ...offer })).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

it('says why a day is closed, and that a visit would run into the break', () => {
  const at = (date: CalendarDate, time: string, test: TestName, hours = withBreak) => {
    const nowMs = delhiInstant(addDays(sunday, -2), 10 * 60)
    const chosen = { plan: planPreparation([test]), date, slot: slotAt(time) }
    return adviceOn({ nowMs, ...chosen, hours })
  }
  expect(at(sunday, '9:00 AM', 'ECG')).toMatchObject([
    { sentence: 'The centre is closed on Sundays.', label: 'Take Monday, 23 November, 8:30 AM' },
  ])
  const reason = inEachLanguage((language) => `Republic Day, ${language}`)
  const holiday = { ...withBreak, closures: [{ date: monday, reason }] }
  expect(at(monday, '9:00 AM', 'ECG', holiday)).toMatchObject([
    {
      sentence: english.booking.slotAdvice.closed(reason.en),
      label: 'Take Tuesday, 24 November, 8:30 AM',
    },
  ])
  expect(at(monday, '11:00 AM', 'Diabetes Screening')).toMatchObject([
    { sentence: expect.stringContaining('we close at 12:45 PM that day') },
  ])
})

it('advises against an afternoon because of the thyroid tablet, or of the fast if a test needs one', () => {
  const at = { nowMs: delhiInstant(sunday, 12 * 60), slot: slotAt('3:00 PM') }
  const said = (...tests: readonly TestName[]) =>
    adviceOn({ ...at, date: addDays(monday, 1), plan: planPreparation(tests) })
  const { booking, preparation } = english
  const { fasting, earlyIsEasiest } = booking.slotAdvice
  const tablet = preparation.steps['tablet-after-sample']
  expect(said('Thyroid Function Tests')).toMatchObject([
    { sentence: `${tablet} ${earlyIsEasiest}`, label: 'Take Tuesday, 24 November, 8:30 AM' },
  ])
  expect(said('Thyroid Function Tests', 'Lipid Profile')).toMatchObject([
    { sentence: `${fasting(10, '5:00 AM')} ${earlyIsEasiest}` },
  ])
})

it('says that a visit is too late for an MRI, or asks about food if the hour of the last meal is past', () => {
  const at = { nowMs: delhiInstant(monday, 17 * 60), date: monday, slot: slotAt('8:00 PM') }
  expect(adviceOn({ ...at, plan: planPreparation(['MRI Scan']) })).toMatchObject([
    {
      sentence: expect.stringMatching(/^We close at 8:30 PM/),
      label: 'Take Tuesday, 24 November, 8:30 AM',
    },
  ])
  expect(adviceOn({ ...at, plan: planPreparation(['CT Scan']) })).toMatchObject([
    { sentence: expect.stringContaining('nothing eaten since 4:00 PM? Then come.') },
  ])
})

it('offers the earliest time for the tests, until a day or a time is chosen', () => {
  const advice = (tests: readonly TestName[], date = '', time = '') =>
    dayAdvice(formAt(delhiInstant(monday, 9 * 60), planPreparation(tests), date, time))
  const { earliest } = english.booking.slotAdvice
  expect(advice(['ECG'])).toMatchObject({
    sentence: earliest,
    label: 'Take Monday, 23 November, 10:30 AM',
  })
  expect(advice(['Lipid Profile'])).toMatchObject({ label: 'Take Tuesday, 24 November, 8:30 AM' })
  for (const chosen of [advice([]), advice(['ECG'], monday), advice(['ECG'], '', '6:00 PM')])
    expect(chosen).toBeUndefined()
})
