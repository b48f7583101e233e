import { describe, expect, it } from 'vitest'

import { fullCatalogue } from '../domain/catalogue.ts'
import { delhiInstant } from '../domain/delhi-time.ts'
import { type Language, languages } from '../domain/language.ts'
import { planPreparation } from '../domain/preparation.ts'
import { preparationFlags } from '../domain/preparation-flags.ts'
import type { Condition } from '../domain/preparation-steps.ts'
import { objectionsTo } from '../domain/slot-advice.ts'
import { findSlot } from '../domain/time-slots.ts'
import { appointmentEvent } from '../site/appointment-event.ts'
import { lineText, preparationParts } from '../site/preparation-parts.ts'
import { centre } from '../test/content/centre.ts'
import { patientFacts as facts } from '../test/patient-facts.ts'
import { laterPatients, twelveMorePatients, twentyPatients } from '../test/patients.ts'
import { languagesSpoken } from './languages.ts'
import { english } from './strings.ts'

const patients = [...twentyPatients, ...twelveMorePatients, ...laterPatients] as const

type Patient = (typeof patients)[number]
type MealCondition = Extract<Patient['lastMeals'][number]['onlyIf'], string>
interface LastMeal {
  readonly by: string
  readonly onlyIf: MealCondition | undefined
}
type DeskFact = Patient['deskSees' | 'deskMustNotSee'][number]

/** A Tuesday; the question is asked the Friday before. */
const visit = '2026-11-24'
const nowMs = delhiInstant('2026-11-20', 10 * 60)

const conditions: Readonly<Record<MealCondition, Condition>> = {
  'the upper or whole abdomen is scanned': 'abdomen-scan',
  'CT is with contrast': 'ct-contrast',
  'the biopsy is deep': 'deep-needle',
  'it is a procedure': 'procedure',
  'a fasting sugar is asked for': 'fasting-sugar',
}

const deskFacts: Readonly<Record<DeskFact, RegExp>> = {
  fasting: /fasting/,
  'fasting in any case': /fasting(,|$)/,
  'fasting if the upper or whole abdomen is scanned': /fasting if upper\/whole abdomen/,
  'fasting if an MRI is of the abdomen': /fasting if MRI of abdomen/,
  'fasting if CT is with contrast': /fasting if CT with contrast/,
  'fasting if the biopsy is deep': /fasting if deep needle/,
  'fasting if the procedure needs it': /fasting if the procedure needs it/,
  'fasting if a fasting sugar is asked for': /fasting if fasting sugar/,
  'fasting if it is a barium study or IVP': /fasting if barium\/IVP/,
  'full bladder if the pelvis or lower abdomen is scanned': /full bladder if lower\/whole abdomen/,
  'original prescription': /original prescription/,
  'no metal, ask about implants': /no metal, ask about implants/,
  'ask about pregnancy': /ask about pregnancy/,
  'water limited if it is a barium study or IVP': /water limited if barium\/IVP/,
  'contrast possible': /contrast possible/,
  'contrast possible in any case': /contrast possible(,|$)/,
  'contrast possible if it is an IVP or HSG': /contrast possible if IVP\/HSG/,
  'ask about blood thinners': /ask about blood thinners/,
  'ask about heart medicines': /ask about heart medicines/,
}

/** Every line of a plan, headings too. */
function linesFor({ tests, time }: Patient, language: Language): string[] {
  const parts = preparationParts(
    planPreparation(tests, centre.facts.needsPrescription),
    findSlot(time),
    languagesSpoken[language],
  )
  return parts.flatMap(({ heading, lines }) => [heading, ...lines.map(lineText)])
}

function eventFor({ tests, time }: Patient, language: Language) {
  const details = { name: '', phone: '', email: '', date: visit, time, tests: [...tests] }
  const event = appointmentEvent(
    details,
    { reference: '#SID004217' },
    { catalogue: fullCatalogue, centre, strings: languagesSpoken[language], nowMs: 0 },
  )
  if (event === undefined) throw new Error('no event')
  return event
}

/** Minutes from the midnight before the visit; the evening counts as the day before. */
function minutesOf(clock: string): number {
  if (clock === 'midnight') return 0
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? []
  const minutes = (Number(hour) % 12) * 60 + Number(minute)
  const isEvening = half === 'PM' && Number(hour) >= 8 && Number(hour) !== 12
  return minutes + (half === 'PM' ? 12 * 60 : 0) - (isEvening ? 24 * 60 : 0)
}

describe.each(patients)('$who', (patient) => {
  const { tests, time, lastMeals, isMorningOffered } = patient

  it.each(languages)('reads in %s what was written down for them', (language) => {
    const lines = linesFor(patient, language)
    for (const fact of patient.mustRead)
      expect(lines, fact).toContainEqual(expect.stringMatching(facts[fact][language]))
    for (const fact of patient.mustNotRead)
      expect(lines, fact).not.toContainEqual(expect.stringMatching(facts[fact][language]))
  })

  it.each(languages)('carries it all in the calendar entry in %s', (language) => {
    const { preparation } = eventFor(patient, language)
    for (const line of linesFor(patient, language)) expect(preparation).toContain(line)
  })

  it.each(languages)(
    'is reminded in %s of the last meal, and of what it depends on',
    (language) => {
      const said = languagesSpoken[language].preparation.conditions
      const expected: readonly LastMeal[] = lastMeals
      const meals = [...Map.groupBy(expected, ({ by }) => by)]
      const reminders = eventFor(patient, language).lastMeals
      expect(reminders.map(({ atMs }) => atMs)).toEqual(
        meals.map(([by]) => delhiInstant(visit, minutesOf(by))),
      )
      for (const [place, [, fasts]] of meals.entries()) {
        const named = fasts.flatMap(({ onlyIf }) => (onlyIf ? [conditions[onlyIf]] : []))
        const reminder = reminders[place]?.reminder.toLowerCase() ?? ''
        const found = Object.entries(said).filter(([, words]) =>
          reminder.includes(words.toLowerCase()),
        )
        expect(found.map(([condition]) => condition).toSorted()).toEqual(named.toSorted())
      }
    },
  )

  it(`is ${isMorningOffered ? '' : 'not '}offered a morning instead`, () => {
    const slot = findSlot(time)
    if (slot === undefined) throw new Error('no slot')
    const at = { nowMs, hours: centre.hours }
    const objections = objectionsTo({ date: visit, slot }, planPreparation(tests), at)
    expect(objections.includes('afternoon')).toBe(isMorningOffered)
  })

  it('is announced to reception with what it has to ask', () => {
    const flags = preparationFlags(tests).map(english.notices.flag)
    for (const fact of patient.deskSees)
      expect(flags, fact).toContainEqual(expect.stringMatching(deskFacts[fact]))
    for (const fact of patient.deskMustNotSee)
      expect(flags, fact).not.toContainEqual(expect.stringMatching(deskFacts[fact]))
  })
})

it.each([
  ['en', /\beat\b|\bmeal\b/i, /only after every test that needs an empty stomach/],
  ['hi', /खाएँ|खाना/, /तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/],
] as const)(
  'lets no clash in %s tell to eat before a test that needs an empty stomach',
  (language, eats, after) => {
    const texts = Object.values(languagesSpoken[language].preparation.clashes)
    const eating = texts.filter((text) => eats.test(text))
    expect(eating).toHaveLength(3)
    for (const text of eating) expect(text).toMatch(after)
  },
)
