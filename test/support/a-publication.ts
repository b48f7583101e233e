import type {
  HoursPublished,
  OwnTestPublished,
  PhonesPublished,
  TestPublished,
} from '../../domain/centre/published-facts.ts'

const weekday = [{ opens: 9 * 60, closes: 18 * 60 }]

const hours: HoursPublished = {
  fact: 'hours',
  weekly: {
    0: [],
    1: weekday,
    2: weekday,
    3: weekday,
    4: weekday,
    6: weekday,
    5: [
      { opens: 9 * 60, closes: 13 * 60 },
      { opens: 14 * 60 + 30, closes: 18 * 60 },
    ],
  },
}

const phones: PhonesPublished = {
  fact: 'phones',
  phones: [{ label: '011 5550 0199', e164: '+911155500199' }],
  whatsapp: '919811100199',
}

const test: TestPublished = {
  fact: 'test',
  test: 'MRI Scan',
  isOffered: true,
  price: 7777,
  minutes: 50,
}

const ownTest: OwnTestPublished = {
  fact: 'own-test',
  test: 'Holter Monitor',
  isOffered: true,
  names: { en: 'Holter Monitor', hi: 'होल्टर मॉनिटर' },
  category: 'cardiac',
  room: 'heart',
  price: 2345,
  minutes: 25,
  steps: ['loose-clothes'],
}

/** One valid publication of each kind of fact. Each differs from the centre of the tests. */
export const aPublication = { hours, phones, test, ownTest } as const
