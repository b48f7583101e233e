import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import { languagesSpoken } from '../content/languages.ts'

import { fullCatalogue } from '../domain/centre/catalogue-now.ts'
import { allTests, type TestName } from '../domain/centre/test-catalogue.ts'
import { type Language, languages } from '../domain/language.ts'
import { type PlannedFast, planPreparation } from '../domain/preparation/plan.ts'
import { lastMealOf } from '../domain/preparation/times.ts'
import { delhiInstant } from '../domain/time/delhi-time.ts'
import { clockTime } from '../domain/time/spoken-time.ts'
import { type TimeSlot, timeSlots } from '../domain/time/time-slots.ts'
import { calendarEntry } from './calendar-entry.ts'
import { lastMealSentence, type PlanWords } from './preparation-parts.ts'

const isSure = ({ when }: PlannedFast) => when === undefined
const mealOf = (fast: PlannedFast, slot: TimeSlot, strings: PlanWords) =>
  lastMealSentence(lastMealOf(fast, slot), strings)

const pairs = allTests.flatMap((one, place) =>
  allTests.slice(place + 1).map((other) => [one, other] as const),
)
const surelyFasting = pairs.filter((tests) => planPreparation(tests).fasts.some(isSure))
const everyThird = timeSlots.filter((_, index) => index % 3 === 0)

function eventFor(tests: readonly TestName[], slot: TimeSlot, language: Language) {
  return calendarEntry(
    { name: '', phone: '', email: '', date: '2026-11-24', time: slot.label, tests },
    { reference: '#SID004217' },
    { catalogue: fullCatalogue, centre, strings: languagesSpoken[language], nowMs: 0 },
  )
}

it.each(languages)(
  'states one and the same last-meal time in the %s text and in the alarm if a fast is certain',
  (language) => {
    const strings = languagesSpoken[language]
    const wrong = surelyFasting.flatMap((tests) => {
      const fast = planPreparation(tests).fasts.find(isSure)
      const fastsOfEach = tests.flatMap((test) => planPreparation([test]).fasts)
      return everyThird.flatMap((slot) => {
        const event = eventFor(tests, slot, language)
        if (event === undefined || fast === undefined) return ['no event']
        const sentence = mealOf(fast, slot, strings)
        const text = [...event.facts, event.preparation].join('\n').toLowerCase()
        const others = fastsOfEach
          .map((fast) => mealOf(fast, slot, strings))
          .filter((other) => other !== sentence && text.includes(other.toLowerCase()))
        const alarms = new Set(event.lastMeals.map(({ atMs }) => atMs)).size
        if (alarms === 1 && others.length === 0 && text.includes(sentence.toLowerCase())) return []
        return [`${tests} at ${slot.label}: ${alarms} alarms, ${others}`]
      })
    })
    expect(wrong).toEqual([])
  },
)

it.each(languages)(
  'does not mention water in a %s alarm if a fast of the visit limits water',
  (language) => {
    const water = { en: /water/, hi: /पानी/ }[language]
    const wrong = pairs.filter(
      (tests) =>
        planPreparation(tests).fasts.some(({ isDry }) => isDry) &&
        everyThird.some((slot) =>
          eventFor(tests, slot, language)?.lastMeals.some(({ reminder }) => water.test(reminder)),
        ),
    )
    expect(wrong).toEqual([])
  },
)

it.each(languages)(
  'asks in %s for the prescription that the centre needs for a test',
  (language) => {
    const [slot] = timeSlots
    const [test] = centre.facts.needsPrescription ?? []
    const { steps } = languagesSpoken[language].preparation
    const preparation = slot && test && eventFor([test], slot, language)?.preparation
    expect(preparation).toContain(steps['needed-prescription'])
  },
)

it.each(languages)(
  'says in %s that the last-meal time has passed, and sets no alarm for it',
  (language) => {
    const strings = languagesSpoken[language]
    const nowMs = delhiInstant('2026-11-24', 16 * 60)
    const details = { name: '', phone: '', email: '', date: '2026-11-24', time: '5:00 PM' }
    const event = calendarEntry(
      { ...details, tests: ['Lipid Profile'] },
      { reference: '#SID004217' },
      { catalogue: fullCatalogue, centre, strings, nowMs },
    )
    const hour = clockTime(7 * 60, strings.calendar)
    expect(event?.lastMeals).toEqual([])
    const { mealPast, waterFine } = strings.preparation
    expect(event?.facts).toContain(`${mealPast(hour)} ${waterFine}`)
    expect(event?.preparation).not.toContain(strings.preparation.lastMeal['same-day'](hour))
  },
)
