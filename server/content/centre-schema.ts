import type { Authority, Centre, CentreInStrings, ClaimId } from '../../content/centre.ts'
import type { PictureFiles } from '../../content/picture.ts'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import { factsSchema } from './facts-schema.ts'
import {
  anyText,
  date,
  fields,
  httpsAddress,
  listOf,
  mailAddress,
  matching,
  numberFrom,
  oneOf,
  someOf,
  text,
} from './field-forms.ts'
import { hoursSchema } from './hours-schema.ts'
import { picturesSchema } from './pictures-schema.ts'
import { roomsSchema } from './rooms-schema.ts'

/** Ten digits, or the eleven of a toll-free number. */
const inIndia = /^\+91(?:[1-9]\d{9}|18\d{9})$/
const elsewhere = /^\+(?!91)[1-9]\d{6,14}$/

function isE164(number: string): boolean {
  return inIndia.test(number) || elsewhere.test(number)
}

const phone = fields({
  label: text(),
  e164: matching(
    isE164,
    'This must be + and the country code before the number, as in +919876543210: ten digits follow +91.',
  ),
}).superRefine(({ label, e164 }, { addIssue }) => {
  if (isSameNumber(label, e164)) return
  const message = `This is printed as ${label}, but called as ${e164}.`
  addIssue({ code: 'custom', message })
})

/** Whether a number as printed, perhaps without its country code, is the one that is called. */
function isSameNumber(label: string, e164: string): boolean {
  const printed = asciiDigits(label).replaceAll(/\D/g, '')
  const called = e164.slice(1)
  return printed === called || called === `91${printed.replace(/^0/, '')}`
}

const phones = listOf(phone).min(1, 'At least one number is needed.')

const whatsapp = matching(
  (value) => /^\d{11,}$/.test(value) && isE164(`+${value}`),
  'This must be digits alone, the country code first, as in 919876543210.',
)

const authorities: Readonly<Record<Authority, true>> = {
  'PC-PNDT': true,
  AERB: true,
  NABL: true,
  'Clinical Establishment': true,
}

const registrations = listOf(
  fields({
    authority: oneOf(Object.keys(authorities)),
    number: text(),
    scope: text().optional(),
    checkAt: httpsAddress().optional(),
  }),
).superRefine((all, { addIssue }) => {
  const named = all.map(({ authority }) => authority)
  for (const [at, authority] of named.entries()) {
    if (named.indexOf(authority) === at) continue
    addIssue({ code: 'custom', path: [at, 'authority'], message: `${authority} is named twice.` })
  }
})

/** An empty source is lawful: the site does not make the claim. */
const claim = fields({ value: text(), source: anyText() })

/** Each claim that a page may make. */
export const claimForms = {
  patients: claim,
  years: claim,
  testCategories: claim,
  accuracy: claim,
  goldMedal: claim,
} satisfies Record<ClaimId, unknown>

const claims = fields(claimForms)

const address = { street: text(), locality: text(), city: text(), region: text() }

/** All of content/centre.ts and content/facts.ts. */
export function centreSchema(tests: readonly string[], files: PictureFiles) {
  return fields({
    name: text(),
    phones,
    whatsapp,
    email: mailAddress(),
    address: fields({
      ...address,
      postalCode: matching(/^[1-9]\d{5}$/, 'This must be a PIN code of six digits.'),
      country: oneOf(['IN']),
    }),
    mapUrl: httpsAddress(),
    location: fields({ latitude: numberFrom(-90, 90), longitude: numberFrom(-180, 180) }),
    doctor: fields({ name: text(), qualifications: text(), registrationNumber: text() }),
    preparationSigned: fields({ by: text(), on: date() }).optional(),
    hours: hoursSchema,
    rooms: roomsSchema(tests),
    pictures: picturesSchema(files),
    registrations,
    claims,
    dataContact: fields({ name: text(), email: mailAddress() }),
    facts: factsSchema(tests),
  } satisfies Record<keyof Centre, unknown>)
}

/** All of content/hi/centre.ts. */
export const centreInStringsSchema = fields({
  name: text(),
  address: fields(address),
  doctor: fields({ name: text() }),
  claims,
  scopes: someOf(Object.keys(authorities), text()),
  dataDesk: text(),
} satisfies Record<keyof CentreInStrings, unknown>)
