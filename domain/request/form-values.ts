import { type AppointmentDraft, type FieldName, maxLength } from './appointment-request.ts'

export interface FormValues extends AppointmentDraft {
  readonly isForFamily: boolean
}

export const emptyForm = formValues(() => '', [], false)

/** The field of the switch in a form sent without script. */
export const forFamily = { name: 'bookingFor', value: 'family' } as const

/** The values of a form, in the browser or posted without script. A missing field reads as empty. */
export function readFormDraft(form: FormData | URLSearchParams): FormValues {
  const tests = form.getAll('tests').map(String)
  const isForFamily = form.get(forFamily.name) === forFamily.value
  return formValues((field) => String(form.get(field) ?? ''), tests, isForFamily)
}

export function formValues(
  read: (field: Exclude<FieldName, 'tests'>) => string,
  tests: readonly string[],
  isForFamily: boolean,
): FormValues {
  return {
    name: read('name'),
    phone: read('phone'),
    email: read('email'),
    date: read('date'),
    time: read('time'),
    tests,
    additionalInfo: read('additionalInfo'),
    isForFamily,
  }
}

/**
 * The draft as it is sent. Booking for a family member adds one line to the additional information,
 * because the request has no field for it.
 */
export function asSent(
  { isForFamily, ...draft }: FormValues,
  familyLine: string,
): AppointmentDraft {
  if (!isForFamily) return draft
  const typed = draft.additionalInfo.trim()
  return { ...draft, additionalInfo: typed === '' ? familyLine : `${familyLine}\n${typed}` }
}

/** How many characters the visitor may type. The line added for a family member uses up a part of the limit. */
export function additionalInfoRoom(isForFamily: boolean, familyLine: string): number {
  return maxLength.additionalInfo - (isForFamily ? familyLine.length + 1 : 0)
}
