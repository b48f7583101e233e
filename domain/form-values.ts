import { type AppointmentDraft, type FieldName, maxLength } from './appointment-request.ts'

/** The form's values: the draft, and the switch for a family member. */
export interface FormValues extends AppointmentDraft {
  readonly isForFamily: boolean
}

export const emptyForm: FormValues = {
  name: '',
  phone: '',
  email: '',
  date: '',
  time: '',
  tests: [],
  additionalInfo: '',
  isForFamily: false,
}

/** The field of the switch in a form sent without script. */
export const forFamily = { name: 'bookingFor', value: 'family' } as const

/** The field that asks to show the filled-in form in the language of the address and to store nothing. */
export const previewOnly = { name: 'only', value: 'show' } as const

/** The values of a form posted without script. A missing field reads as empty. */
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
