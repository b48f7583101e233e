import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import type { Card } from '../../domain/board.ts'
import { visitOf, wantedVisitOf } from '../../domain/board-columns.ts'
import { calledIn } from '../../domain/test-catalogue.ts'
import { asksThatStand } from '../card/read-act.ts'
import { stateWord } from '../card/state-word.ts'
import type { EntryStart } from '../desk-page.ts'
import { findCards } from '../live/from-server.ts'
import { shortVisit, visitInSentence } from '../when.ts'

/** So many letters or digits are looked for. */
const leastLooked = 4

/** How many are listed. */
const mostKnown = 5

/** A number of India without its code. Fewer digits are in the numbers of strangers. */
const wholeNumber = 10

/**
 * Offers to change another visit of the number that is typed into the form around it. Until somebody
 * chooses that visit, the entry is a visit of its own.
 */
export function EntryChange({
  start: { phoneId, changes, nowMs },
}: {
  readonly start: EntryStart
}) {
  const known = useKnown(phoneId)
  const visits = known.filter(isOpenOfNumber(phoneId))
  const [chosen, setChosen] = useState(changes?.visit)
  const change = visits.find(({ visit }) => visit === chosen)
  if (visits.length === 0) return <KnownPatients cards={known} phoneId={phoneId} nowMs={nowMs} />
  return (
    <fieldset className="choice changes">
      <legend>{desk.newPage.changes}</legend>
      <Option isChosen={change === undefined} onChoose={() => setChosen(undefined)}>
        {desk.newPage.ownVisit}
      </Option>
      {visits.map((card) => (
        <Option key={card.visit} isChosen={card === change} onChoose={() => setChosen(card.visit)}>
          {desk.newPage.changesVisit(card.name, wordsOf(card, nowMs))}
        </Option>
      ))}
      {change && (
        <>
          <input type="hidden" name="changes" value={change.visit} />
          <input type="hidden" name="asks" value={asksThatStand(change).join()} />
        </>
      )}
    </fieldset>
  )
}

interface OptionProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: string
}

function Option({ isChosen, onChoose, children }: OptionProps) {
  return (
    <label>
      <input type="radio" name="change" checked={isChosen} onChange={onChoose} /> {children}
    </label>
  )
}

interface KnownPatientsProps {
  readonly cards: readonly Card[]
  readonly phoneId: string
  readonly nowMs: number
}

/** Who has been here by that name or number. A press fills in the form. */
function KnownPatients({ cards, phoneId, nowMs }: KnownPatientsProps) {
  const people = [...new Map(cards.map((card) => [`${card.name} ${card.phone}`, card])).values()]
  if (people.length === 0) return null
  return (
    <fieldset className="choice changes">
      <legend>{desk.newPage.known}</legend>
      {people.slice(0, mostKnown).map((card) => (
        <button
          key={card.visit}
          type="button"
          className="button"
          onClick={() => fillIn(card, phoneId)}
        >
          {desk.newPage.fillIn(card.name, card.phone, shortVisit(visitOf(card), nowMs))}
        </button>
      ))}
    </fieldset>
  )
}

function fillIn({ name, phone, email, language }: Card, phoneId: string): void {
  const field = document.getElementById(phoneId)
  const form = field instanceof HTMLInputElement ? field.form : null
  for (const [key, value] of Object.entries({ name, phone, email, language })) {
    const control = form?.elements.namedItem(key)
    if (control instanceof HTMLInputElement || control instanceof RadioNodeList)
      control.value = value
  }
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Visits that have not ended, once the number in that field is whole. */
function isOpenOfNumber(phoneId: string) {
  return ({ state, dial }: Card): boolean => {
    const field = document.getElementById(phoneId)
    const typed = field instanceof HTMLInputElement ? digitsOf(field.value) : ''
    const isWhole = typed.length >= wholeNumber
    return (
      isWhole &&
      state !== 'ended' &&
      dial.some((number) => number.endsWith(typed.slice(-wholeNumber)))
    )
  }
}

/** Who is found by the name or the number that is typed into the form. */
function useKnown(phoneId: string): readonly Card[] {
  const [cards, setCards] = useState<readonly Card[]>([])
  useEffect(() => {
    const phone = document.getElementById(phoneId)
    const form = phone instanceof HTMLInputElement ? phone.form : null
    let reading = new AbortController()
    const look = (event?: Event) => {
      const field = event?.target ?? phone
      if (!(field instanceof HTMLInputElement) || !lookedUp.includes(field.name)) return
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      knownBy(field, signal).then(setCards, () => {
        // Without an answer nothing is offered.
        if (!signal.aborted) setCards([])
      })
    }
    look()
    form?.addEventListener('input', look)
    return () => {
      reading.abort()
      form?.removeEventListener('input', look)
    }
  }, [phoneId])
  return cards
}

const lookedUp: readonly string[] = ['name', 'phone']

async function knownBy(field: HTMLInputElement, signal: AbortSignal): Promise<readonly Card[]> {
  const words = field.name === 'phone' ? digitsOf(field.value) : field.value.trim()
  return words.length < leastLooked ? [] : (await findCards(field.value, signal)).cards
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '')
}

function wordsOf(card: Card, nowMs: number): string {
  const tests = card.tests.map(calledIn(names)).join(', ')
  return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
}
