import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../domain/language.ts'
import { preparationFlags } from '../domain/preparation/flags.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import type { Condition } from '../domain/preparation/steps.ts'
import { objectionsTo } from '../domain/request/slot-advice.ts'
import { delhiInstant } from '../domain/time/delhi-time.ts'
import { findSlot } from '../domain/time/time-slots.ts'
import { centre } from '../test/content/centre.ts'
import { fortyBlind } from '../test/forty-blind.ts'
import { fortyTold } from '../test/forty-told.ts'
import { patientFacts } from '../test/patient-facts.ts'
import { plannedPatients } from '../test/patients.ts'
import { fortyReviewed, twentyInvented } from '../test/sixty-patients.ts'
import { ofFact } from '../test/support/read-patients.ts'
import { visitDate, whatPatientsRead } from '../test/support/what-patients-read.tsx'
import { thirtyBlind } from '../test/thirty-blind.ts'
import { languagesSpoken } from './languages.ts'
import { english } from './strings.ts'

/** Now is the Friday before the visit. */
const nowMs = delhiInstant('2026-11-20', 10 * 60)

const conditions: Readonly<Record<string, Condition | 'earliest'>> = {
  'the upper or whole abdomen is scanned': 'abdomen-scan',
  'CT is with contrast': 'ct-contrast',
  'the biopsy is deep': 'deep-needle',
  'it is a procedure': 'procedure',
  'a fasting sugar is asked for': 'fasting-sugar',
  'no earlier fast applies': 'earliest',
}

const deskFacts: Readonly<Record<string, RegExp>> = {
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
  'original prescription': /original Rx/,
  'no metal, ask about implants': /no metal, ask about implants/,
  'ask about pregnancy': /ask about pregnancy/,
  'water limited if it is a barium study or IVP': /water limited if barium\/IVP/,
  'contrast possible': /contrast possible/,
  'contrast possible in any case': /contrast possible(,|$)/,
  'contrast possible if it is an IVP or HSG': /contrast possible if IVP\/HSG/,
  'ask about blood thinners': /ask about blood thinners/,
  'ask about heart medicines': /ask about heart medicines/,
}

const all = [
  ...plannedPatients,
  ...fortyReviewed,
  ...twentyInvented,
  ...fortyTold,
  ...fortyBlind,
  ...thirtyBlind,
]

it.each([
  ['facts', patientFacts, all.flatMap(({ reads, never }) => [...reads, ...never])],
  ['facts', deskFacts, all.flatMap(({ desk, notAtTheDesk }) => [...desk, ...notAtTheDesk])],
  ['conditions', conditions, all.flatMap(({ alarms }) => alarms.flatMap(({ onlyIf }) => onlyIf))],
])('knows exactly the %s that the patients name', (_, known, named) => {
  expect(Object.keys(known).toSorted()).toEqual([...new Set(named)].toSorted())
})

describe.each(all)('$who', ({ reads, never, alarms, ...asked }) => {
  describe.each(languages)('in %s', (language) => {
    const { form, plan, preparation, lastMeals } = whatPatientsRead(asked, language)

    it('reads each expected fact in the whole plan, and the whole plan in the calendar entry', () => {
      const pattern = (fact: string) => expect.stringMatching(ofFact(patientFacts, fact)[language])
      for (const fact of reads) expect([...form, ...plan], fact).toContainEqual(pattern(fact))
      for (const fact of never) expect(plan, fact).not.toContainEqual(pattern(fact))
      for (const line of plan) expect(preparation).toContain(line)
    })

    it('gets an alarm at the time of each last meal, and the alarm names all conditions of the fast', () => {
      expect(lastMeals.map(({ atMs }) => atMs)).toEqual(
        alarms.map(({ by }) => delhiInstant(visitDate, minutesOf(by))),
      )
      for (const [place, { onlyIf }] of alarms.entries())
        expect(named(lastMeals[place]?.reminder ?? '', language)).toEqual(
          onlyIf.map((condition) => ofFact(conditions, condition)).toSorted(),
        )
    })
  })
})

it.each([
  ['Ultrasound', 'Urine Analysis'],
  ['Ultrasound', 'MRI Scan'],
  ['Executive Health Package', 'Blood Sugar'],
] as const)(
  'tells nobody with %s and %s to hold a full bladder for a scan that may need none',
  (...tests) => {
    for (const language of languages) {
      const { plan } = whatPatientsRead({ tests, time: '9:00 AM' }, language)
      const [wrong] = plan.filter((line) => heldInAnyCase[language].test(line))
      expect(wrong).toBeUndefined()
    }
  },
)

const heldInAnyCase: Readonly<Record<Language, RegExp>> = {
  en: /^Keep the bladder full|that your bladder is full/,
  hi: /^स्कैन के लिए पेशाब रोककर|कि पेशाब रोका हुआ/,
}

/** The conditions that a reminder names. */
function named(reminder: string, language: Language): string[] {
  const { preparation } = languagesSpoken[language]
  const said = reminder.toLowerCase()
  const found = Object.entries(preparation.conditions)
    .filter(([, words]) => said.includes(words.toLowerCase()))
    .map(([condition]) => condition)
  const isOutlasted = reminder.endsWith(preparation.outlasted)
  return [...found, ...(isOutlasted ? ['earliest'] : [])].toSorted()
}

/** Minutes from the midnight before the visit. From 8 PM on, a time means the day before. */
function minutesOf(clock: string): number {
  if (clock === 'midnight') return 0
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([AP]M)$/.exec(clock) ?? []
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0)
  return minutes >= 20 * 60 ? minutes - 24 * 60 : minutes
}

describe.each([...plannedPatients, ...thirtyBlind])(
  '$who',
  ({ tests, time, isMorningOffered, ...patient }) => {
    it(`is ${isMorningOffered ? '' : 'not '}offered a morning instead`, () => {
      const slot = findSlot(time)
      if (slot === undefined) throw new Error('no slot')
      const at = { nowMs, hours: centre.hours }
      const objections = objectionsTo({ date: visitDate, slot }, planPreparation(tests), at)
      expect(objections.includes('afternoon')).toBe(isMorningOffered)
    })

    it('is announced to reception with the facts to ask about', () => {
      const flags = preparationFlags(tests).map(english.notices.flag)
      const pattern = (fact: string) => expect.stringMatching(ofFact(deskFacts, fact))
      for (const fact of patient.desk) expect(flags, fact).toContainEqual(pattern(fact))
      for (const fact of patient.notAtTheDesk) expect(flags, fact).not.toContainEqual(pattern(fact))
    })
  },
)

it.each([
  ['en', /\beat\b|\bmeal\b/i, /only after every test that needs an empty stomach/],
  ['hi', /खाएँ|खाना/, /तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/],
] as const)(
  'no %s sentence about clashing tests says to eat before a test that needs an empty stomach',
  (language, eats, after) => {
    const texts = Object.values(languagesSpoken[language].preparation.clashes)
    const eating = texts.filter((text) => eats.test(text))
    expect(eating).toHaveLength(4)
    for (const text of eating) expect(text).toMatch(after)
  },
)
