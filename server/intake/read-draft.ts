import { z } from 'zod'
import {
  type AppointmentDraft,
  type FieldName,
  type FieldProblems,
  maxLength,
  type Problem,
} from '../../domain/appointment-request.ts'
import { type FormValues, forFamily } from '../../domain/form-values.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { timeSlots } from '../../domain/time-slots.ts'

export type ReadDraft =
  | { readonly ok: true; readonly draft: AppointmentDraft }
  | { readonly ok: false; readonly problems: FieldProblems }

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/**
 * The shape of the JSON body (spec, point 7); its values are validated in `domain/`. What `meta` says
 * of them is described at `/openapi.json`, and not checked here.
 */
export const requestBody = z.object({
  name: z.string().meta({ minLength: 1, maxLength: maxLength.name, examples: ['Asha Verma'] }),
  phone: z.string().meta({ minLength: 1, maxLength: maxLength.phone, examples: ['98765 43210'] }),
  email: optionalText.meta({ maxLength: maxLength.email }),
  date: z.string().meta({ format: 'date', description: 'A day in Delhi, from today on.' }),
  time: z.string().meta({ enum: timeSlots.map(({ label }) => label) }),
  tests: z.array(z.string().meta({ enum: allTests })).meta({ minItems: 1, uniqueItems: true }),
  additionalInfo: optionalText.meta({ maxLength: maxLength.additionalInfo }),
})

/** The error for a field that is absent or of the wrong type. */
const misshapen = {
  tests: 'tests-missing',
  date: 'date-missing',
  time: 'time-missing',
  name: 'name-missing',
  phone: 'phone-missing',
  email: 'email-malformed',
  additionalInfo: 'additionalInfo-malformed',
} as const satisfies Record<FieldName, Problem>

export function readJsonDraft(value: unknown): ReadDraft {
  const parsed = requestBody.safeParse(value)
  if (parsed.success) return { ok: true, draft: parsed.data }
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]))
  const isNoObject = wrong.has(undefined)
  const problemOf = (field: FieldName) =>
    wrong.has(field) || (isNoObject && field !== 'email' && field !== 'additionalInfo')
      ? misshapen[field]
      : undefined
  return {
    ok: false,
    problems: {
      tests: problemOf('tests'),
      date: problemOf('date'),
      time: problemOf('time'),
      name: problemOf('name'),
      phone: problemOf('phone'),
      email: problemOf('email'),
      additionalInfo: problemOf('additionalInfo'),
    },
  }
}

/**
 * The same fields from a form posted without script, with its checkbox; a missing one reads as
 * empty.
 */
export function readFormDraft(form: URLSearchParams): FormValues {
  const read = (field: FieldName) => form.get(field) ?? ''
  return {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    date: read('date'),
    time: read('time'),
    tests: form.getAll('tests'),
    additionalInfo: read('additionalInfo'),
    isForFamily: form.get(forFamily.name) === forFamily.value,
  }
}
