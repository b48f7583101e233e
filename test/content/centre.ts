/**
 * The centre that the tests use instead of `content/centre.ts`. The owner edits that file, and no such edit
 * may fail a test (docs/decisions/026).
 */
import type { Centre } from '../../content/centre.ts'
import type { CentreFacts } from '../../content/facts.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { facts } from './facts.ts'
import { pictures } from './pictures/pictures.ts'
import { minutes, needsPrescription, packages, prices } from './prices.ts'
import { rooms } from './rooms.ts'

const weekday = [{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }]
const sunday = [{ opens: 8 * 60 + 30, closes: 17 * 60 }]

const name = 'Sunrise Imaging & Diagnostics'

const phones: Centre['phones'] = [
  { label: '+91 11 5550 0142', e164: '+911155500142' },
  { label: '+91 98765 43210', e164: '+919876543210' },
]

const whatsapp = '919876543210'

const hours: OpeningHours = {
  weekly: {
    0: sunday,
    1: weekday,
    2: weekday,
    3: weekday,
    4: weekday,
    5: weekday,
    6: weekday,
  },
  closures: [],
}

export const centreInForm: Pick<Centre, 'phones' | 'whatsapp' | 'hours'> & {
  readonly facts: Pick<CentreFacts, 'minutes' | 'needsPrescription' | 'packages' | 'prices'>
} = { phones, whatsapp, hours, facts: { minutes, needsPrescription, packages, prices } }

/** The facts that the desk's script carries to reception's browser. */
export const centreAtDesk: Pick<Centre, 'name' | 'hours' | 'rooms'> & {
  readonly facts: Pick<CentreFacts, 'minutes' | 'prices'>
} = { name, hours, rooms, facts: { minutes, prices } }

export const centre: Centre = {
  name,
  phones,
  whatsapp,
  email: 'care@sunriseimaging.example',
  address: {
    street: '14 Aurobindo Marg, opposite the metro station',
    locality: 'Green Park',
    city: 'New Delhi',
    region: 'Delhi',
    postalCode: '110016',
    country: 'IN',
  },
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=28.5585,77.2065',
  location: { latitude: 28.5585, longitude: 77.2065 },
  doctor: {
    name: 'Dr. Meera Anand',
    qualifications: 'MBBS, MD (Radiodiagnosis)',
    registrationNumber: 'DMC/R/00000',
  },
  hours,
  rooms,
  pictures,
  registrations: [
    { authority: 'PC-PNDT', number: 'SAMPLE/0000' },
    { authority: 'AERB', number: 'SAMPLE-0000', checkAt: 'https://elora.aerb.gov.in' },
    {
      authority: 'NABL',
      number: 'SAMPLE-0000',
      scope: 'clinical biochemistry, haematology',
      checkAt: 'https://nabl-india.org',
    },
  ],
  claims: {
    patients: { value: '1000+', source: 'Sample: patient register, 2015 to 2025' },
    years: { value: '10+', source: 'Sample: registered in 2015' },
    testCategories: {
      value: '20+',
      source: 'Sample: kinds of test in the price list of 2026',
    },
    accuracy: { value: '99.8%', source: 'Sample: second readings of 500 reports, 2025' },
    goldMedal: { value: 'Gold medalist', source: 'Sample: awarded in 2009' },
  },
  dataContact: { name: 'Data desk', email: 'privacy@sunriseimaging.example' },
  facts,
}
