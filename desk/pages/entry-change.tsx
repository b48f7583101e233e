import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import type { Card } from '../../domain/board.ts'
import { visitOf, wantedVisitOf } from '../../domain/board-columns.ts'
import { asksThatStand } from '../card/read-act.ts'
import { stateWord } from '../card/state-word.ts'
import { centreOf, testNamesOf } from '../centre-now.ts'
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
export function EntryChange({ start }: { readonly start: EntryStart }) {
  const { phoneId, changes, nowMs } = start
  const named = testNamesOf(centreOf(start))
  const { cards, isOfNumber } = useKnown(phoneId)
  const visits = isOfNumber ? cards.filter(({ state }) => state !== 'ended') : []
  const [chosen, setChosen] = useState(changes?.visit)
  const change = visits.find(({ visit }) => visit === chosen)
  if (visits.length === 0) return <KnownPatients cards={cards} phoneId={phoneId} nowMs={nowMs} />
  return (
    <fieldset className="choice changes">
      <legend>{desk.newPage.changes}</legend>
      <Option isChosen={change === undefined} onChoose={() => setChosen(undefined)}>
        {desk.newPage.ownVisit}
      </Option>
      {visits.map((card) => (
        <Option key={card.visit} isChosen={card === change} onChoose={() => setChosen(card.visit)}>
          {desk.newPage.changesVisit(card.name, wordsOf(card, { nowMs, named }))}
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

/** Lists patients known by that name or number. A press fills in the form. */
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

interface KnownPatients {
  readonly cards: readonly Card[]
  /** A whole number is typed: these are its visits. */
  readonly isOfNumber: boolean
}

const nobody: KnownPatients = { cards: [], isOfNumber: false }

/** Finds patients by the number typed into the form, or by the name while there is no number. */
function useKnown(phoneId: string): KnownPatients {
  const [known, setKnown] = useState(nobody)
  useEffect(() => {
    const phone = document.getElementById(phoneId)
    if (!(phone instanceof HTMLInputElement) || phone.form === null) return
    const { form } = phone
    let typed = ''
    let reading = new AbortController()
    const look = () => {
      const digits = digitsOf(phone.value)
      const name = String(new FormData(form).get('name')).trim()
      const words = digits.length < leastLooked ? name : phone.value
      if (words === typed) return
      typed = words
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      const isOfNumber = digits.length >= wholeNumber
      const found = words.length < leastLooked ? Promise.resolve(nobody) : findCards(words, signal)
      found.then(
        ({ cards }) => setKnown({ cards, isOfNumber }),
        () => {
          // Without an answer nothing is offered.
          if (!signal.aborted) setKnown(nobody)
        },
      )
    }
    look()
    form.addEventListener('input', look)
    return () => {
      reading.abort()
      form.removeEventListener('input', look)
    }
  }, [phoneId])
  return known
}

function digitsOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '')
}

function wordsOf(
  card: Card,
  { nowMs, named }: { readonly nowMs: number; readonly named: (test: string) => string },
): string {
  const tests = card.tests.map(named).join(', ')
  return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
}
