import type { CalendarDate } from '../domain/time/delhi-time.ts'
import type { DayHours, OpeningHours } from '../domain/time/opening-hours.ts'
import type { Phone } from '../domain/centre/published-facts.ts'
import type { RoomPlan } from '../domain/rooms/room.ts'
import { type CentreFacts, facts } from './facts.ts'
import type { Pictures } from './picture.ts'
import { pictures } from './pictures/pictures.ts'
import { minutes, needsPrescription, packages, prices } from './prices.ts'
import { rooms } from './rooms.ts'

/**
 * Every fact about the centre, once. These facts are SAMPLE DATA for a centre that does not exist.
 * `npm run centre -- check` lists each sample still in place (content/samples.ts). A server whose
 * content is wrong does not start. See "Make it yours" in the README.
 */
export interface Centre {
  readonly name: string
  readonly phones: readonly [Phone, ...Phone[]]
  /** The number behind `wa.me`, digits only with country code. */
  readonly whatsapp: string
  readonly email: string
  /**
   * If the centre moves, also change `mapUrl`, `location`, `facts.map` (content/facts.ts), the address in Hindi
   * (content/hi/centre.ts) and the photograph of the building. `centre check` names only a sample that was left.
   */
  readonly address: Address
  readonly mapUrl: string
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly doctor: Doctor
  readonly hours: OpeningHours
  readonly rooms: RoomPlan
  readonly pictures: Pictures
  /** Shown only when filled. */
  readonly registrations: readonly Registration[]
  readonly claims: Readonly<Record<ClaimId, CentreClaim>>
  readonly dataContact: { readonly name: string; readonly email: string }
  readonly facts: CentreFacts
  /** Left out until the medical director has signed docs/preparation.md. */
  readonly preparationSigned?: { readonly by: string; readonly on: CalendarDate }
}

export interface Address {
  readonly street: string
  readonly locality: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: 'IN'
}

export interface Doctor {
  readonly name: string
  readonly qualifications: string
  readonly registrationNumber: string
}

export interface Registration {
  readonly authority: Authority
  readonly number: string
  /**
   * What the number covers, as the certificate says. For NABL name the accredited tests, because the site may use
   * NABL's name for no others.
   */
  readonly scope?: string
  /** Where anybody can look the number up. */
  readonly checkAt?: `https://${string}`
}

export type Authority = 'PC-PNDT' | 'AERB' | 'NABL' | 'Clinical Establishment'

export type ClaimId = 'patients' | 'years' | 'testCategories' | 'accuracy' | 'goldMedal'

/** A figure that the centre states about itself, with its source (CCPA guidelines, 2022). */
export interface CentreClaim {
  readonly value: string
  /** What was counted, and in which years. While it is empty the site does not make the claim. */
  readonly source: string
}

/** The facts that consist of words, in a language other than English. */
export interface CentreInStrings {
  readonly name: string
  readonly address: Pick<Address, 'street' | 'locality' | 'city' | 'region'>
  readonly doctor: Pick<Doctor, 'name'>
  readonly claims: Readonly<Record<ClaimId, CentreClaim>>
  /** The `scope` of a registration, by its authority. */
  readonly scopes: Readonly<Partial<Record<Authority, string>>>
  /** The name of the contact for questions about personal data. */
  readonly dataDesk: string
}

/**
 * Minutes since midnight: `8 * 60 + 30` is 8:30 AM. A day with a break has two entries; a weekday that
 * is always closed has none, `[]`.
 */
const weekday: readonly DayHours[] = [{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }]
const sunday: readonly DayHours[] = [{ opens: 8 * 60 + 30, closes: 17 * 60 }]
const doctorDay: readonly DayHours[] = [
  { opens: 10 * 60, closes: 14 * 60 },
  { opens: 17 * 60, closes: 19 * 60 },
]

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
  // content/facts.ts states the same hours in words, so change both.
  doctor: {
    0: [],
    1: doctorDay,
    2: doctorDay,
    3: doctorDay,
    4: doctorDay,
    5: doctorDay,
    6: doctorDay,
  },
}

/** The facts that the booking form's script carries to the browser; the others stay on the server. */
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
    { authority: 'PC-PNDT', number: 'SAMPLE/0000', scope: 'ultrasound' },
    {
      authority: 'AERB',
      number: 'SAMPLE-0000',
      scope: 'X-ray and CT',
      checkAt: 'https://elora.aerb.gov.in',
    },
    {
      authority: 'NABL',
      number: 'SAMPLE-0000',
      scope: 'blood counts, sugar, lipids and thyroid',
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
