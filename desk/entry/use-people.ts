import type { Card } from '../../domain/desk/board.ts'
import { nationalDigits } from '../../domain/request/doubtful-phone.ts'
import { digitsOf } from '../../domain/text/ascii-digits.ts'
import { folded } from '../../domain/text/folded-text.ts'
import { findCards } from '../live/read-server.ts'
import { afterPause, useAnswer } from '../live/use-answer.ts'

type Person = Pick<Card, 'name' | 'phone'>

const minLetters = 3

/** Searches only from this many digits on, because fewer occur in nearly every number. */
const minDigits = 4

const nobody: { readonly cards: readonly Card[] } = { cards: [] }

/** Visits found by the typed number, or by the name while the number has too few digits. */
export function usePeople(person: Person) {
  const words = searchedText(person)
  const last = useAnswer(words || undefined, afterPause(findCards(words)))
  const { cards } = (words !== '' && last?.answer) || nobody
  // Until the answer, `cards` may be of an earlier number, so no visit is offered to change. A number with fewer digits
  // also finds strangers.
  const isOfNumber = last?.of === person.phone && digitsOf(person.phone).length >= nationalDigits
  return {
    cards,
    /** The visits of the typed number that have not ended. */
    openVisits: isOfNumber ? cards.filter(({ state }) => state !== 'ended') : [],
  }
}

function searchedText({ name, phone }: Person): string {
  if (digitsOf(phone).length >= minDigits) return phone
  const typed = name.trim()
  return typed.length >= minLetters ? typed : ''
}

export function isPhoneNumber(name: string): boolean {
  return digitsOf(name).length >= minDigits && !/\p{L}/u.test(name)
}

/** Lists each person once, with the newest visit. */
export function peopleIn(cards: readonly Card[]): Card[] {
  return cards.filter(
    (card, place) => cards.findIndex((each) => isSamePerson(each, card)) === place,
  )
}

/** Whether the typed name is not a part of that person's name. A family has one number. */
export function isOtherName(typed: string, { name }: Person): boolean {
  return !folded(name).includes(folded(typed))
}

/** What the form takes over of the chosen person. A different name that was typed beside the number stays. */
export function takenOver(typed: Person, { name, phone, email, language }: Card) {
  const isOther = typed.phone !== '' && isOtherName(typed.name, { name, phone })
  return { name: isOther ? typed.name : name, phone, email, language }
}

export function isSamePerson(card: Person, other: Person): boolean {
  return card.name === other.name && card.phone === other.phone
}
