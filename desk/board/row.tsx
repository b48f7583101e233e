import { useEffect, useRef } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/desk/board.ts'
import { isToRemind, isUnseen, minutesLeft } from '../../domain/desk/board-columns.ts'
import {
  isExpected,
  isMarked,
  startsAt,
  visitOf,
  wantedVisitOf,
} from '../../domain/desk/visit-of-card.ts'
import type { Trouble } from '../../domain/rooms/room-day.ts'
import { staysFrom } from '../../domain/rooms/stays.ts'
import { isWrongNumber } from '../card/offers.ts'
import { againWord, stateWord, wishesOf } from '../card/state-word.ts'
import { type DeskCentre, roomName, useDeskNow, useTestNames } from '../desk-now.ts'
import { shortInstant, visitInSentence } from '../when.ts'

export interface RowProps {
  readonly id: string
  readonly card: Card
  /** `other` means found by a search, and in no list of the board. */
  readonly column: ColumnName | 'other'
  readonly address: string
  readonly isSelected: boolean
  readonly isPerhapsNotSaved: boolean
  readonly isUnfinished: boolean
  /** Why nobody can receive the patient today as agreed. */
  readonly trouble: Trouble | undefined
  /** The current time, set on the first visit that is still to come. */
  readonly lineForNow?: string | undefined
  readonly onSelect: (isByKeyboard: boolean) => void
}

/** One card in a list. A call takes two lines: who and when to ring, what for and what is going on. */
export function Row(props: RowProps) {
  const { id, card, column, address, isSelected, lineForNow, onSelect } = props
  const isDone = isMarked(card)
  const isVisit = column === 'comingToday' || column === 'comingTomorrow'
  const line = useRef<HTMLLIElement>(null)
  const isAtNow = lineForNow !== undefined
  // Scrolls the list so that the line for now is in its middle. Does not move a list that scrolls with the page.
  useEffect(() => {
    const list = line.current?.closest('.column:not(:hover)')
    if (isAtNow && list && list.scrollHeight > list.clientHeight)
      line.current?.scrollIntoView({ block: 'center' })
  }, [isAtNow])
  return (
    <li ref={line} data-now={lineForNow}>
      <a
        className={isVisit ? 'row visit' : 'row'}
        id={id}
        href={`${address}#card`}
        aria-current={isSelected ? 'true' : undefined}
        data-unseen={(isUnseen(card) && !isVisit) || undefined}
        data-done={isDone || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onSelect(event.detail === 0)
        }}
      >
        {isVisit ? <VisitLine {...props} /> : <CallLines {...props} />}
      </a>
    </li>
  )
}

/** @param list The place of the list, because a card may be in two lists. */
export function rowId({ visit }: Card, list: number): string {
  return `row-${visit}-${list}`
}

function CallLines(props: RowProps) {
  const { card, column } = props
  const { nowMs } = useDeskNow()
  const named = useTestNames()
  const wish = visitInSentence(wantedVisitOf(card), nowMs)
  return (
    <>
      <span className="row-name">{card.name}</span>
      {isUnseen(card) && (
        <span className="dot">
          <span className="visually-hidden">{desk.unseen}</span>
        </span>
      )}
      <RowTime card={card} column={column} />
      <span className="row-below">
        <span className="row-wish">
          {wish}
          <span className="row-tests">{` · ${card.tests.map(named).join(', ')}`}</span>
        </span>
        <RowState {...props} />
      </span>
    </>
  )
}

function VisitLine(props: RowProps) {
  const { centre, nowMs } = useDeskNow()
  const { card, column, trouble } = props
  const hasCome = card.ending === 'arrived'
  const isUnmarked = isExpected(card) && startsAt(card) <= nowMs
  const word = hasCome ? desk.endings.arrived : isUnmarked ? desk.dayBook.unmarked : undefined
  return (
    <>
      <RowTime card={card} column={column} />
      <span className="row-mark" data-mark={hasCome ? '✓' : isUnmarked ? '☐' : undefined}>
        {word && <span className="visually-hidden">{word}</span>}
      </span>
      <span className="row-name">{card.name}</span>
      {trouble && column === 'comingToday' ? (
        <b className="row-rooms late">{troubleWord(trouble)}</b>
      ) : (
        <span className="row-rooms">{roomsOf(card, centre)}</span>
      )}
      <RowState {...props} />
    </>
  )
}

