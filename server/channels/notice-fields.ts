import parsePhoneNumber from 'libphonenumber-js/min'
import type { Words } from '../../content/words.ts'
import { longDate, spokenTime } from '../../domain/spoken-time.ts'
import type { Appointment } from '../store/store.ts'

/** One value of the notice, under the name the template knows it by. */
export interface NoticeField {
  readonly name: 'reference' | 'patient' | 'phone' | 'call_by' | 'tests' | 'date' | 'time' | 'notes'
  readonly value: string
}

/** What reception needs to make the call, in the template's order. Values are raw texts. */
export function noticeFields(appointment: Appointment, nowMs: number, words: Words): NoticeField[] {
  return [
    { name: 'reference', value: appointment.reference },
    { name: 'patient', value: appointment.name },
    { name: 'phone', value: dialable(appointment.phone) },
    { name: 'call_by', value: spokenTime(appointment.callByMs, nowMs, words.calendar) },
    { name: 'tests', value: appointment.tests.join('; ') },
    { name: 'date', value: longDate(appointment.date, words.calendar) },
    { name: 'time', value: appointment.time },
    { name: 'notes', value: notesOf(appointment, words) },
  ]
}

/** A number WhatsApp makes tappable where it parses, and always what the patient typed. */
function dialable(typed: string): string {
  const parsed = parsePhoneNumber(typed, 'IN')
  if (!parsed?.isValid()) return typed
  return parsed.number === typed.replaceAll(/[\s-]/g, '')
    ? parsed.number
    : `${parsed.number} (${typed})`
}

function notesOf({ additionalInfo, email }: Appointment, words: Words): string {
  return [email && words.notices.email(email), additionalInfo].filter(Boolean).join(' · ')
}
