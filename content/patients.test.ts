import { describe, expect, it } from 'vitest'

import { delhiInstant } from '../domain/delhi-time.ts'
import { type Language, languages } from '../domain/language.ts'
import { planPreparation } from '../domain/preparation.ts'
import { preparationFlags } from '../domain/preparation-flags.ts'
import type { Condition } from '../domain/preparation-steps.ts'
import { objectionsTo } from '../domain/slot-advice.ts'
import { findSlot } from '../domain/time-slots.ts'
import { centre } from '../test/content/centre.ts'
import { patientFacts as facts, type PatientFact } from '../test/patient-facts.ts'
import { type MealAlarm, plannedPatients as planned } from '../test/patients.ts'
import { fortyReviewed, twentyInvented } from '../test/sixty-patients.ts'
import {
  type BookedTests,
  visitDate,
  whatPatientsRead,
} from '../test/support/what-patients-read.tsx'
import { languagesSpoken } from './languages.ts'
import { english } from './strings.ts'

interface PatientExample extends BookedTests {
  readonly who: string
  readonly mustRead: readonly PatientFact[]
  readonly mustNotRead: readonly PatientFact[]
  readonly alarms?: readonly MealAlarm[]
}

interface PlannedPatient extends PatientExample {
  readonly isMorningOffered?: true
  readonly deskSees?: readonly DeskFact[]
  readonly deskMustNotSee?: readonly DeskFact[]
}

type Seen = Extract<(typeof planned)[number], { readonly deskSees: unknown }>['deskSees']
type NotSeen = Extract<
  (typeof planned)[number],
  { readonly deskMustNotSee: unknown }
>['deskMustNotSee']
type DeskFact = (Seen | NotSeen)[number]

/** Now is the Friday before the visit. */
const nowMs = delhiInstant('2026-11-20', 10 * 60)

const conditions: Readonly<Record<string, Condition>> = {
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

const all: readonly PatientExample[] = [...planned, ...fortyReviewed, ...twentyInvented]

describe.each(all)('$who', ({ mustRead, mustNotRead, alarms = [], ...asked }) => {
  describe.each(languages)('in %s', (language) => {
    const { plan, preparation, lastMeals } = whatPatientsRead(asked, language)

    it('reads each expected fact in the whole plan, and the whole plan in the calendar entry', () => {
      for (const fact of mustRead)
        expect(plan, fact).toContainEqual(expect.stringMatching(facts[fact][language]))
      for (const fact of mustNotRead)
        expect(plan, fact).not.toContainEqual(expect.stringMatching(facts[fact][language]))
      for (const line of plan) expect(preparation).toContain(line)
    })

    it('gets an alarm at the time of each last meal, and the alarm names all conditions of the fast', () => {
      expect(lastMeals.map(({ atMs }) => atMs)).toEqual(
        alarms.map(({ by }) => delhiInstant(visitDate, minutesOf(by))),
      )
      for (const [place, { onlyIf }] of alarms.entries())
        expect(named(lastMeals[place]?.reminder ?? '', language)).toEqual(
          onlyIf.map((condition) => conditions[condition] ?? 'earliest').toSorted(),
        )
    })
  })
})

/** The conditions that a reminder names. */
function named(reminder: string, language: Language): string[] {
  const { preparation } = languagesSpoken[language]
  const said = reminder.toLowerCase()
  const found = Object.entries(preparation.conditions)
    .filter(([, words]) => said.includes(words.toLowerCase()))
    .map(([condition]) => condition)
  const isOutlasted = reminder.endsWith(preparation.outlasted.hour)
  return [...found, ...(isOutlasted ? ['earliest'] : [])].toSorted()
}

/** Minutes from the midnight before the visit. From 8 PM on, a time means the day before. */
function minutesOf(clock: string): number {
  if (clock === 'midnight') return 0
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? []
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0)
  return minutes >= 20 * 60 ? minutes - 24 * 60 : minutes
}

const plannedPatients: readonly PlannedPatient[] = planned

describe.each(plannedPatients)('$who', ({ tests, time, ...patient }) => {
  const { isMorningOffered = false, deskSees = [], deskMustNotSee = [] } = patient

  it(`is ${isMorningOffered ? '' : 'not '}offered a morning instead`, () => {
    const slot = findSlot(time)
    if (slot === undefined) throw new Error('no slot')
    const at = { nowMs, hours: centre.hours }
    const objections = objectionsTo({ date: visitDate, slot }, planPreparation(tests), at)
    expect(objections.includes('afternoon')).toBe(isMorningOffered)
  })

  it('is announced to reception with the facts to ask about', () => {
    const flags = preparationFlags(tests).map(english.notices.flag)
    for (const fact of deskSees)
      expect(flags, fact).toContainEqual(expect.stringMatching(deskFacts[fact]))
    for (const fact of deskMustNotSee)
      expect(flags, fact).not.toContainEqual(expect.stringMatching(deskFacts[fact]))
  })
})

it.each([
  ['en', /\beat\b|\bmeal\b/i, /only after every test that needs an empty stomach/],
  ['hi', /खाएँ|खाना/, /तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/],
] as const)(
  'no %s sentence about clashing tests says to eat before a test that needs an empty stomach',
  (language, eats, after) => {
    const texts = Object.values(languagesSpoken[language].preparation.clashes)
    const eating = texts.filter((text) => eats.test(text))
    expect(eating).toHaveLength(3)
    for (const text of eating) expect(text).toMatch(after)
  },
)
