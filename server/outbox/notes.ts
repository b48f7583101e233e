import { facts as centreFacts } from '../../content/facts.ts'
import { english } from '../../content/strings.ts'
import { namesWith } from '../../domain/centre/catalogue-now.ts'
import type { OwnTests } from '../../domain/centre/published-facts.ts'
import { byCategory, calledIn } from '../../domain/centre/test-catalogue.ts'
import { preparationFlags } from '../../domain/preparation/flags.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { longestValue } from '../providers/field-value.ts'
import { typedText } from '../providers/template-value.ts'
import type { RequestOfVisit } from '../visits/loaded-visit.ts'
import type { ShownAsks } from './shown-asks.ts'

const { calendar, names, notices: strings } = english

/** The notes in full, on as many lines as needed; what a patient typed is quoted as in a mail. */
export function wholeNotes(shown: ShownAsks): string {
  const { request, others, before, hasRequest, wishes, own } = shown
  const lines = [
    ...(hasRequest ? quoted(request) : []),
    ...others.flatMap((other) => [strings.also(wholeFacts(other, own)), ...quoted(other)]),
    ...(before === undefined ? [] : [strings.before(wholeFacts(before, own))]),
    ...wishes.map((wish) => strings.patient(strings.wishes[wish])),
    ...others.map(({ reference }) => strings.askWhether(reference)),
    ...settled(shown),
    ...callFacts(shown, shown.contact.email),
  ]
  return lines.join('\n')
}

/**
 * The notes for a template parameter: the newest request's words first, then the other requests. Each of these is
 * named at least, and `more` is added if something had to be left out.
 */
export function notesLine(shown: ShownAsks, more: string): string {
  const whole = onOneLine(shown)
  if (whole.length <= longestValue.notes) return whole
  const room = longestValue.notes - more.length - 1
  return `${fitted(notesParts(shown), room)} ${more}`
}

/** Whether a template parameter is too short for all of the notes. */
export function areNotesCut(shown: ShownAsks): boolean {
  return onOneLine(shown).length > longestValue.notes
}

/** For a notice without health data: which other requests there are and, if it fits, what is agreed. */
export function minimalNotes({ others, agreement }: ShownAsks): string {
  const parts = [
    ...others.map(({ reference, date, time }) =>
      wholeOr(
        strings.also(`${reference}, ${strings.digest.when(date, time)}`),
        strings.also(reference),
      ),
    ),
    ...(agreement === undefined ? [] : [wholeOr(agreedFor(agreement), '')]),
  ]
  return fitted(parts, longestValue.notes)
}

interface NotesPart {
  /** The text in at most `room` characters, or `least`. */
  readonly within: (room: number) => string
  /** The text that is never left out. */
  readonly least: string
}

function notesParts(shown: ShownAsks): NotesPart[] {
  const { request, others, before, hasRequest, own } = shown
  const rest = [
    ...(before === undefined ? [] : [strings.before(facts(before, own))]),
    ...settled(shown),
    ...callFacts(shown, emailInLine(shown.contact.email)),
  ]
  return [
    ...(hasRequest && request.additionalInfo !== '' ? [typedPart(request.additionalInfo)] : []),
    ...others.map((other) => otherPart(other, own)),
    ...rest.map((text) => wholeOr(text, '')),
  ]
}

function onOneLine(shown: ShownAsks): string {
  return joined(notesParts(shown).map(({ within }) => within(Infinity)))
}

/** Joins the parts. Each part may take all the room except what the later parts need at least. */
function fitted(parts: readonly NotesPart[], room: number): string {
  const said: string[] = []
  for (const [place, { within }] of parts.entries()) {
    const later = parts.slice(place + 1).map(({ least }) => least)
    // The dash stands for this part, so that the separators on both sides of it count.
    const taken = joined([...said, '-', ...later]).length - 1
    said.push(within(room - taken))
  }
  return joined(said)
}

/** A quotation with less room than this is left out. */
const shortestQuote = 12

function typedPart(typed: string): NotesPart {
  return {
    within: (room) => (room < shortestQuote ? '' : typedText(typed, room)),
    least: '',
  }
}

function otherPart(other: RequestOfVisit, own: OwnTests): NotesPart {
  const { additionalInfo, reference } = other
  const typed = additionalInfo === '' ? '' : ` ${typedText(additionalInfo, Infinity)}`
  return wholeOr(strings.also(`${facts(other, own)}${typed}`), strings.also(reference))
}

function wholeOr(text: string, least: string): NotesPart {
  return { within: (room) => (text.length <= room ? text : least), least }
}

/** What another request asks for, on one line. */
function facts({ reference, tests, date, time }: RequestOfVisit, own: OwnTests): string {
  const called = tests.map(calledIn(namesWith(names, own, 'en'))).join(', ')
  return strings.facts(reference, called, strings.digest.when(date, time))
}

function wholeFacts({ reference, tests, date, time }: RequestOfVisit, own: OwnTests): string {
  return strings.facts(reference, testsByRoom(tests, own), `${longDate(date, calendar)}, ${time}`)
}

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u

function quoted({ additionalInfo }: RequestOfVisit): string[] {
  return additionalInfo === '' ? [] : additionalInfo.split(lineBreak).map((line) => `> ${line}`)
}

/** The agreed time and the corrected tests. */
function settled({ agreement, correctedTests, own }: ShownAsks): string[] {
  return [
    ...(agreement === undefined ? [] : [agreedFor(agreement)]),
    ...(correctedTests === undefined
      ? []
      : [strings.correctedTests(correctedTests.map(calledIn(namesWith(names, own, 'en'))))]),
  ]
}

function agreedFor({ date, time }: { readonly date: string; readonly time: string }): string {
  return strings.agreedFor(strings.digest.when(date, time))
}

/** The preparation comes first, because reception has to say it on the phone. */
function callFacts(
  { request, others, correctedTests, contact, own }: ShownAsks,
  email: string,
): string[] {
  const tests = correctedTests ?? [request, ...others].flatMap((each) => each.tests)
  const flags = preparationFlags([...new Set(tests)], own, centreFacts.packages)
  return [
    ...(flags.length === 0 ? [] : [strings.preparation(flags.map(strings.flag))]),
    strings.languages[contact.language],
    ...(email === '' ? [] : [strings.email(email)]),
  ]
}

/** An ordinary e-mail address: WhatsApp would neither format it nor link a part of it. */
const plainEmail = /^(?!www\.)[a-z\d]+(?:[._+-][a-z\d]+)*@[a-z\d.-]+$/i

function emailInLine(email: string): string {
  return email === '' || plainEmail.test(email) ? email : typedText(email, Infinity)
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

export function testsByRoom(tests: readonly string[], own: OwnTests): string {
  const rooms = byCategory(tests, own).map((group) =>
    strings.room(strings.rooms[group.id], group.tests),
  )
  return rooms.join('; ')
}
