import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aDraft } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { typedEmails, typedNames, typedNotes, typedPhones } from '../../test/typed-values.ts'
import { allTests } from '../centre/test-catalogue.ts'
import {
  type AppointmentDraft,
  bookableDates,
  checkRequest,
  cleanDraft,
  maxLength,
  requiredFields,
  stillNeeded,
} from './appointment-request.ts'
import { emptyForm } from './form-values.ts'

const at = { nowMs: fridayTenAm, hours: centre.hours }
const problemsOf = (draft: AppointmentDraft) => {
  const checked = checkRequest(draft, at)
  return checked.ok ? {} : Object.fromEntries(Object.entries(checked.problems).filter(([, p]) => p))
}

describe('checkRequest', () => {
  it('accepts a complete request and trims its texts', () => {
    const typed = { name: '  Asha Verma ', phone: ' 98765 43210 ', email: ' a@b.in ' }
    const checked = checkRequest(aDraft({ ...typed, additionalInfo: '\n Wheelchair. ' }), at)
    const request = aDraft({ email: 'a@b.in', additionalInfo: 'Wheelchair.' })
    expect(checked).toEqual({ ok: true, request })
  })

  it.each([
    ['a blank name', { name: '  ' }, { name: 'name-missing' }],
    ['a name of invisible characters', { name: '\u3164\u2800 \u115f' }, { name: 'name-missing' }],
    ['a phone of invisible characters', { phone: '\u2800\u200d' }, { phone: 'phone-missing' }],
    ['a long name', { name: 'a'.repeat(101) }, { name: 'name-too-long' }],
    ['no phone', { phone: '' }, { phone: 'phone-missing' }],
    ['a long phone', { phone: '1'.repeat(33) }, { phone: 'phone-too-long' }],
    ['a long email', { email: `${'a'.repeat(250)}@b.cd` }, { email: 'email-too-long' }],
    ['no date', { date: '' }, { date: 'date-missing' }],
    ['a day that does not exist', { date: '2026-11-31' }, { date: 'date-malformed' }],
    ['yesterday', { date: '2026-11-19' }, { date: 'date-past' }],
    ['the 91st day', { date: '2027-02-19' }, { date: 'date-too-far' }],
    ['no time', { time: '' }, { time: 'time-missing' }],
    ['a time between slots', { time: '10:15 AM' }, { time: 'time-not-a-slot' }],
    ['a slot that is past', { time: '10:00 AM' }, { time: 'time-past' }],
    ['Sunday evening', { date: '2026-11-22', time: '5:00 PM' }, { time: 'time-closed' }],
    ['no test', { tests: [] }, { tests: 'tests-missing' }],
    ['a test that the catalogue lacks', { tests: ['Astrology'] }, { tests: 'tests-unknown' }],
    ['one of two tests unknown', { tests: ['ECG', 'Astrology'] }, { tests: 'tests-unknown' }],
    ['a test twice', { tests: ['ECG', 'ECG'] }, { tests: 'tests-repeated' }],
    [
      'a note of over 1000 characters',
      { additionalInfo: 'x'.repeat(1001) },
      { additionalInfo: 'additionalInfo-too-long' },
    ],
  ])('refuses %s', (_case, changes, problems) => {
    expect(problemsOf(aDraft(changes))).toEqual(problems)
  })

  it('accepts a text of the greatest length in each field, every test, and the 90th day', () => {
    const draft = aDraft({
      name: 'a'.repeat(maxLength.name),
      phone: '1'.repeat(maxLength.phone),
      email: `${'a'.repeat(maxLength.email - 5)}@b.cd`,
      additionalInfo: 'x'.repeat(maxLength.additionalInfo),
      tests: allTests,
      date: '2027-02-18',
    })
    expect(problemsOf(draft)).toEqual({})
  })

  it('accepts any way of writing a phone number', () => {
    const numbers = ['+91-9876543210', '098765 43210', '(011) 2345 6789 ext 4', '९८७६५४३२१०', 'n/a']
    for (const phone of numbers) expect(problemsOf(aDraft({ phone }))).toEqual({})
  })

  it.each([
    ...['asha@example.com', 'ASHA@EXAMPLE.COM', 'asha.verma+sid@mail.example.co.in', "o'neil_7@x"],
    ...['a@x-ray.in', '1@2.3', 'a@b2c.d3e.in', `a@${'x'.repeat(63)}.in`],
  ])('takes the email %s, as browsers do', (email) => {
    expect(problemsOf(aDraft({ email }))).toEqual({})
  })

  it.each([
    ...['asha', 'asha@', '@example.com', 'a b@c.de', 'a@b@c.de', 'a@b.in, c@d.in'],
    ...['आशा@example.com', 'a@b_c.in', 'a@b.c_d.in', 'a@b..in', 'a@b.', `a@${'x'.repeat(64)}.in`],
    ...['a@-b.in', 'a@b-.in', 'a@b.-in', 'a@b.in-'],
  ])('refuses the email %s, as browsers do', (email) => {
    expect(problemsOf(aDraft({ email }))).toEqual({ email: 'email-malformed' })
  })

  it.each([
    ['name', typedNames],
    ['phone', typedPhones],
    ['email', typedEmails],
    ['additionalInfo', typedNotes],
  ] as const)('finds the same problem in each %s as typed and as cleaned', (field, values) => {
    for (const [typed, problem] of values) {
      const draft = aDraft({ [field]: typed })
      const told = problem === undefined ? {} : { [field]: problem }
      expect(problemsOf(draft), JSON.stringify(typed)).toEqual(told)
      expect(problemsOf(cleanDraft(draft)), JSON.stringify(typed)).toEqual(told)
    }
  })

  it('takes the date of today from the clock of Delhi', () => {
    const afterMidnight = Date.parse('2026-11-21T00:10:00+05:30')
    expect(bookableDates(afterMidnight).first).toBe('2026-11-21')
    const checked = checkRequest(aDraft({ date: '2026-11-20' }), { ...at, nowMs: afterMidnight })
    expect(checked).toMatchObject({ ok: false, problems: { date: 'date-past' } })
  })

  it('never throws, and accepts no draft that lacks a required field', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant('x'.repeat(1001)),
    )
    const anyDraft = fc.record({
      name: anyText,
      phone: anyText,
      email: anyText,
      date: fc.oneof(anyText, fc.constant('2026-11-21')),
      time: fc.oneof(anyText, fc.constant('8:30 AM')),
      tests: fc.array(fc.oneof(anyText, fc.constantFrom(...allTests)), { maxLength: 5 }),
      additionalInfo: anyText,
    })
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const checked = checkRequest(draft, at)
        const isComplete = stillNeeded(draft, at).length === 0
        if (checked.ok) expect(isComplete).toBe(true)
      }),
    )
  })
})

describe('stillNeeded', () => {
  it('names every required field of an empty form, in the order of the form', () => {
    expect(stillNeeded(emptyForm, at)).toEqual(requiredFields)
  })

  it('names the time if the chosen day does not have the chosen slot', () => {
    expect(stillNeeded(aDraft({ date: '2026-11-22', time: '6:00 PM' }), at)).toEqual(['time'])
  })

  it('is empty for a complete form', () => expect(stillNeeded(aDraft(), at)).toEqual([]))
})
