import { english } from '../../content/strings.ts'
import type { KeptRequest } from '../../domain/appointment-request.ts'
import { isUrgent } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { longDate, spokenTime } from '../../domain/spoken-time.ts'
import { byCategory, calledIn } from '../../domain/test-catalogue.ts'
import { diallableNumber } from '../appointments/phone-key.ts'
import type { Appointment, ClaimedNotice, Recipient } from '../db/records.ts'
import { longestValue } from '../providers/field-value.ts'
import type { FieldName, Message, MessageField } from '../providers/provider.ts'
import { typedText } from '../providers/template-value.ts'
import { notesLine, wholeNotes } from './notes.ts'
import { isAboutRequest } from './notified.ts'

const { calendar, notices: strings } = english

/** The kinds of notice that are about one request. */
type RequestKind = keyof typeof strings.occasions

export interface RequestNotice extends ClaimedNotice {
  readonly kind: RequestKind
  readonly appointment: Appointment
}

export function isRequestNotice(notice: ClaimedNotice): notice is RequestNotice {
  return notice.appointment !== undefined && isAboutRequest(notice.kind)
}

/**
 * Everything reception needs to make the call; `mail` is where notes too long for a template were
 * sent in full, if anywhere.
 */
export function requestMessage(
  notice: RequestNotice,
  nowMs: number,
  mail: Recipient | undefined,
  hours: OpeningHours,
): Message {
  const { appointment, kind } = notice
  const { headline, rest, urgent } = strings
  const mark = isUrgent(appointment.receivedAtMs, hours, appointment) ? urgent : String
  const more = mail === undefined ? rest.listed(appointment.reference) : rest.mailed
  const occasion = occasionOf(notice)
  return {
    kind,
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: mark(headline(occasion, appointment.reference)),
    fields: [
      field('occasion', occasion),
      field('reference', appointment.reference),
      {
        ...field('patient', appointment.name),
        line: typedText(appointment.name, longestValue.patient),
      },
      {
        ...field('phone', dialable(appointment.phone)),
        line: dialable(appointment.phone, typedPhone),
      },
      field('call_by', mark(spokenTime(appointment.callByMs, nowMs, calendar))),
      field('tests', testsByRoom(appointment), appointment.tests.map(calledIn(english.names))),
      field('date', longDate(appointment.date, calendar)),
      field('time', appointment.time),
      {
        ...field('notes', wholeNotes(appointment)),
        line: notesLine(appointment, more),
      },
    ],
  }
}

/**
 * A correction is announced as one, with the question it raises, since a minimal notice has no
 * notes. A reminder of a correction is announced as a reminder.
 */
function occasionOf({ kind, appointment }: RequestNotice): string {
  const { corrects } = appointment
  if (corrects === undefined || kind === 'escalation') return strings.occasions[kind]
  return kind === 'reminder' ? strings.reminderOfCorrection(corrects) : strings.correction(corrects)
}

export function digestItem(appointment: Appointment, hours: OpeningHours): string {
  const { reference, corrects, name, phone, tests, additionalInfo } = appointment
  const { date, time } = appointment.agreed ?? appointment
  const { digest, testCount } = strings
  const request = digest.request(
    reference,
    typedText(name, longestValue.patient),
    dialable(phone, typedPhone),
    testCount(tests.length),
    digest.when(date, time),
  )
  const item = additionalInfo === '' ? request : `${request}, ${digest.note}`
  const mark = isUrgent(appointment.receivedAtMs, hours, appointment) ? strings.urgent : String
  return mark(corrects === undefined ? item : `${strings.correction(corrects)}: ${item}`)
}

export function field(name: FieldName, value: string, items?: readonly string[]): MessageField {
  return { name, label: strings.labels[name], value, ...(items && { items }) }
}

/** A number that WhatsApp links where one can be dialled, and always what the patient typed. */
function dialable(typed: string, shown: (typed: string) => string = String): string {
  const number = diallableNumber(typed)
  if (number === undefined) return shown(typed)
  const isSame = number === typed.replaceAll(/[\s-]/g, '')
  return isSame ? number : `${number} (${shown(typed)})`
}

/** The longest typed text shown beside the number read from it. */
const longestTypedPhone = 34

/** A text that is only a number needs no quotes. */
function typedPhone(typed: string): string {
  return /^[\p{Nd}\s()+-]+$/u.test(typed) ? typed : typedText(typed, longestTypedPhone)
}

/** The tests of each room, as a list: where space is short, whole tests are dropped. */
export function testsByRoom({ tests }: Pick<KeptRequest, 'tests'>): string {
  const rooms = byCategory(tests).map((group) => strings.room(strings.rooms[group.id], group.tests))
  return rooms.join('; ')
}
