import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { type FieldName, maxLength } from '../../domain/request/appointment-request.ts'
import { Choices, moveFocus } from '../card/choices.tsx'
import { stateWord } from '../card/state-word.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { InputField } from '../field.tsx'
import { visitInSentence } from '../when.ts'
import type { EntryFields } from './use-entry.ts'
import { isOtherName, isPhoneNumber, isSamePerson, peopleIn } from './use-people.ts'

export interface TypedPerson
  extends Omit<EntryFields, 'date' | 'time' | 'changes' | 'acceptsClash'> {}

interface PersonInputsProps {
  readonly typed: TypedPerson
  readonly wrong: readonly FieldName[]
  readonly onTyped: (typed: Partial<TypedPerson>) => void
}

interface PersonFieldsProps extends PersonInputsProps {
  readonly cards: readonly Card[]
  readonly onKnown: (card: Card) => void
}

const maxKnown = 5

/** Name and number of the patient, with known patients to choose. Choosing one changes no visit. */
export function PersonFields(props: PersonFieldsProps) {
  const visitInWords = useVisitAsText()
  const { typed, cards, onTyped, onKnown } = props
  const people = peopleIn(cards).filter((card) => !isSamePerson(card, typed))
  const listed = people.slice(0, maxKnown)
  // A number typed as a name moves to its own field, and the name is typed next.
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLInputElement>) => {
    if (!(next instanceof HTMLInputElement) || !isPhoneNumber(typed.name) || typed.phone !== '')
      return
    onTyped({ name: '', phone: typed.name })
    if (next.name === 'phone') currentTarget.focus()
  }
  return (
    <div className="looked cluster">
      {(['name', 'phone'] as const).map((field) => (
        <EntryField key={field} {...props} field={field} onKeyDown={moveFocus} onBlur={onBlur} />
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

type EntryFieldProps = PersonInputsProps &
  Pick<ComponentProps<'input'>, 'onKeyDown' | 'onBlur'> & {
    readonly field: 'name' | 'phone' | 'additionalInfo' | 'email'
  }

export function EntryField({ field, typed, wrong, onTyped, onKeyDown, onBlur }: EntryFieldProps) {
  return (
    <InputField
      label={desk.entry.labels[field]}
      isWide
      name={field}
      type={field === 'phone' ? 'tel' : 'text'}
      value={typed[field]}
      maxLength={maxLength[field]}
      aria-invalid={wrong.includes(field) || undefined}
      onChange={({ target }) => onTyped({ [field]: target.value })}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}

interface EntryChangeProps extends Pick<PersonInputsProps, 'typed'> {
  readonly visits: readonly Card[]
  readonly change: Card | undefined
  readonly onChange: (change: Card | undefined) => void
}

/** Offers to change another visit of the number. Until a visit is chosen, the entry is a visit of its own. */
export function EntryChange({ visits, change, typed: { name }, onChange }: EntryChangeProps) {
  const visitInWords = useVisitAsText()
  // Tab comes here in place of the tests if the number is found meanwhile. The tests are typed next.
  const typeTests = ({ key, currentTarget: { form } }: KeyboardEvent<HTMLFieldSetElement>) => {
    if (key.length === 1 && key !== ' ')
      form?.querySelector<HTMLElement>('[name=typedTests]')?.focus()
  }
  return (
    <div className="changes" aria-live="polite">
      {visits.length > 0 && (
        <fieldset className="choice cluster" onKeyDown={typeTests}>
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
          {change && isOtherName(name, change) && (
            <p className="alarm">{desk.entry.renames(change.name, name)}</p>
          )}
        </fieldset>
      )}
    </div>
  )
}

/** Returns a function that writes a visit as `MRI Scan, today 9:30 AM (To ring)`. */
function useVisitAsText(): (card: Card) => string {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  return (card) => {
    const tests = card.tests.map(named).join(', ')
    return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
  }
}
