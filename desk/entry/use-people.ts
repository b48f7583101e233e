import { useEffect, useState } from 'react'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import type { Card } from '../../domain/board.ts'
import { findCards } from '../live/from-server.ts'

export type Person = Pick<Card, 'name' | 'phone'>

const fewestLetters = 3

/** Searches only from this many digits on, because fewer occur in nearly every number. */
const fewestDigits = 4

/** The digits of an Indian number without country code. With fewer, the visits found may be a stranger's. */
const wholeNumber = 10

interface People {
  readonly cards: readonly Card[]
  /** The visits of the typed number that have not ended. */
  readonly openVisits: readonly Card[]
}

const nobody = { words: '', cards: [] as readonly Card[] }

/** Visits found by the number that is typed, or by the name while there is no number. */
export function usePeople(person: Person): People {
  const words = searchedText(person)
  const [found, setFound] = useState(nobody)
  useEffect(() => {
    const stop = new AbortController()
    const looked = words === '' ? Promise.resolve({ cards: [] }) : findCards(words, stop.signal)
    looked.then(
      ({ cards }) => setFound({ words, cards }),
      () => {
        // If the server does not answer, no known patient is offered.
        if (!stop.signal.aborted) setFound(nobody)
      },
    )
    return () => stop.abort()
  }, [words])
  const { cards } = found
  // The old list stays until the answer. It may be of another number, so its visits cannot be changed.
  const isOfNumber = found.words === person.phone && isWholeNumber(person.phone)
  return { cards, openVisits: isOfNumber ? cards.filter(({ state }) => state !== 'ended') : [] }
}

function searchedText({ name, phone }: Person): string {
  if (digitsOf(phone).length >= fewestDigits) return phone
  const typed = name.trim()
  return typed.length >= fewestLetters ? typed : ''
}

function isWholeNumber(phone: string): boolean {
  return digitsOf(phone).length >= wholeNumber
}

/** Whether the text in the field for the name is a phone number. */
export function isNumber(name: string): boolean {
  return digitsOf(name).length >= fewestDigits && !/\p{L}/u.test(name)
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '')
}
