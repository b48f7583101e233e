import { type AppointmentDraft, maxLength } from './appointment-request.ts'

/** The form as it stands: the draft, and a tick that becomes a line of it. */
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

/** The box to tick, as a form sent without script carries it. */
export const forFamily = { name: 'bookingFor', value: 'family' } as const

/** Sent with the form, it asks to see it filled in, in the language of the address, and sends nothing on. */
export const previewOnly = { name: 'only', value: 'show' } as const

/**
 * The draft as it is sent. Who books for a family member says so in one line of the additional
 * information, because the request has no field for it.
 */
export function asSent(
  { isForFamily, ...draft }: FormValues,
  familyLine: string,
): AppointmentDraft {
  if (!isForFamily) return draft
  const typed = draft.additionalInfo.trim()
  return { ...draft, additionalInfo: typed === '' ? familyLine : `${familyLine}\n${typed}` }
}

/** How many characters can be typed: the line and the break after it count toward the limit. */
export function additionalInfoRoom(isForFamily: boolean, familyLine: string): number {
  return maxLength.additionalInfo - (isForFamily ? familyLine.length + 1 : 0)
}
