import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { minutesLeft, visitOf } from '../../domain/board-columns.ts'
import { useDeskNow } from '../desk-now.ts'
import { shortDay, shortInstant } from '../when.ts'

interface RowTimeProps {
  readonly card: Card
  /** `other` means found by a search, and in no list of the board. */
  readonly column: ColumnName | 'other'
}

/** When to ring, always with "by" or "late", or when the patient comes. */
export function RowTime({ card, column }: RowTimeProps) {
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
      return <span className="row-time">{shortDay(visitOf(card).date)}</span>
  }
}

/** The minutes until a call is due. A late call is red. */
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

function AgainTime({ card: { tryAgainAtMs: atMs } }: Pick<RowTimeProps, 'card'>) {
  const { nowMs } = useDeskNow()
  if (atMs === undefined) return <span className="row-time">{desk.noTime}</span>
  if (atMs <= nowMs) {
    return (
      <span className="row-time">
        <b>{desk.againNow}</b>
      </span>
    )
  }
  return (
    <span className="row-time">
      <span className="row-at">{desk.at} </span>
      <b>{shortInstant(atMs, nowMs)}</b>
    </span>
  )
}
