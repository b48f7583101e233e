import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/board.ts'
import { minutesLeft, visitOf } from '../../domain/board-columns.ts'
import { shortDay, shortInstant } from '../when.ts'

/** Beyond this a time of the clock says more than minutes. */
const countedMinutes = 59

interface RowTimeProps {
  readonly card: Card
  /** `other`: found, and in no list of the board. */
  readonly column: ColumnName | 'other'
  readonly nowMs: number
}

/** When a card of a list is due. */
export function RowTime({ card, column, nowMs }: RowTimeProps) {
  switch (column) {
    case 'callNow':
      return card.state === 'to call again' ? (
        <AgainTime atMs={card.tryAgainAtMs} nowMs={nowMs} />
      ) : (
        <DueTime dueMs={card.callByMs} nowMs={nowMs} />
      )
    case 'noAnswerYet':
      return <AgainTime atMs={card.tryAgainAtMs} nowMs={nowMs} />
    case 'comingToday':
    case 'comingTomorrow':
      return <ClockTime text={visitOf(card).time} />
    case 'other':
      return <span className="row-time day">{shortDay(visitOf(card).date)}</span>
  }
}

function DueTime({ dueMs, nowMs }: { readonly dueMs: number; readonly nowMs: number }) {
  const minutes = minutesLeft(dueMs, nowMs)
  if (minutes < 0)
    return (
      <span className="row-time late">
        {desk.durationShort(-minutes)} <span className="row-unit under">{desk.lateWord}</span>
      </span>
    )
  if (minutes > countedMinutes) return <ClockTime text={shortInstant(dueMs, nowMs)} />
  return (
    <span className={minutes <= 15 ? 'row-time soon' : 'row-time'}>
      {desk.durationShort(minutes)} <span className="row-unit under">{desk.leftWord}</span>
    </span>
  )
}

interface AgainTimeProps {
  readonly atMs: number | undefined
  readonly nowMs: number
}

function AgainTime({ atMs, nowMs }: AgainTimeProps) {
  if (atMs === undefined) return <span className="row-time">–</span>
  if (atMs <= nowMs) return <span className="row-time soon">{desk.againNow}</span>
  return <ClockTime text={shortInstant(atMs, nowMs)} />
}

/** `9:30 AM` with what follows the digits smaller, and the day of another day under it. */
function ClockTime({ text }: { readonly text: string }) {
  const [digits = '', half = '', ...day] = text.split(/,? /)
  return (
    <span className="row-time">
      {digits} <span className="row-unit">{half}</span>
      {day.length > 0 && <span className="row-unit under"> {day.join(' ')}</span>}
    </span>
  )
}
