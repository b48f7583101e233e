import { z } from 'zod'
import type { Authority, Centre, CentreInStrings, ClaimId } from '../../content/centre.ts'
import { factSentences } from '../../content/fact-sentences.ts'
import type { PictureFiles } from '../../content/picture.ts'
import { isE164, isSameNumber, isWhatsAppNumber } from '../../domain/centre/centre-phone.ts'
import { clockLabel, dayEnds, weekdays } from '../../domain/time/delhi-time.ts'
import { dayProblem, isOpenFor, weekProblem } from '../../domain/time/hours-problems.ts'
import { factsSchema } from './facts-schema.ts'
import {
  anyText,
  date,
  fields,
  httpsAddress,
  listOf,
  mailAddress,
  matching,
  mustBe,
  noRepeat,
  numberFrom,
  oneOf,
  said,
  someOf,
  text,
  wholeNumber,
} from './field-forms.ts'
import { picturesSchema } from './pictures-schema.ts'
import { roomsSchema } from './rooms-schema.ts'

const phone = fields({
  label: text(),
  e164: matching(
    isE164,
    'This must be + and the country code before the number, as in +919876543210: ten digits follow +91.',
  ),
}).superRefine(({ label, e164 }, { addIssue }) => {
  if (isSameNumber(label, e164)) return
  addIssue({ code: 'custom', message: factSentences.phoneDiffers(label, e164) })
})

const phones = listOf(phone).min(1, 'At least one number is needed.')

const whatsapp = matching(
  isWhatsAppNumber,
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
).superRefine(noRepeat('authority', (authority) => `${authority} is named twice.`))

const minutes = wholeNumber(
  0,
  dayEnds,
  'whole minutes since midnight',
  'Write 8 * 60 + 30 for 8:30 AM.',
)

/** The shortest opening: one slot of the form. A shorter one mostly has hours that were not multiplied by 60. */
const leastMinutes = 30

const opening = fields({ opens: minutes, closes: minutes }).superRefine(
  ({ opens, closes }, { addIssue }) => {
    const length = closes - opens
    if (length <= 0 || length >= leastMinutes) return
    const message = `This is open for ${length} minutes. Write 9 * 60 for 9 AM, not 9.`
    addIssue({ code: 'custom', message })
  },
)

const howToWrite =
  'A closed weekday is []. Any other is [{ opens: 8 * 60 + 30, closes: 20 * 60 + 30 }].'

/** The openings of one weekday, in order. */
const day = z
  .array(opening, { error: ({ input }) => mustBe('a list of openings', input, howToWrite) })
  .superRefine((openings, { addIssue }) => {
    const problem = dayProblem(openings, factSentences)
    if (problem === undefined) return
    addIssue({ code: 'custom', path: [problem.at], message: problem.sentence })
  })

const week = fields({ 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day }).superRefine(
  (weekly, { addIssue }) => {
    const message = weekProblem(weekly, factSentences)
    if (message !== undefined) addIssue({ code: 'custom', message })
  },
)

const closures = listOf(fields({ date: date(), reason: said() })).superRefine(
  noRepeat('date', (day) => `${day} is closed twice.`),
)

const hoursSchema = fields({ weekly: week, closures, doctor: week.optional() }).superRefine(
  ({ weekly, doctor }, { addIssue, issues }) => {
    if (issues.length > 0) return
    for (const weekday of weekdays)
      for (const [at, span] of doctor?.[weekday].entries() ?? []) {
        if (isOpenFor(span, weekly[weekday])) continue
        const message = `From ${clockLabel(span.opens)} to ${clockLabel(span.closes)} the centre is closed, at least for a part.`
        addIssue({ code: 'custom', path: ['doctor', weekday, at], message })
      }
  },
)

/** If the source is empty, the site does not show the claim. */
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
    // The bounds are those of India, the only country above. So no latitude passes as a longitude.
    location: fields({ latitude: numberFrom(6, 38), longitude: numberFrom(68, 98) }),
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

/** All of content/hi/centre.ts, and of this file in each later language. */
export const centreInStringsSchema = fields({
  name: text(),
  address: fields(address),
  doctor: fields({ name: text() }),
  claims,
  scopes: someOf(Object.keys(authorities), text()),
  dataDesk: text(),
} satisfies Record<keyof CentreInStrings, unknown>)
