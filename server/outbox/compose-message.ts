import parsePhoneNumber from 'libphonenumber-js/min'
import type { DeskWords } from '../../content/words.ts'
import { preparationFlags } from '../../domain/preparation.ts'
import { longDate, spokenTime } from '../../domain/spoken-time.ts'
import { testCatalogue } from '../../domain/test-catalogue.ts'
import type { FieldName, Message, MessageField } from '../channels/channel.ts'
import type { Appointment, ClaimedNotice } from '../store/records.ts'
import type { NoticeKind } from '../store/schema.ts'

type NoticeWords = DeskWords['notices']

/** The kinds of notice that are about one request. */
type RequestKind = keyof NoticeWords['occasions']

export interface RequestNotice extends ClaimedNotice {
  readonly kind: RequestKind
  readonly appointment: Appointment
}

const ofNoRequest: ReadonlySet<NoticeKind> = new Set(['alarm', 'day-digest', 'weekly-report'])

export function isRequestNotice(notice: ClaimedNotice): notice is RequestNotice {
  return notice.appointment !== undefined && !ofNoRequest.has(notice.kind)
}

/** Everything reception needs to make the call, complete in itself. */
export function requestMessage(notice: RequestNotice, nowMs: number, words: DeskWords): Message {
  const { appointment, kind } = notice
  const { headline } = words.notices
  const occasion = occasionOf(notice, words.notices)
  const field = fieldMaker(words.notices)
  return {
    kind,
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: headline(occasion, appointment.reference),
    fields: [
      field('occasion', occasion),
      field('reference', appointment.reference),
      field('patient', appointment.name),
      field('phone', dialable(appointment.phone)),
      field('call_by', spokenTime(appointment.callByMs, nowMs, words.calendar)),
      field('tests', testsByRoom(appointment, words.notices), appointment.tests),
      field('date', longDate(appointment.date, words.calendar)),
      field('time', appointment.time),
      field('notes', notesOf(appointment, words.notices)),
    ],
  }
}

/** A correction is announced as one; a reminder of it is first of all a reminder. */
function occasionOf({ kind, appointment }: RequestNotice, words: NoticeWords): string {
  return kind === 'request' && appointment.corrects !== undefined
    ? words.correction(appointment.corrects)
    : words.occasions[kind]
}

/** Several requests in one message, which has an id of its own. */
export function digestMessage(
  notices: readonly [RequestNotice, ...RequestNotice[]],
  correlationId: string,
  words: DeskWords,
): Message {
  const [{ recipient }] = notices
  const summary = words.notices.digest.summary(notices.length)
  const items = notices.map((notice) => digestItem(notice.appointment, words.notices))
  const field = fieldMaker(words.notices)
  return {
    kind: 'digest',
    recipient,
    correlationId,
    headline: summary,
    fields: [field('summary', summary), field('requests', items.join('; '), items)],
  }
}

export function digestItem(appointment: Appointment, words: NoticeWords): string {
  const { reference, corrects, name, phone, tests, date, time } = appointment
  const { digest, testCount } = words
  const item = digest.request(
    reference,
    name,
    dialable(phone),
    testCount(tests.length),
    digest.when(date, time),
  )
  return corrects === undefined ? item : `${words.correction(corrects)}: ${item}`
}

export function fieldMaker(words: NoticeWords) {
  return (name: FieldName, value: string, items?: readonly string[]): MessageField => ({
    name,
    label: words.labels[name],
    value,
    ...(items === undefined ? {} : { items }),
  })
}

/** A number WhatsApp makes tappable where it parses, and always what the patient typed. */
function dialable(typed: string): string {
  const parsed = parsePhoneNumber(typed, 'IN')
  if (!parsed?.isValid()) return typed
  const isSame = parsed.number === typed.replaceAll(/[\s-]/g, '')
  return isSame ? parsed.number : `${parsed.number} (${typed})`
}

function testsByRoom({ tests }: Appointment, words: NoticeWords): string {
  const rooms = testCatalogue.flatMap((category) => {
    const here = category.tests.filter((test) => tests.includes(test))
    return here.length === 0 ? [] : words.room(words.rooms[category.id], here)
  })
  return rooms.join('; ')
}

/** Preparation first, for that is what reception has to say on the phone. */
function notesOf(appointment: Appointment, words: NoticeWords): string {
  const { tests, additionalInfo, email, corrects, language } = appointment
  const flags = preparationFlags(tests).map((flag) => words.flags[flag])
  const notes = [
    corrects && words.askWhichHolds(corrects),
    flags.length > 0 && words.preparation(flags),
    words.languages[language],
    email && words.email(email),
    additionalInfo,
  ]
  return notes.filter(Boolean).join(' · ')
}
