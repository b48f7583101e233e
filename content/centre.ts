import type { OpeningHours } from '../domain/opening-hours.ts'

/**
 * Every fact about the centre, once. What stands here is SAMPLE DATA for a centre that does not
 * exist; `npm run centre -- check` lists each sample still in place. README, "Make it yours".
 */
export interface Centre {
  readonly name: string
  /** The three letters of the reference, `#SID`. */
  readonly shortName: string
  readonly phones: readonly [Phone, ...Phone[]]
  /** The number behind `wa.me`, digits only with country code. */
  readonly whatsapp: string
  readonly email: string
  readonly address: Address
  readonly mapUrl: string
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly doctor: Doctor
  readonly hours: OpeningHours
  /** Shown only when filled. */
  readonly registrations: readonly Registration[]
  readonly claims: Readonly<Record<ClaimId, Claim>>
  readonly dataContact: { readonly name: string; readonly email: string }
  /** Facts above that are still samples; take a line out when you have put in your own. */
  readonly samples: readonly string[]
}

export interface Phone {
  /** As printed. */
  readonly label: string
  /** E.164, for `tel:` links. */
  readonly e164: `+${string}`
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
  readonly authority: 'PC-PNDT' | 'AERB' | 'NABL' | 'Clinical Establishment'
  readonly number: string
}

export type ClaimId = 'patients' | 'years' | 'testCategories' | 'accuracy' | 'goldMedal'

/** A figure the centre states of itself, with what it rests on (CCPA guidelines, 2022). */
export interface Claim {
  readonly value: string
  /** Empty while nobody has named a source; `centre check` lists it then. */
  readonly source: string
}

/** Those of the facts that are words, in a language besides English. */
export interface CentreInStrings {
  readonly name: string
  readonly address: Pick<Address, 'street' | 'locality' | 'city' | 'region'>
  readonly doctor: Pick<Doctor, 'name'>
  /** The claim as the page shows it. */
  readonly goldMedal: string
  /** Whom to write to about one's data. */
  readonly dataDesk: string
}

const weekday = { opens: 8 * 60 + 30, closes: 20 * 60 + 30 }
const sunday = { opens: 8 * 60 + 30, closes: 17 * 60 }

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

/** The facts that the booking form's script carries to the browser; the others stay on the server. */
export const centreInForm: Pick<Centre, 'phones' | 'whatsapp' | 'hours'> = {
  phones,
  whatsapp,
  hours,
}

export const centre: Centre = {
  name: 'Sunrise Imaging & Diagnostics',
  shortName: 'SID',
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
  registrations: [],
  claims: {
    patients: { value: '1000+', source: '' },
    years: { value: '10+', source: '' },
    testCategories: { value: '20+', source: '' },
    accuracy: { value: '99.8%', source: '' },
    goldMedal: { value: 'Gold medalist', source: '' },
  },
  dataContact: { name: 'Data desk', email: 'privacy@sunriseimaging.example' },
  samples: [
    'name',
    'phones',
    'whatsapp',
    'email',
    'address',
    'mapUrl',
    'location',
    'doctor',
    'dataContact',
    'testimonials',
    'facilities',
    'medical director profile',
    'preparation table, unsigned (docs/preparation.md)',
  ],
}
