import type { KeyboardEvent } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { visitOf } from '../../domain/desk/visit-of-card.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { findAddress } from '../addresses.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { Key } from '../key.tsx'
import { shortVisit } from '../when.ts'

interface ChoiceRowProps {
  readonly card: Card
  /** The words of the choices; the first changes nothing, and the others have the keys from 1 on. */
  readonly choices: Readonly<Record<string, string>>
}

export function ChoiceRow({ card, choices }: ChoiceRowProps) {
  const { nowMs } = useDeskNow()
  const { name, visit, tests, tries } = card
  const named = useTestNames()
  const [{ reference }] = card.requests
  const when = visitOf(card)
  const isToday = when.date === delhiDate(nowMs)
  return (
    <fieldset className="choice-row" onKeyDown={chooseByKey}>
      <legend className="visually-hidden">{name}</legend>
      <b>
        {tries === undefined ? (isToday ? when.time : shortVisit(when, nowMs)) : desk.tried(tries)}
      </b>
      <span>
        <a href={findAddress(reference)}>{name}</a> <small>{tests.map(named).join(', ')}</small>
      </span>
      <span className="segments">
        {Object.entries(choices).map(([value, word], place) => (
          <label key={value}>
            <input
              type="radio"
              name={`visit-${visit}`}
              value={value}
              defaultChecked={place === 0}
            />
            <span>
              {word} {place > 0 && <Key>{String(place)}</Key>}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}

/** A number key makes a choice. The arrows up and down go to the line above or below. */
function chooseByKey(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const here = event.currentTarget
  const radios = radiosOf(here)
  const chosen = /^\d$/.test(event.key) ? radios[Number(event.key)] : undefined
  if (chosen !== undefined) {
    chosen.focus()
    chosen.click()
  }
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (by !== undefined) {
    const lines = Array.from(here.form?.querySelectorAll('fieldset') ?? [])
    const next = lines[lines.indexOf(here) + by]
    checkedIn(next)?.focus()
    event.preventDefault()
  }
}

export function checkedIn(part: HTMLElement | null | undefined): HTMLInputElement | undefined {
  return part ? radiosOf(part).find(({ checked }) => checked) : undefined
}

function radiosOf(line: HTMLElement): HTMLInputElement[] {
  return Array.from(line.querySelectorAll('input'))
}
