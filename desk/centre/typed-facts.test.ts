import { expect, it } from 'vitest'
import { askableSteps } from '../../domain/centre/publication-problems.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import {
  dayField,
  dialled,
  hoursCodec,
  phonesCodec,
  testCodec,
  withoutPhone,
  yes,
} from './typed-facts.ts'

const { hours, phones, test, ownTest } = aPublication

it('reads back each fact that it has put into fields', () => {
  expect(hoursCodec.read(hoursCodec.typed(hours))).toEqual(hours)
  expect(phonesCodec.read(phonesCodec.typed(phones))).toEqual(phones)
  const unstated = { ...test, isOffered: false, price: null, minutes: null }
  const withFast = { ...ownTest, steps: [], fast: { least: 8, most: 10 } }
  for (const each of [test, unstated, ownTest, withFast])
    expect(testCodec.read(testCodec.typed(each))).toEqual(each)
})

it('fills in the usual hours if a closed day is opened, and an hour of break if a break is chosen', () => {
  const typed = hoursCodec.typed(hours)
  const opened = hoursCodec.read({ ...typed, [dayField(0, 'kind')]: 'open' }).weekly
  expect(opened[0]).toEqual([{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }])
  const withBreak = hoursCodec.read({ ...typed, [dayField(1, 'kind')]: 'break' }).weekly
  expect(withBreak[1]).toEqual([
    { opens: 9 * 60, closes: 13 * 60 },
    { opens: 14 * 60, closes: 18 * 60 },
  ])
})

it('removes one of three numbers, and the others keep their order', () => {
  const typed = { ...phonesCodec.typed(phones), 'phones.1': '98765 43210', 'phones.2': '' }
  const rest = { ...typed, ...withoutPhone(1, typed) }
  expect(phonesCodec.read(rest).phones.map(({ label }) => label)).toEqual(['011 5550 0199', ''])
})

it.each([
  ['1,200', 1200],
  ['₹ 1200', 1200],
  ['1,200/-', 1200],
  ['१२००', 1200],
  ['', null],
  ['about 1200', Number.NaN],
  ['12.5', 12.5],
])('reads the price “%s” as %s', (price, rupees) => {
  expect(testCodec.read({ test: 'ECG', isOffered: yes, price }).price).toBe(rupees)
})

it('uses the English name as the name of an own test, and reads each ticked step', () => {
  const typed = Object.fromEntries(askableSteps.map((step) => [`steps.${step}`, yes]))
  const own = testCodec.read({ 'names.en': ' Holter  Monitor ', category: 'heart', ...typed })
  expect(own).toMatchObject({ test: 'Holter Monitor', names: { en: 'Holter Monitor' } })
  expect('steps' in own && own.steps.toSorted()).toEqual(askableSteps.toSorted())
  expect(own.minutes).toBeNaN()
})

it('leaves out the invisible marks that a phone copies along with a number', () => {
  const copied = { ...phonesCodec.typed(phones), 'phones.0': '\u202a011  5550 0199\u202c' }
  expect(phonesCodec.read(copied)).toEqual(phones)
})

it.each([
  ['+91 11 5550 0142', '+911155500142'],
  ['011 5550 0142', '+911155500142'],
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['91234 56789', '+919123456789'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['1800 123 4567', '+9118001234567'],
  ['0091 98765 43210', '+919876543210'],
  ['+44 20 7946 0018', '+442079460018'],
])('dials for “%s” the number %s', (printed, number) => {
  expect(dialled(printed)).toBe(number)
})
