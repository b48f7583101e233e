import { blockReasonTexts } from '../../content/block-reasons.ts'
import type { Centre } from '../../content/centre.ts'
import { centreIn } from '../../content/centre-in.ts'
import { desk } from '../../content/desk.ts'
import {
  type DeskMessages,
  deskMessages as inEnglish,
  type MessageKind,
} from '../../content/en/desk-messages.ts'
import { deskMessages as inHindi } from '../../content/hi/desk-messages.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { isWrongNumber } from '../../desk/card/offers.ts'
import type { LateMessage, PreparedMessage } from '../../desk/desk-page.ts'
import { namesWith } from '../../domain/centre/catalogue-now.ts'
import type { CentreNow } from '../../domain/centre/centre-now.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import type { Card, CardNote } from '../../domain/desk/board.ts'
import { byStart, dayColumnOf } from '../../domain/desk/board-columns.ts'
import { isExpected, visitOf } from '../../domain/desk/visit-of-card.ts'
import type { Language } from '../../domain/language.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import { visitTime } from '../../domain/preparation/times.ts'
import type { Block, LateRoom } from '../../domain/rooms/block.ts'
import { roomOf } from '../../domain/rooms/room.ts'
import type { Trouble } from '../../domain/rooms/room-day.ts'
import { staysFrom } from '../../domain/rooms/stays.ts'
import { visitsToMove } from '../../domain/rooms/to-move.ts'
import { delhiDate, delhiMinutes, parseDate } from '../../domain/time/delhi-time.ts'
import { doorsOpenAt } from '../../domain/time/doors-open.ts'
import { clockTime, longDate } from '../../domain/time/spoken-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { openList } from '../../site/open-lines.ts'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { whatsAppTo } from '../../site/whatsapp-links.ts'

const texts: Readonly<Record<Language, DeskMessages>> = { en: inEnglish, hi: inHindi }

type PublishedNow = CentreNow<Centre>

interface Now {
  readonly nowMs: number
  readonly blocks: readonly Block[]
  readonly centre: PublishedNow
}

/**
 * The messages that can be sent about a card. First comes the message about moving, if the visit has to move, and
 * otherwise the message for the card's state. If the number was wrong, there is no message, because a stranger must not
 * learn the patient's name.
 */
export function messagesFor(card: Card, { nowMs, blocks, centre }: Now): PreparedMessage[] {
  const [toMove] = visitsToMove([card], { plan: centre.rooms, hours: centre.hours, blocks }, nowMs)
  const isTomorrow = dayColumnOf(card, nowMs) === 'comingTomorrow'
  const likely = toMove ? 'move' : likelyMessage(card, isTomorrow)
  const kinds = kindsOf(card, toMove !== undefined)
  return kinds
    .toSorted((a, b) => Number(b === likely) - Number(a === likely))
    .map((kind) => {
      const text = messageText(kind, card, centre, { trouble: toMove?.trouble, nowMs })
      return { kind, text, isLikely: kind === likely }
    })
}

function kindsOf(card: Card, isToMove: boolean): readonly MessageKind[] {
  if (isWrongNumber(card)) return []
  if (card.ending === 'cancelled') return ['unreachable']
  return ['confirmation', 'reminder', 'unreachable', 'late', ...(isToMove ? ['move' as const] : [])]
}

/** The message that the card's state asks for. Undefined for an ended visit. */
function likelyMessage(card: Card, isTomorrow: boolean): MessageKind | undefined {
  switch (card.state) {
    case 'to call':
    case 'to call again':
      return 'unreachable'
    case 'expected':
      return isTomorrow ? 'reminder' : 'confirmation'
    case 'ended':
      return undefined
  }
}

