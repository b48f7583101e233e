import type { KeyboardEvent } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { type CalendarDate, clockLabel, delhiDate, delhiMinutes } from '../../domain/delhi-time.ts'
import { type Cell, halfHoursOf, type StayShown } from '../../domain/rooms/half-hours.ts'
import type { RoomDay } from '../../domain/rooms/room-day.ts'
import { addresses, entryAddress } from '../addresses.ts'

interface RoomTableProps {
  readonly day: RoomDay
  readonly cards: readonly Card[]
  readonly nowMs: number
}

/** A day by room and half-hour. */
export function RoomTable({ day, cards, nowMs }: RoomTableProps) {
  const rows = halfHoursOf(day, cards)
  const columns = rows[0]?.map(({ room }) => room) ?? []
  return (
    <table className="room-table" onKeyDown={moveByArrow}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{desk.forms.time}</span>
          </th>
          {columns.map((id) => (
            <RoomHead key={id} id={id} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => {
          const from = cells[0]?.from ?? 0
          const isNow = isHalfHourOf(nowMs, day.date, from)
          return (
            <tr key={from} className={isNow ? 'now' : undefined}>
              <th scope="row">
                {clockLabel(from)}
                {isNow && <span className="now-mark">{desk.dayBook.now}</span>}
              </th>
              {cells.map((cell) => (
                <CellView key={cell.room} cell={cell} date={day.date} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function RoomHead({ id }: { readonly id: string }) {
  const room = centre.rooms.rooms.find((each) => each.id === id)
  return (
    <th scope="col">
      {room?.name ?? desk.dayBook.noRoom}{' '}
      {room && room.atOnce > 1 && <small>{desk.dayBook.atOnce(room.atOnce)}</small>}
    </th>
  )
}

function isHalfHourOf(nowMs: number, date: CalendarDate, from: number): boolean {
  const now = delhiMinutes(nowMs)
  return delhiDate(nowMs) === date && now >= from && now < from + 30
}

interface CellViewProps {
  readonly cell: Cell
  readonly date: CalendarDate
}

function CellView({ cell, date }: CellViewProps) {
  const { room, from, stays, blocked } = cell
  const isFirst = blocked !== undefined && blocked.from >= from - 1
  const isBlockShown = blocked !== undefined && (isFirst || from === 8 * 60 + 30)
  const isEmpty = stays.length === 0 && blocked === undefined
  return (
    <td className={classOf(cell)}>
      {isBlockShown && (
        <span className="block-reason">
          {desk.dayBook.blocked(blockReasonTexts[blocked.block.reason].en, clockLabel(blocked.to))}
        </span>
      )}
      {stays.map((each) => (
        <StayView key={`${each.card.visit} ${each.stay.from}`} shown={each} />
      ))}
      {isEmpty && (
        <a className="empty" href={entryAddress(date, clockLabel(from))}>
          <span className="visually-hidden">{desk.dayBook.write(clockLabel(from), room)}</span>
        </a>
      )}
    </td>
  )
}

function classOf({ room, blocked }: Cell): string {
  const { atOnce = 1 } = centre.rooms.rooms.find(({ id }) => id === room) ?? {}
  return `${atOnce > 1 ? 'lanes' : ''} ${blocked ? 'blocked' : ''}`.trim()
}

/** A visit in its first half-hour, and a bare bar in those after it. What colour and line say is also written. */
function StayView({ shown }: { readonly shown: StayShown }) {
  const { card, stay, kind, isContinued } = shown
  const { dayBook } = desk
  const words = [
    isContinued ? dayBook.until(clockLabel(stay.to)) : dayBook.minutes(stay.to - stay.from),
    ...(stay.isSecondSample ? [dayBook.secondSample] : []),
    ...(kind === 'booked' ? [] : [dayBook.kinds[kind]]),
  ]
  return (
    <a
      className={`stay ${kind}${isContinued ? ' continued' : ''}`}
      href={`${addresses.find}?q=${encodeURIComponent(referenceOf(card))}`}
      title={`${card.name}, ${words.join(', ')}`}
    >
      {!isContinued && (
        <span aria-hidden="true">
          {kind === 'came' && '✓ '}
          {card.name} <small>{stay.to - stay.from}</small>
        </span>
      )}
      <span className="visually-hidden">
        {card.name}, {words.join(', ')}
      </span>
    </a>
  )
}

function referenceOf({ requests: [{ reference }] }: Card): string {
  return reference
}

/** To the link above, below or beside. */
function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const by = steps[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.parentElement
  if (by === undefined || cell === null || !(row instanceof HTMLTableRowElement)) return
  const body = row.parentElement
  if (!(body instanceof HTMLTableSectionElement)) return
  let [at, column] = [row.sectionRowIndex + by[0], cell.cellIndex + by[1]]
  for (let next = body.rows[at]?.cells[column]; next !== undefined; ) {
    const link = next.querySelector('a')
    if (link !== null) {
      link.focus()
      event.preventDefault()
      return
    }
    ;[at, column] = [at + by[0], column + by[1]]
    next = body.rows[at]?.cells[column]
  }
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
