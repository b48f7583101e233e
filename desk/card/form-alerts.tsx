import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { isExpected, visitOf } from '../../domain/desk/visit-of-card.ts'
import type { DayAndTime } from '../../domain/time/delhi-time.ts'
import type { AskNumber } from '../../domain/visit/history.ts'
import { useDeskNow, useTestNames } from '../desk-now.ts'
import { Key } from '../key.tsx'
import type { SentAct } from '../live/use-acts.ts'
import { shortDay, shortVisit, visitInSentence } from '../when.ts'
import type { CardDraftProps, CardProps } from './card-panel-props.ts'
import type { CardDraft } from './read-act.ts'
import { outcomeInWords } from './state-word.ts'
import type { ChosenTime } from './use-chosen-time.ts'

/** Says what the patient has sent since the form was opened. The form stays as it was filled in. */
export function Meanwhile({ card, draft }: CardDraftProps) {
  const { nowMs } = useDeskNow()
  const since = card.asks.filter(({ number }) => number > draft.newest)
  return (
    <div className="meanwhile" aria-live="polite">
      {since.map(({ number, kind }) => (
        <p key={number}>
          {kind === 'request'
            ? desk.forms.sentAgain(wishOf(card, number, nowMs))
            : desk.forms.wishedMeanwhile(desk.wishes[kind])}
        </p>
      ))}
    </div>
  )
}

/** Longer than it takes to see that something new stands above a form. */
const readWithinMs = 2000

/**
 * The number of the newest ask that the receptionist can have read in this form. An act covers no later ask, because a
 * later ask may have come just as she pressed Enter.
 */
export function useNewestRead(last: AskNumber, first: AskNumber): AskNumber {
  const [read, setRead] = useState(first)
  useEffect(() => {
    const timer = setTimeout(setRead, readWithinMs, last)
    return () => clearTimeout(timer)
  }, [last])
  return read
}

function wishOf({ requests }: Card, number: AskNumber, nowMs: number): string {
  const request = requests.find((each) => each.number === number)
  return request === undefined ? '' : shortVisit(request.asked, nowMs)
}

/**
 * An outcome that another device, or another page of this device, recorded since this form was opened. While the last
 * act of this page has no answer, an outcome of this device does not count, because that act may have recorded it.
 */
export function overtakenBy(
  { outcome }: Card,
  { outcomeAtMs }: CardDraft,
  device: string,
  lastAct: SentAct | undefined,
): Card['outcome'] {
  const isAnswered = lastAct?.status !== 'sending' && lastAct?.status !== 'failed'
  const isOther = outcome?.by !== device || (isAnswered && outcome.atMs !== lastAct?.outcomeAtMs)
  return isOther && outcome?.atMs !== outcomeAtMs ? outcome : undefined
}

interface RefusedProps extends CardProps {
  readonly lastAct: SentAct | undefined
  readonly overtaken: Card['outcome']
}

/** In red, above the buttons: why nothing was saved, who was first, and what holds now. */
function Refused({ card, lastAct, overtaken }: RefusedProps) {
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  const error = lastAct?.status === 'refused' ? lastAct.error : undefined
  return (
    <div className="refused" role="alert">
      {error !== undefined && <p>{error}</p>}
      {overtaken && (
        <>
          <p>{desk.forms.meanwhile(outcomeInWords(overtaken, nowMs))}</p>
          {isExpected(card) && (
            <p className="holds-now">
              {card.agreedTests.map(named).join(', ')},{' '}
              <b>{visitInSentence(visitOf(card), nowMs)}</b>
            </p>
          )}
        </>
      )}
      {(error !== undefined || overtaken) && <p className="small">{desk.forms.kept}</p>}
    </div>
  )
}

interface FormFootProps extends RefusedProps {
  readonly word: string
  readonly chosen: ChosenTime | undefined
  /** Whether the act needs Ctrl and Enter. */
  readonly isAsked: boolean
}

/**
 * Why nothing was saved, and the buttons. If another device was first, Enter keeps the outcome of that device, so that
 * nobody replaces it out of habit (save-on-enter.ts).
 */
export function FormFoot({ word, card, lastAct, overtaken, chosen, isAsked }: FormFootProps) {
  const { nowMs } = useDeskNow()
  const isClash = chosen?.isClash === true
  const others = overtaken?.kind === 'agreed' ? card.agreement : undefined
  const isOtherDay = others && chosen && others.date !== chosen.date
  const named = ({ date, time }: DayAndTime) => (isOtherDay ? `${shortDay(date)}, ${time}` : time)
  return (
    <div className="form-foot cluster">
      <Refused card={card} lastAct={lastAct} overtaken={overtaken} />
      {overtaken && (
        <button type="submit" className="button primary" data-way="keep">
          {desk.forms.keepOther(overtaken.by, others && named(others))} <Key>Enter</Key>
        </button>
      )}
      <button
        type="submit"
        className={overtaken ? 'button' : isClash ? 'button doubtful' : 'button primary'}
      >
        {overtaken
          ? desk.forms.mine(chosen?.time ? named(chosen) : undefined)
          : saveWord(word, chosen, nowMs)}{' '}
        <Key isShown={!overtaken}>{isAsked || isClash ? 'Ctrl Enter' : 'Enter'}</Key>
      </button>
    </div>
  )
}

function saveWord(word: string, chosen: ChosenTime | undefined, nowMs: number): string {
  if (chosen?.isClash && chosen.time) return desk.rooms.bookAnyway(chosen.time)
  return desk.forms.save(word, chosen?.time && visitInSentence(chosen, nowMs))
}
