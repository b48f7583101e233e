import { describe, expect, it } from 'vitest'
import { factSentences } from '../../content/fact-sentences.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { weekOf } from '../../test/support/a-week.ts'
import type { DayHours } from '../time/opening-hours.ts'
import {
  askableSteps,
  type PublicationContext,
  publicationProblems,
} from './publication-problems.ts'
import type { Publication } from './published-facts.ts'
import { allTests } from './test-catalogue.ts'

const at: PublicationContext = { rooms: [{ id: 'heart' }], offered: allTests, own: ['Tilt Test'] }

function wrongIn(publication: Publication, context = at): string[] {
  return Object.keys(publicationProblems(publication, context, factSentences))
}

const { hours, phones, test, ownTest } = aPublication
const [first] = phones.phones

describe('a publication', () => {
  it.each(Object.values(aPublication))('is good: $fact', (publication) => {
    expect(wrongIn(publication)).toEqual([])
  })

  const wrong: Readonly<Record<string, readonly [Publication, string]>> = {
    'a day that closes before it opens': [onMonday({ opens: 600, closes: 540 }), 'weekly.1'],
    'a second opening at the very time of the first closing': [
      onMonday({ opens: 540, closes: 780 }, { opens: 780, closes: 900 }),
      'weekly.1',
    ],
    'an opening at half a minute': [onMonday({ opens: 540.5, closes: 780 }), 'weekly.1'],
    'no opening at all': [{ ...hours, weekly: weekOf([]) }, 'weekly'],
    'a number too short': [onlyPhone({ e164: '+91123' }), 'phones.0.e164'],
    'a number that differs from the printed one': [
      onlyPhone({ label: '011 5550 0000' }),
      'phones.0.label',
    ],
    'a number twice': [{ ...phones, phones: [first, first] }, 'phones.1.e164'],
    'no number for WhatsApp': [{ ...phones, whatsapp: '' }, 'whatsapp'],
    'a test that the centre does not have': [{ ...test, test: 'Mammography' }, 'test'],
    'a price of zero': [{ ...test, price: 0 }, 'price'],
    'a price that is far too high': [{ ...test, price: 60_000_000 }, 'price'],
    'more minutes than a day has': [{ ...test, minutes: 2000 }, 'minutes'],
    'the name of a test in the catalogue': [named('ecg'), 'names.en'],
    "the name of another of the centre's own tests": [named('TILT TEST'), 'names.en'],
    'a name with a comma': [named('Holter, 24 h'), 'names.en'],
    'a name that JavaScript treats specially': [named('__proto__'), 'names.en'],
    'a name of a property that every JavaScript object has': [named('constructor'), 'names.en'],
    'a Hindi name on two lines': [inHindi('होल्टर\nमॉनिटर'), 'names.hi'],
    'a Hindi name with a mark that reverses text': [inHindi('\u202eहोल्टर'), 'names.hi'],
    'a label of 41 signs': [onlyPhone({ label: first.label.padEnd(41, '.') }), 'phones.0.label'],
    'a label with a mark that reverses text': [
      onlyPhone({ label: `\u202e${first.label}` }),
      'phones.0.label',
    ],
    'a phone number for a name': [named('Book by 98765 43210'), 'names.en'],
    'a phone number in a Hindi name': [inHindi('फ़ोन ९८७६५ ४३२१०'), 'names.hi'],
    'no Hindi name': [{ ...ownTest, names: { ...ownTest.names, hi: ' ' } }, 'names.hi'],
    'an unknown room': [{ ...ownTest, room: 'cellar' }, 'room'],
    'a fast whose longest time is shorter than its shortest time': [
      { ...ownTest, fast: { least: 8, most: 6 } },
      'fast',
    ],
    'a step twice': [{ ...ownTest, steps: ['loose-clothes', 'loose-clothes'] }, 'steps'],
    'a step that every visit has anyway': [{ ...ownTest, steps: ['photo-id'] }, 'steps'],
  }

  it.each(Object.entries(wrong))('names the field that is wrong: %s', (_, [publication, field]) => {
    expect(wrongIn(publication)).toEqual([field])
  })

  it.each<readonly [string, Publication]>([
    ['each step that a test of the catalogue asks for', { ...ownTest, steps: askableSteps }],
    ['a label of 40 signs', onlyPhone({ label: first.label.padEnd(40, '.') })],
    ['numbers of hours, of a dose or of a tracer in a name', named('FDG-18F PET 24 h 100 mg')],
  ])('may have %s', (_, publication) => expect(wrongIn(publication)).toEqual([]))

  it('cannot take away the last test that is offered', () => {
    const shut = { ...test, isOffered: false }
    expect(wrongIn(shut)).toEqual([])
    expect(wrongIn(shut, { ...at, offered: [shut.test] })).toEqual(['isOffered'])
  })
})

function onMonday(...spans: readonly DayHours[]): Publication {
  return { ...hours, weekly: { ...hours.weekly, 1: spans } }
}

function onlyPhone(changes: Partial<typeof first>): Publication {
  return { ...phones, phones: [{ ...first, ...changes }] }
}

function named(name: string): Publication {
  return { ...ownTest, test: name, names: { ...ownTest.names, en: name } }
}

function inHindi(hi: string): Publication {
  return { ...ownTest, names: { ...ownTest.names, hi } }
}
