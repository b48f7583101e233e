import { centreAtDesk as centre } from '../../content/centre.ts'
import { calendar as englishCalendar } from '../../content/en/calendar.ts'
import {
  type DeskMessages,
  deskMessages as inEnglish,
  type MessageKind,
} from '../../content/en/desk-messages.ts'
import { names as englishNames } from '../../content/en/names.ts'
import { preparation as englishPreparation } from '../../content/en/preparation.ts'
import { calendar as hindiCalendar } from '../../content/hi/calendar.ts'
import { nameInHindi } from '../../content/hi/centre.ts'
import { deskMessages as inHindi } from '../../content/hi/desk-messages.ts'
import { names as hindiNames } from '../../content/hi/names.ts'
import { preparation as hindiPreparation } from '../../content/hi/preparation.ts'
import type { Strings } from '../../content/strings.ts'
import type { Card } from '../../domain/board.ts'
import { agreedTests, visitOf } from '../../domain/board-columns.ts'
import { doorsOpenAt } from '../../domain/doors-open.ts'
import type { Language } from '../../domain/language.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { clockTime, longDate } from '../../domain/spoken-time.ts'
import { calledIn, isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { openLines, openList } from '../../site/open-lines.ts'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { isWrongNumber } from './offers.ts'

type PlanStrings = Pick<Strings, 'calendar' | 'names' | 'preparation'>

export const planStrings: Readonly<Record<Language, PlanStrings>> = {
  en: { calendar: englishCalendar, names: englishNames, preparation: englishPreparation },
  hi: { calendar: hindiCalendar, names: hindiNames, preparation: hindiPreparation },
}

const centreNames: Readonly<Record<Language, string>> = {
  en: centre.name,
  hi: nameInHindi,
}

const texts: Readonly<Record<Language, DeskMessages>> = { en: inEnglish, hi: inHindi }

export const messageKinds = [
  'confirmation',
  'reminder',
  'unreachable',
  'late',
] as const satisfies readonly MessageKind[]

/** Those that may be true of a card. A wrong number is a stranger's, who must not learn the name. */
export function messagesOf(card: Card): readonly MessageKind[] {
  if (isWrongNumber(card)) return []
  return card.ending === 'cancelled' ? ['unreachable'] : messageKinds
}

/** The message that this state of a card asks for most; undefined where none is due. */
export function likelyMessage(card: Card, isTomorrow: boolean): MessageKind | undefined {
  if (isWrongNumber(card)) return undefined
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

/** The text of a message, in the patient's language. */
export function messageText(kind: MessageKind, card: Card, laterMinutes?: number): string {
  const { language, name, requests } = card
  const tests = agreedTests(card)
  const strings = planStrings[language]
  const { date, time } = visitOf(card)
  const slot = findSlot(time)
  const { calendar } = strings
  const doors = slot && doorsOpenAt(date, slot, centre.hours)
  const plan = planPreparation(tests.filter(isTestName))
  const open = openLines(plan, slot, centre.phones[0].label, strings)
  const parts = [
    { heading: strings.preparation.important, lines: openList(open) },
    ...preparationParts(plan, slot, strings),
  ]
  const facts = {
    name,
    centre: centreNames[language],
    phone: centre.phones[0].label,
    // Never `tomorrow`: nobody knows when it is read.
    when: calendar.timeOn(
      slot ? clockTime(slot.minutes, calendar) : time,
      longDate(date, calendar),
    ),
    doors: doors === undefined ? undefined : clockTime(doors, calendar),
    tests: tests.map(calledIn(strings.names)),
    reference: requests[0].reference,
    ...(laterMinutes !== undefined && { laterMinutes }),
    preparation: parts
      .map(({ heading, lines }) =>
        [`*${heading}*`, ...lines.map((line) => `- ${lineText(line)}`)].join('\n'),
      )
      .join('\n\n'),
  }
  return texts[language]
    [kind](facts)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** Opens WhatsApp with the text typed in; whoever opened it presses send. */
export function whatsAppAddress(e164: string, text: string): string {
  return `https://wa.me/${e164.replace('+', '')}?text=${encodeURIComponent(text)}`
}
