import { type KeyboardEvent, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import { type FieldName, maxLength } from '../../domain/appointment-request.ts'
import type { Card } from '../../domain/board.ts'
import { Choices, moveFocus } from '../card/choices.tsx'
import { Field } from '../field.tsx'
import { wordsOf } from './entry-change.tsx'
import { isNumber, type Person } from './use-people.ts'

interface PersonFieldsProps {
  readonly person: Person
  /** What was found by the name or number. */
  readonly cards: readonly Card[]
  readonly wrong: readonly FieldName[]
  readonly nowMs: number
  readonly onPerson: (person: Partial<Person>) => void
  /** A patient who has been here. */
  readonly onKnown: (card: Card) => void
}

/** How many are listed. */
const mostKnown = 5

/** Name and number of the patient, with those who are known by either. Choosing one changes no visit. */
export function PersonFields(props: PersonFieldsProps) {
  const { person, cards, wrong, nowMs, onPerson, onKnown } = props
  const name = useRef<HTMLInputElement>(null)
  const people = peopleIn(cards).filter((card) => !isSame(card, person))
  const known = people.slice(0, mostKnown)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLeft = event.key === 'Tab' && !event.shiftKey && event.currentTarget === name.current
    if (!isLeft || !isNumber(person.name) || person.phone !== '') return moveFocus(event)
    // The number goes where it belongs, and the name is typed next.
    event.preventDefault()
    onPerson({ name: '', phone: person.name })
  }
  return (
    <div className="looked person">
      {(['name', 'phone'] as const).map((field) => (
        <Field key={field} label={desk.entry.labels[field]} isWide>
          {(id) => (
            <input
              ref={field === 'name' ? name : undefined}
              id={id}
              name={field}
              type={field === 'phone' ? 'tel' : 'text'}
              value={person[field]}
              maxLength={maxLength[field]}
              autoComplete="off"
              aria-invalid={wrong.includes(field) || undefined}
              onChange={({ target }) => onPerson({ [field]: target.value })}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      ))}
      <Choices
        label={desk.entry.known}
        choices={known.map((card) => ({
          key: card.visit,
          words: (
            <>
              <b>{card.name}</b> {card.phone}{' '}
              <small>
                {desk.languages[card.language]} · {wordsOf(card, nowMs)}
              </small>
            </>
          ),
        }))}
        onChoose={(place) => {
          const card = known[place]
          if (card) onKnown(card)
        }}
      />
    </div>
  )
}

/** Each of them once, by the newest visit. */
function peopleIn(cards: readonly Card[]): Card[] {
  return cards.filter((card, place) => cards.findIndex((each) => isSame(each, card)) === place)
}

function isSame(card: Person, other: Person): boolean {
  return card.name === other.name && card.phone === other.phone
}
