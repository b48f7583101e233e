import { z } from 'zod'

/**
 * What FHIR R4 (4.0.1) asks of a Bundle of Patients and Appointments: the elements we write with
 * their cardinalities and required codes, and the invariants of the resources. Anything not named
 * here is refused. https://hl7.org/fhir/R4/appointment.html, …/patient.html, …/bundle.html
 */

/** `string`: never empty, no control characters but tab, CR and LF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: R4's own definition of a string
const text = z.string().regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]+$/)
const uri = z.string().regex(/^\S+$/)
const instant = z.iso.datetime({ offset: true })
const some = <T extends z.ZodType>(element: T) => z.array(element).min(1)

const concept = z.strictObject({
  coding: some(z.strictObject({ system: uri, code: text })).optional(),
  text: text.optional(),
})

const extension = z.strictObject({
  url: z.literal('http://hl7.org/fhir/StructureDefinition/data-absent-reason'),
  valueCode: z.enum(['unknown', 'asked-unknown', 'not-asked', 'masked', 'not-applicable', 'error']),
})

const absent = { extension: some(extension).optional() }

const patient = z.strictObject({
  resourceType: z.literal('Patient'),
  name: some(z.strictObject({ ...absent, text: text.optional() })).optional(),
  telecom: some(
    z
      .strictObject({
        ...absent,
        system: z.enum(['phone', 'fax', 'email', 'pager', 'url', 'sms', 'other']).optional(),
        value: text.optional(),
      })
      .refine(({ value, system }) => value === undefined || system !== undefined, 'cpt-2'),
  ).optional(),
  communication: some(z.strictObject({ language: concept })).optional(),
})

const participant = z
  .strictObject({
    type: some(concept).optional(),
    actor: z
      .strictObject({ reference: uri.optional(), type: uri.optional(), display: text.optional() })
      .optional(),
    required: z.enum(['required', 'optional', 'information-only']).optional(),
    status: z.enum(['accepted', 'declined', 'tentative', 'needs-action']),
  })
  .refine(({ type, actor }) => type !== undefined || actor !== undefined, 'app-1')

const appointment = z
  .strictObject({
    resourceType: z.literal('Appointment'),
    identifier: some(z.strictObject({ system: uri, value: text })).optional(),
    status: z.enum([
      'proposed',
      'pending',
      'booked',
      'arrived',
      'fulfilled',
      'cancelled',
      'noshow',
      'entered-in-error',
      'checked-in',
      'waitlist',
    ]),
    cancelationReason: concept.optional(),
    serviceType: some(concept).optional(),
    reasonCode: some(concept).optional(),
    start: instant.optional(),
    end: instant.optional(),
    minutesDuration: z.int().positive().optional(),
    created: instant.optional(),
    comment: text.optional(),
    participant: some(participant),
  })
  .refine(({ start, end }) => (start === undefined) === (end === undefined), 'app-2')
  .refine(
    ({ start, end, status }) =>
      (start !== undefined && end !== undefined) ||
      ['proposed', 'cancelled', 'waitlist'].includes(status),
    'app-3',
  )
  .refine(
    ({ cancelationReason, status }) =>
      cancelationReason === undefined || ['noshow', 'cancelled'].includes(status),
    'app-4',
  )

const entry = z.strictObject({
  fullUrl: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  resource: z.discriminatedUnion('resourceType', [patient, appointment]),
})

/** No `total`, `search`, `request` or `response`: those are of other types of Bundle (bdl-1 to 4). */
export const bundleR4 = z
  .strictObject({
    resourceType: z.literal('Bundle'),
    type: z.literal('collection'),
    timestamp: instant.optional(),
    entry: some(entry).optional(),
  })
  .refine(
    ({ entry: entries = [] }) => new Set(entries.map((e) => e.fullUrl)).size === entries.length,
    'bdl-7',
  )
  .refine(({ entry: entries = [] }) => {
    const patients = entries.filter((e) => e.resource.resourceType === 'Patient')
    const known = new Set(patients.map((e) => e.fullUrl))
    return entries
      .flatMap(({ resource }) =>
        resource.resourceType === 'Appointment' ? resource.participant : [],
      )
      .every(({ actor }) => actor?.reference === undefined || known.has(actor.reference))
  }, 'a reference that leads nowhere')

export type BundleR4 = z.output<typeof bundleR4>
