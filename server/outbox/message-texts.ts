import { english } from '../../content/strings.ts'
import { isUrgent } from '../../domain/call-back.ts'
import { namesWith } from '../../domain/catalogue.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import { longDate, spokenTime } from '../../domain/spoken-time.ts'
import { calledIn } from '../../domain/test-catalogue.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { LeasedOfVisit, Recipient } from '../db/records.ts'
import { longestValue } from '../providers/field-value.ts'
import type { Message, MessageField, NoticeFieldName } from '../providers/provider.ts'
import { typedText } from '../providers/template-value.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import { dialable, dialableLine } from './dialable.ts'
import { areNotesCut, minimalNotes, notesLine, wholeNotes } from './notes.ts'
import { occasionOf } from './occasion.ts'
import { testsByRoom } from './rooms.ts'
import { type ShownAsks, shownAsks } from './shown-asks.ts'

const { calendar, names, notices: strings } = english

/** A message about a visit, and the asks of it that the message shows. */
export interface MessageOfVisit {
  readonly notice: LeasedOfVisit
  readonly visit: LoadedVisit
  readonly shows: readonly AskNumber[]
}

/**
 * Everything reception needs to make the call; `mail` is where what is too long for a template was sent
 * in full, if anywhere.
 */
export function requestMessage(
  { notice, visit, shows }: MessageOfVisit,
  nowMs: number,
  mail: Recipient | undefined,
  hours: OpeningHours,
  own?: OwnTests,
): Message {
  const shown = shownAsks(visit, shows, own)
  const { headline, urgent } = strings
  const mark = isAnyUrgent(shown, hours) ? urgent : String
  const occasion = occasionOf(notice.kind, shown)
  const { reference } = shown.request
  return {
    kind: notice.kind,
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline: mark(headline(occasion, reference)),
    fields: [
      field('occasion', occasion),
      field('reference', reference),
      ...contactFields(shown),
      field('call_by', mark(spokenTime(shown.callByMs, nowMs, calendar))),
      ...wantedFields(shown),
      notesField(shown, mail),
    ],
  }
}

/** Whether a template is too short for what a message about these asks would say. */
export function isMessageCut(visit: LoadedVisit, shows: readonly AskNumber[]): boolean {
  const shown = shownAsks(visit, shows)
  return testsByRoom(shown.request.tests).length > longestValue.tests || areNotesCut(shown)
}

function isAnyUrgent({ wanted }: ShownAsks, hours: OpeningHours): boolean {
  return wanted.some((slot) => isUrgent(slot.sinceMs, hours, slot))
}

function contactFields({ contact: { name, phone } }: ShownAsks): MessageField[] {
  return [
    { ...field('patient', name), line: typedText(name, longestValue.patient) },
    { ...field('phone', dialable(phone)), line: dialableLine(phone) },
  ]
}

/** What the newest request asks for. The notes say what the others do. */
function wantedFields({ request, others, own }: ShownAsks): MessageField[] {
  const { tests, date, time } = request
  const all = new Set([request, ...others].flatMap((each) => each.tests))
  return [
    {
      ...field('tests', testsByRoom(tests, own), tests.map(calledIn(namesWith(names, own, 'en')))),
      minimal: strings.testCount(all.size),
    },
    field('date', longDate(date, calendar)),
    field('time', time),
  ]
}

function notesField(shown: ShownAsks, mail: Recipient | undefined): MessageField {
  const { rest } = strings
  const more = mail === undefined ? rest.listed(shown.request.reference) : rest.mailed
  return {
    ...field('notes', wholeNotes(shown)),
    line: notesLine(shown, more),
    minimal: minimalNotes(shown) || '-',
  }
}

export function field(
  name: NoticeFieldName,
  value: string,
  items?: readonly string[],
): MessageField {
  return { name, label: strings.labels[name], value, ...(items && { items }) }
}