export function lateMessages(
  { room, minutes }: LateRoom,
  cards: readonly Card[],
  { nowMs, centre }: Pick<Now, 'nowMs' | 'centre'>,
): LateMessage[] {
  const { late, note: noteOf } = desk.roomLine
  const note = noteOf(late(roomOf(room, centre.rooms)?.name ?? room, minutes))
  const isOfToday = ({ text, atMs }: CardNote) =>
    text === note && delhiDate(atMs) === delhiDate(nowMs)
  return cards
    .filter((card) => isStillToCome(card, room, { nowMs, centre }))
    .toSorted(byStart)
    .flatMap((card) => {
      const { visit, name, notes, dial } = card
      const [number] = dial
      if (number === undefined) return []
      const text = messageText('late', card, centre, { laterMinutes: minutes })
      const written = notes.find(isOfToday)
      const said = { visit, name, note, ...(written && { writtenAtMs: written.atMs }) }
      return { ...said, time: visitOf(card).time, address: whatsAppTo(number.slice(1), text) }
    })
}

/** Whether the patient of a card of today is expected in that room, at a planned time that has not passed. */
function isStillToCome(
  card: Card,
  room: string,
  { nowMs, centre }: Pick<Now, 'nowMs' | 'centre'>,
): boolean {
  const slot = findSlot(visitOf(card).time)
  if (!isExpected(card) || slot === undefined) return false
  const stays = staysFrom(slot.minutes, card.agreedTests, centre.rooms)
  return stays.some((stay) => stay.room === room && stay.from >= delhiMinutes(nowMs))
}

interface ChangedVisit {
  /** Left out if the message names no hour that may be past. */
  readonly nowMs?: number
  /** How many minutes later than agreed the visit begins. */
  readonly laterMinutes?: number
  /** Why the centre cannot receive the patient at the agreed time. */
  readonly trouble?: Trouble | undefined
}

export function messageText(
  kind: MessageKind,
  card: Card,
  centre: PublishedNow,
  changed: ChangedVisit = {},
): string {
  const { language, name, requests } = card
  const strings = languagesSpoken[language]
  const { calendar } = strings
  const { date, time } = visitOf(card)
  const slot = findSlot(time)
  const doors = slot && doorsOpenAt(date, slot, centre.hours)
  const { laterMinutes, trouble } = changed
  const paragraphs = texts[language][kind]({
    name,
    centre: centreIn(language, centre).name,
    phone: centre.phones[0].label,
    // A date rather than `tomorrow`, because nobody knows when the message is read.
    when: calendar.timeOn(
      slot ? clockTime(slot.minutes, calendar) : time,
      longDate(date, calendar),
    ),
    doors: doors === undefined ? undefined : clockTime(doors, calendar),
    tests: card.agreedTests.map(calledIn(namesWith(strings.names, centre.catalogue.own, language))),
    reference: requests[0].reference,
    preparation: preparationText(card, centre, changed.nowMs),
    ...(laterMinutes !== undefined && { laterMinutes }),
    ...whyOf(trouble, language),
  })
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

function whyOf(trouble: Trouble | undefined, language: Language): { readonly why?: string } {
  if (trouble?.kind === 'blocked') return { why: blockReasonTexts[trouble.reason][language] }
  return trouble?.kind === 'doctor-away' ? { why: blockReasonTexts.away[language] } : {}
}

/** The plan of a visit, with WhatsApp's signs for bold and lists. */
function preparationText(card: Card, centre: PublishedNow, nowMs?: number): string {
  const { names, ...others } = languagesSpoken[card.language]
  const strings = { ...others, names: namesWith(names, centre.catalogue.own, card.language) }
  const { date, time } = visitOf(card)
  const slot = visitTime(findSlot(time), parseDate(date), nowMs)
  const plan = planPreparation(card.agreedTests, centre.facts, centre.catalogue.own)
  const open = openList(plan, slot, centre.phones[0].label, strings)
  const parts = [
    { heading: strings.saveAndShare.important, lines: open },
    ...preparationParts(plan, slot, strings),
  ]
  return parts
    .map(({ heading, lines }) =>
      [`*${heading}*`, ...lines.map((line) => `- ${lineText(line)}`)].join('\n'),
    )
    .join('\n\n')
}