function troubleWord({ kind }: Trouble): string {
  return desk.dayBook.kinds[kind === 'taken' ? 'overlap' : 'to-move']
}

/** `MRI 45` for one room, the names of two rooms, or the number of more rooms. */
function roomsOf(card: Card, { rooms: plan }: DeskCentre): string {
  const stays = staysFrom(0, card.agreedTests, plan)
  const [first, ...others] = [...new Set(stays.map(({ room }) => room))]
  if (first === undefined) return ''
  if (others.length > 1) return desk.rooms.count(others.length + 1)
  if (others.length > 0) return [first, ...others].map(roomName).join(', ')
  const minutes = stays.reduce((sum, { from, to }) => sum + to - from, 0)
  return `${roomName(first)} ${minutes}`
}

function RowState(props: RowProps) {
  const { nowMs } = useDeskNow()
  const { card, column, isPerhapsNotSaved, isUnfinished, trouble } = props
  const { claim, state, ending, needsCall, tries } = card
  const isClaimed = claim !== undefined && claim.untilMs > nowMs
  const isVisit = column === 'comingToday' || column === 'comingTomorrow'
  const isToCall = state === 'to call' || state === 'to call again'
  const [wish] = isVisit ? [] : wishesOf(card)
  const words = [
    tries !== undefined && desk.tried(tries),
    isWrongNumber(card) && desk.outcomes['wrong-number'],
    isVisit && isToCall && desk.states[state],
    wish,
    isClaimed && (claim.isMine ? desk.youCall : desk.calling(claim.device)),
    ending === 'no-show' && isVisit && desk.endings['no-show'],
    column === 'comingTomorrow' && isToRemind(card) && desk.toRemind,
  ].filter((word) => typeof word === 'string')
  return (
    <span className="row-state">
      {isPerhapsNotSaved && <b className="late">{desk.perhapsNotSavedShort} </b>}
      {isUnfinished && <b className="late">{desk.unfinished} </b>}
      {needsCall && state === 'to call' && <b>{desk.needsCall} </b>}
      {column === 'other' && trouble && <b className="late">{troubleWord(trouble)}</b>}
      {words.map((word) => (
        <span key={word}>{word} </span>
      ))}
    </span>
  )
}

/** When to ring, when the patient comes, or the state of a visit that was found. */
function RowTime({ card, column }: Pick<RowProps, 'card' | 'column'>) {
  switch (column) {
    case 'callNow':
      return card.state === 'to call again' ? (
        <AgainTime card={card} />
      ) : (
        <DueTime dueMs={card.callByMs} />
      )
    case 'noAnswerYet':
      return <AgainTime card={card} />
    case 'comingToday':
    case 'comingTomorrow':
      return <ClockTime text={visitOf(card).time} />
    case 'other':
      return (
        <span className="row-time">
          <b>{stateWord(card)}</b>
        </span>
      )
  }
}

function DueTime({ dueMs }: { readonly dueMs: number }) {
  const { nowMs } = useDeskNow()
  const minutes = minutesLeft(dueMs, nowMs)
  if (minutes < 0) return <b className="row-time late">{desk.late(-minutes)}</b>
  return (
    <span className="row-time">
      {desk.by} <b>{shortInstant(dueMs, nowMs)}</b>
    </span>
  )
}

/** Hides AM and PM from the eye, because a list of one day is clear without. */
function ClockTime({ text }: { readonly text: string }) {
  const [digits, half] = text.split(' ')
  return (
    <span className="row-time">
      {digits} <span className="visually-hidden">{half}</span>
    </span>
  )
}

function AgainTime({ card }: Pick<RowProps, 'card'>) {
  const { nowMs } = useDeskNow()
  const isAhead = (card.tryAgainAtMs ?? 0) > nowMs
  return (
    <span className="row-time">
      {isAhead && <span className="row-at">{desk.at} </span>}
      <b>{againWord(card, nowMs)}</b>
    </span>
  )
}
