import { english } from '../../content/strings.ts'
import { namesWith } from '../../domain/centre/catalogue-now.ts'
import type { OwnTests } from '../../domain/centre/published-facts.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { isUrgent } from '../../domain/time/call-back.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { longDate, spokenTime } from '../../domain/time/spoken-time.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import type { StaffKind } from '../../domain/visit/visit.ts'
import type { LeasedOfVisit, Recipient } from '../db/records.ts'
import type { ChannelName } from '../db/schema.ts'
import { longestValue } from '../providers/field-value.ts'
import type { Message, MessageField, NoticeFieldName, Provider } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { typedText } from '../providers/template-value.ts'
import { type LoadedVisit, openAskNumbers, type RequestOfVisit } from '../visits/loaded-visit.ts'
import { diallableNumbers } from '../visits/phone-key.ts'
import { areNotesCut, minimalNotes, notesLine, testsByRoom, wholeNotes } from './notes.ts'
import { type ShownAsks, shownAsks } from './shown-asks.ts'

const { calendar, names, notices: strings } = english

export interface MessageOfVisit {
  readonly notice: LeasedOfVisit & { readonly kind: StaffKind }
  readonly visit: LoadedVisit
  readonly shows: readonly AskNumber[]
}

interface MessageContext {
  readonly nowMs: number
  readonly hours: OpeningHours
  /** The mailbox that gets the full text if a template is too short for it. */
  readonly mail?: Recipient | undefined
  readonly own?: OwnTests | undefined
}

/** Everything that reception needs for the call. */
export function requestMessage(
  { notice, visit, shows }: MessageOfVisit,
  { nowMs, hours, mail, own }: MessageContext,
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

/** A request as one item of a list, which has no room for the patient's note. */
export function digestItem(
  visit: LoadedVisit,
  request: RequestOfVisit,
  hours: OpeningHours,
): string {
  const { reference, tests, additionalInfo, date, time, number, storedAtMs } = request
  const { others, contact, wishes } = shownAsks(visit, [...openAskNumbers(visit), number])
  const { digest, testCount } = strings
  const item = digest.request(
    reference,
    typedText(contact.name, longestValue.patient),
    dialableLine(contact.phone),
    testCount(tests.length),
    digest.when(date, time),
  )
  const earlier = others.find((other) => other.number < number)
  const said = [
    ...(earlier === undefined ? [] : [strings.sentAgainAfter(earlier.reference)]),
    ...(additionalInfo === '' ? [] : [digest.note]),
    ...wishes.map((wish) => strings.wishes[wish]),
  ]
  const mark = isUrgent(storedAtMs, hours, request) ? strings.urgent : String
  return mark([item, ...said].join(', '))
}

/**
 * Whether the message about a visit is too long for a template of reception's channel. Such a message is mailed too, if
 * reception has a mailbox.
 * @param own The centre's own tests as they are now, because the notes say how to prepare for them.
 */
export function isCutBy(
  channels: ReadonlyMap<ChannelName, Provider>,
  { reception }: Pick<Recipients, 'reception'>,
  own: () => OwnTests | undefined,
): (visit: LoadedVisit) => boolean {
  const hasTemplate = reception.some(({ channel }) => channels.get(channel)?.cutsLongNotices)
  return (visit) => {
    const shows = openAskNumbers(visit)
    return hasTemplate && shows.length > 0 && isMessageCut(shownAsks(visit, shows, own()))
  }
}

/** Whether a template is too short for the tests or the notes in a message about these asks. */
function isMessageCut(shown: ShownAsks): boolean {
  const tests = testsByRoom(shown.request.tests, shown.own)
  return tests.length > longestValue.tests || areNotesCut(shown)
}

function isAnyUrgent({ wanted }: ShownAsks, hours: OpeningHours): boolean {
  return wanted.some((slot) => isUrgent(slot.sinceMs, hours, slot))
}

/**
 * What a message is about, in as many words as fit the template. Names an earlier request and the wishes too, because
 * the notes of a minimal notice (without health data) leave them out.
 */
function occasionOf(kind: StaffKind, shown: ShownAsks): string {
  if (kind !== 'request' && kind !== 'remind') return strings.occasions[kind]
  const wishes = shown.wishes.map((wish) => strings.wishes[wish])
  const again = sentAgain(shown)
  const lead = leadOf(kind, shown, again.length > 0)
  const ways = [...again, []].map((words) => [...lead, ...words, ...wishes].join(', '))
  const fitting = ways.find((way) => way.length <= longestValue.occasion)
  return capitalised(fitting === undefined || fitting === '' ? strings.occasions[kind] : fitting)
}

function leadOf(
  kind: 'request' | 'remind',
  { hasRequest, wishes }: ShownAsks,
  isAgain: boolean,
): string[] {
  if (kind === 'remind')
    return [isAgain || wishes.length > 0 ? strings.reminder : strings.occasions.remind]
  return hasRequest && !isAgain ? [strings.occasions.request] : []
}

/** Ways to say that the request is not the first of its visit, the longest first; none if it is the first. */
function sentAgain({ others: [other], before }: ShownAsks): string[][] {
  const after = other ?? before
  if (after === undefined) return []
  const ask = other === undefined ? [] : [strings.askWhichHolds]
  const named = strings.sentAgainAfter(after.reference)
  return [[named, ...ask], [strings.sentAgain, ...ask], [strings.sentAgain]]
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function field(
  name: NoticeFieldName,
  value: string,
  items?: readonly string[],
): MessageField {
  return { name, label: strings.labels[name], value, ...(items && { items }) }
}

function contactFields({ contact: { name, phone } }: ShownAsks): MessageField[] {
  return [
    { ...field('patient', name), line: typedText(name, longestValue.patient) },
    { ...field('phone', dialable(phone)), line: dialableLine(phone) },
  ]
}

/** What the newest request asks for. The notes say what the other requests ask for. */
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

/** The number as WhatsApp links it, if one can be dialled, with what the patient typed if that differs. */
function dialable(typed: string, shown: (typed: string) => string = String): string {
  const [number] = diallableNumbers(typed)
  if (number === undefined) return shown(typed)
  const isSame = number === typed.replaceAll(/[\s-]/g, '')
  return isSame ? number : `${number} (${shown(typed)})`
}

/** Like {@link dialable}, for a template or a list. */
function dialableLine(typed: string): string {
  return dialable(typed, typedPhone)
}

/** How much of the typed text is shown beside the number read from it. */
const longestTypedPhone = 34

/** A text that is only a number needs no quotes. */
function typedPhone(typed: string): string {
  return /^[\p{Nd}\s()+-]+$/u.test(typed) ? typed : typedText(typed, longestTypedPhone)
}
