import { english } from '../../content/strings.ts'
import type { KeptRequest } from '../../domain/appointment-request.ts'
import type { Language } from '../../domain/language.ts'
import { preparationFlags } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import type { Appointment } from '../db/records.ts'
import { longestValue } from '../providers/field-value.ts'
import { typedText } from '../providers/template-value.ts'

const strings = english.notices

type Noted = Pick<KeptRequest, 'tests' | 'additionalInfo' | 'email'> & {
  readonly language: Language
}

/** The notes in full, on as many lines as needed; what the patient typed is quoted as in a mail. */
export function wholeNotes(appointment: Appointment): string {
  const { additionalInfo, corrects } = appointment
  const typed = additionalInfo === '' ? [] : additionalInfo.split(lineBreak)
  const question = corrects === undefined ? [] : [strings.askWhichHolds(corrects)]
  const lines = [
    ...typed.map((line) => `> ${line}`),
    ...question,
    ...ours(appointment, appointment.email),
  ]
  return lines.join('\n')
}

/**
 * The notes for a template parameter: the patient's words first, and `more` where something had to
 * be left out. The occasion says that a request corrects another.
 */
export function notesLine(noted: Noted, more: string): string {
  if (!areNotesCut(noted)) return onOneLine(noted)
  const room = longestValue.notes - more.length - 1
  const typed = noted.additionalInfo === '' ? '' : typedText(noted.additionalInfo, room)
  const kept = ours(noted, emailInLine(noted)).reduce((line, part) => {
    const longer = joined([line, part])
    return longer.length <= room ? longer : line
  }, typed)
  return `${kept} ${more}`
}

/** Whether a template parameter is too short for all of the notes. */
export function areNotesCut(noted: Noted): boolean {
  return onOneLine(noted).length > longestValue.notes
}

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

function onOneLine(noted: Noted): string {
  const typed = noted.additionalInfo === '' ? '' : typedText(noted.additionalInfo, Infinity)
  return joined([typed, ...ours(noted, emailInLine(noted))])
}

/** Preparation first: reception has to say it on the phone. */
function ours({ tests, language }: Noted, email: string): string[] {
  const flags = preparationFlags(tests.filter(isTestName)).map(strings.flag)
  return [
    ...(flags.length === 0 ? [] : [strings.preparation(flags)]),
    strings.languages[language],
    ...(email === '' ? [] : [strings.email(email)]),
  ]
}

/** An ordinary e-mail address: WhatsApp would neither format it nor link a part of it. */
const plainEmail = /^(?!www\.)[a-z\d]+(?:[._+-][a-z\d]+)*@[a-z\d.-]+$/i

function emailInLine({ email }: Noted): string {
  return email === '' || plainEmail.test(email) ? email : typedText(email, Infinity)
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
