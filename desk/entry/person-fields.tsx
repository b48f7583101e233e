import { type KeyboardEvent, useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { type FieldName, maxLength } from '../../domain/appointment-request.ts'
import { digitsOf } from '../../domain/ascii-digits.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import { Choices, moveFocus } from '../card/choices.tsx'
import { stateWord } from '../card/state-word.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { InputField } from '../field.tsx'
import { findCards, reading } from '../live/from-server.ts'
import { visitInSentence } from '../when.ts'
import type { EntryFields } from './use-entry.ts'

export interface TypedPerson
  extends Omit<EntryFields, 'date' | 'time' | 'changes' | 'acceptsClash'> {}

interface PersonInputsProps {
  readonly typed: TypedPerson
  readonly wrong: readonly FieldName[]
  readonly onTyped: (typed: Partial<TypedPerson>) => void
}

interface PersonFieldsProps extends PersonInputsProps {
  /** What was found by the name or number. */
  readonly cards: readonly Card[]
  readonly onKnown: (card: Card) => void
}

/** The largest number of known patients that are listed. */
const maxKnown = 5

/** Name and number of the patient, with known patients to choose. Choosing one changes no visit. */
export function PersonFields(props: PersonFieldsProps) {
  const visitInWords = useVisitInWords()
  const { typed, cards, onTyped, onKnown } = props
  const people = peopleIn(cards).filter((card) => !isSamePerson(card, typed))
  const listed = people.slice(0, maxKnown)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLeft = event.key === 'Tab' && !event.shiftKey && event.currentTarget.name === 'name'
    if (!isLeft || !isNumber(typed.name) || typed.phone !== '') return moveFocus(event)
    // A number typed as a name moves to its own field, and the name is typed next.
    event.preventDefault()
    onTyped({ name: '', phone: typed.name })
  }
  return (
    <div className="looked cluster">
      {(['name', 'phone'] as const).map((field) => (
        <EntryField key={field} {...props} field={field} onKeyDown={onKeyDown} />
      ))}
      <Choices
        label={desk.entry.known}
        choices={listed.map((card) => ({
          key: card.visit,
          words: (
            <>
              <b>{card.name}</b> {card.phone}{' '}
              <small>
                {desk.languages[card.language]} · {visitInWords(card)}
              </small>
            </>
          ),
        }))}
        onChoose={(place) => {
          const card = listed[place]
          if (card) onKnown(card)
        }}
      />
    </div>
  )
}

interface EntryFieldProps extends PersonInputsProps {
  readonly field: 'name' | 'phone' | 'additionalInfo' | 'email'
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

export function EntryField({ field, typed, wrong, onTyped, onKeyDown }: EntryFieldProps) {
  return (
    <InputField
      label={desk.entry.labels[field]}
      isWide
      name={field}
      type={field === 'phone' ? 'tel' : 'text'}
      value={typed[field]}
      maxLength={maxLength[field]}
      autoComplete="off"
      aria-invalid={wrong.includes(field) || undefined}
      onChange={({ target }) => onTyped({ [field]: target.value })}
      onKeyDown={onKeyDown}
    />
  )
}

/** Lists each person once, with the newest visit. */
function peopleIn(cards: readonly Card[]): Card[] {
  return cards.filter(
    (card, place) => cards.findIndex((each) => isSamePerson(each, card)) === place,
  )
}

function isSamePerson(card: Person, other: Person): boolean {
  return card.name === other.name && card.phone === other.phone
}

interface EntryChangeProps {
  readonly visits: readonly Card[]
  readonly change: Card | undefined
  readonly onChange: (change: Card | undefined) => void
}

/** Offers to change another visit of the number. Until a visit is chosen, the entry is a visit of its own. */
export function EntryChange({ visits, change, onChange }: EntryChangeProps) {
  const visitInWords = useVisitInWords()
  return (
    <div className="changes" aria-live="polite">
      {visits.length > 0 && (
        <fieldset className="choice cluster">
          <legend>{desk.entry.changes}</legend>
          {[undefined, ...visits].map((card) => (
            <label key={card?.visit ?? 0}>
              <input
                type="radio"
                name="change"
                checked={card?.visit === change?.visit}
                onChange={() => onChange(card)}
              />{' '}
              {card === undefined
                ? desk.entry.ownVisit
                : desk.entry.changesVisit(card.name, visitInWords(card))}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Returns a function that writes a visit as `MRI Scan, today 9:30 AM (To ring)`. */
function useVisitInWords(): (card: Card) => string {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  return (card) => {
    const tests = card.tests.map(named).join(', ')
    return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
  }
}

type Person = Pick<Card, 'name' | 'phone'>

const minLetters = 3

/** Searches only from this many digits on, because fewer occur in nearly every number. */
const minDigits = 4

/** The digits of an Indian number without country code. With fewer, the visits found may be a stranger's. */
const nationalDigits = 10

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
    if (words === '') return setFound(nobody)
    // If the server does not answer, no known patient is offered.
    return reading(
      findCards(words),
      ({ cards }) => setFound({ words, cards }),
      () => setFound(nobody),
    )
  }, [words])
  const { cards } = found
  // The old list stays until the answer. It may be of another number, so its visits cannot be changed.
  const isOfNumber = found.words === person.phone && digitsOf(person.phone).length >= nationalDigits
  return { cards, openVisits: isOfNumber ? cards.filter(({ state }) => state !== 'ended') : [] }
}

function searchedText({ name, phone }: Person): string {
  if (digitsOf(phone).length >= minDigits) return phone
  const typed = name.trim()
  return typed.length >= minLetters ? typed : ''
}

/** Whether the text in the field for the name is a phone number. */
function isNumber(name: string): boolean {
  return digitsOf(name).length >= minDigits && !/\p{L}/u.test(name)
}
