import { z } from 'zod'
import type {
  AppointmentDraft,
  FieldName,
  FieldProblems,
  Problem,
} from '../../domain/appointment-request.ts'
import { type FormValues, forFamily } from '../../domain/form-values.ts'

export type ReadDraft =
  | { readonly ok: true; readonly draft: AppointmentDraft }
  | { readonly ok: false; readonly problems: FieldProblems }

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** The shape of the JSON body (spec, point 7); its values are validated in `domain/`. */
const body = z.object({
  name: z.string(),
  phone: z.string(),
  email: optionalText,
  date: z.string(),
  time: z.string(),
  tests: z.array(z.string()),
  additionalInfo: optionalText,
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
  const parsed = body.safeParse(value)
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
