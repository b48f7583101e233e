import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { asciiDigits } from '../../domain/ascii-digits.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import { calledIn } from '../../domain/test-catalogue.ts'
import { asksThatStand } from '../card/read-act.ts'
import { stateWord } from '../card/state-word.ts'
import type { EntryStart } from '../desk-page.ts'
import { findCards } from '../live/from-server.ts'
import { visitInSentence } from '../when.ts'

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
  const visits = useVisitsOf(phoneId)
  const [chosen, setChosen] = useState(changes?.visit)
  const change = visits.find(({ visit }) => visit === chosen)
  if (visits.length === 0) return null
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

/** The visits of the number in that field that have not ended, once it is whole. */
function useVisitsOf(phoneId: string): readonly Card[] {
  const [visits, setVisits] = useState<readonly Card[]>([])
  useEffect(() => {
    const field = document.getElementById(phoneId)
    if (!(field instanceof HTMLInputElement)) return
    let reading = new AbortController()
    const look = () => {
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      visitsOf(field.value, signal).then(setVisits, () => {
        // Without an answer nothing is offered.
        if (!signal.aborted) setVisits([])
      })
    }
    look()
    field.addEventListener('input', look)
    return () => {
      reading.abort()
      field.removeEventListener('input', look)
    }
  }, [phoneId])
  return visits
}

async function visitsOf(phone: string, signal: AbortSignal): Promise<readonly Card[]> {
  if (asciiDigits(phone).replaceAll(/\D/g, '').length < wholeNumber) return []
  const { cards } = await findCards(phone, signal)
  return cards.filter(({ state }) => state !== 'ended')
}

function wordsOf(card: Card, nowMs: number): string {
  const tests = card.tests.map(calledIn(names)).join(', ')
  return `${tests}, ${visitInSentence(wantedVisitOf(card), nowMs)} (${stateWord(card)})`
}
