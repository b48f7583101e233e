import type { ReactNode } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { desk } from '../../content/desk.ts'
import type { Cell } from '../../domain/rooms/half-hours.ts'
import { halfHour, type StayInLane } from '../../domain/rooms/lanes.ts'
import { hoursOfRoom, type RoomDay } from '../../domain/rooms/room-day.ts'
import {
  clockLabel,
  dayEnds,
  delhiDate,
  delhiMinutes,
  delhiTime,
} from '../../domain/time/delhi-time.ts'
import { roomAtDesk, useDeskNow } from '../desk-now.ts'
import { shortHours } from '../when.ts'
import { moveByArrow } from './move-by-arrow.ts'

interface RoomTableProps {
  readonly rows: readonly (readonly Cell[])[]
  readonly day: RoomDay
  /** Whether today has a line for now. A sheet of paper has none. */
  readonly hasNowLine?: boolean
  /** Draws a visit, as high as its minutes. */
  readonly box: (shown: StayInLane, minutes: ReactNode, blocked: Cell['blocked']) => ReactNode
  /** Draws a half-hour that has room for one more visit. */
  readonly free?: (cell: Cell) => ReactNode
}

/** A day by room and half-hour: on the screen, and on paper. */
export function RoomTable(props: RoomTableProps) {
  const { rows, day, hasNowLine = false } = props
  const { nowMs } = useDeskNow()
  const [heads = []] = rows
  const isToday = hasNowLine && delhiDate(nowMs) === day.date
  const nowMinutes = isToday ? delhiMinutes(nowMs) : undefined
  const opens = heads[0]?.from ?? 0
  return (
    <div className="room-grid">
      <table className="room-table" onKeyDown={moveByArrow}>
        <colgroup>
          <col className="times" />
          {heads.map(({ room }) => (
            <col key={room} className={widthOf(room)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{desk.forms.time}</span>
            </th>
            {heads.map(({ room }, column) => (
              <RoomHead
                key={room}
                id={room}
                toMove={toMoveIn(rows.flatMap((row) => row[column] ?? []))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => {
            const from = cells[0]?.from ?? 0
            const isNow = isWithin(nowMinutes, from, from + halfHour)
            return (
              <tr key={from}>
                <RowHead from={from} nowMs={isNow ? nowMs : undefined} />
                {cells.map((cell, column) => (
                  <CellView
                    key={cell.room}
                    {...props}
                    cell={cell}
                    hasLabel={row === labelRow(rows, column, cell)}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {isWithin(nowMinutes, opens, opens + rows.length * halfHour) && (
        <div className="now-line">
          <Minutes count={nowMinutes - opens} />
        </div>
      )}
    </div>
  )
}

function isWithin(minutes: number | undefined, from: number, to: number): minutes is number {
  return minutes !== undefined && minutes >= from && minutes < to
}

/** The class that makes a room for several patients at once as wide as several names. */
function widthOf(id: string): string | undefined {
  const { atOnce = 1 } = roomAtDesk(id) ?? {}
  return atOnce > 1 ? (atOnce > 2 ? 'for-three' : 'for-two') : undefined
}

function toMoveIn(cells: readonly Cell[]): number {
  const begun = cells.flatMap(({ lanes }) => lanes.flatMap(({ begins }) => begins))
  return begun.filter(({ kind }) => kind === 'to-move').length
}

function RoomHead({ id, toMove }: { readonly id: string; readonly toMove: number }) {
  const room = roomAtDesk(id)
  const { dayBook } = desk
  return (
    <th scope="col">
      {room?.name ?? dayBook.noRoom}{' '}
      {toMove > 0 ? (
        <small className="alarm">{dayBook.toMoveHere(toMove)}</small>
      ) : (
        room && room.atOnce > 1 && <small>{dayBook.atOnce(room.atOnce)}</small>
      )}
    </th>
  )
}

interface RowHeadProps {
  readonly from: number
  /** The current time, set only in the current half-hour. */
  readonly nowMs: number | undefined
}

/** Shows `9 AM` or `9:30`, and tells a screen reader the whole time. */
function RowHead({ from, nowMs }: RowHeadProps) {
  const label = clockLabel(from)
  const [clock, half] = label.split(' ')
  const isHour = from % 60 === 0
  return (
    <th scope="row" className={isHour ? 'hour' : undefined}>
      <span className="visually-hidden">
        {label}
        {nowMs !== undefined && `, ${desk.dayBook.now}`}
      </span>
      <span aria-hidden="true" className={nowMs === undefined ? undefined : 'now-mark'}>
        {nowMs === undefined
          ? isHour
            ? label.replace(':00', '')
            : clock
          : delhiTime(nowMs).replace(` ${half}`, '')}
      </span>
    </th>
  )
}

/** The row that says why a room is shut: the first without a visit in the same block, or out of hours. Else -1. */
function labelRow(rows: RoomTableProps['rows'], column: number, { blocked, isOpen }: Cell): number {
  return rows.findIndex((row) => {
    const cell = row[column]
    const isAlike = blocked !== undefined || cell?.isOpen === isOpen
    return cell && cell.blocked?.block === blocked?.block && isAlike && isEmpty(cell)
  })
}

function isEmpty({ lanes }: Cell): boolean {
  return lanes.every(({ begins, goesOn }) => begins.length === 0 && !goesOn)
}

interface CellViewProps extends Pick<RoomTableProps, 'day' | 'box' | 'free'> {
  readonly cell: Cell
  readonly hasLabel: boolean
}

function CellView({ day, box, free, cell, hasLabel }: CellViewProps) {
  const { blocked, isOpen, isFree, lanes } = cell
  const isWhole = lanes.every(({ isClear }) => isClear)
  const clear = isFree ? lanes.find(({ isClear }) => isClear)?.place : undefined
  return (
    <td className={blocked ? 'blocked' : isOpen ? undefined : 'out'}>
      {hasLabel && !isFree && <Why cell={cell} day={day} />}
      {isFree && isWhole && free?.(cell)}
      {!isWhole && (
        <div className="lanes">
          {lanes.map(({ place, begins, goesOn }) => (
            <div key={place}>
              {goesOn && (
                <span className="visually-hidden">
                  {goesOn.card.name}, {desk.dayBook.until(clockLabel(goesOn.stay.to))}
                </span>
              )}
              {begins.map((shown) => (
                <div key={`${shown.card.visit} ${shown.stay.from}`} className="turn">
                  <Minutes count={shown.stay.from - cell.from} />
                  {box(shown, <Minutes count={shown.stay.to - shown.stay.from} />, blocked)}
                </div>
              ))}
              {place === clear && free?.(cell)}
            </div>
          ))}
        </div>
      )}
    </td>
  )
}

function Why({ cell: { room, blocked }, day }: Pick<CellViewProps, 'cell' | 'day'>) {
  const { dayBook } = desk
  if (blocked === undefined) {
    const hours = hoursOfRoom(room, day)
    // The hours of the centre are not repeated in each room that is open as the centre is.
    const hasOwn = day.hours.doctor !== undefined && roomAtDesk(room)?.isDoctor
    if (hours.length > 0 && hasOwn !== true) return null
    return <span className="hours">{dayBook.hours(shortHours(hours))}</span>
  }
  const reason = blockReasonTexts[blocked.block.reason].en
  return (
    <span className="block-reason">
      {blocked.to < dayEnds ? dayBook.blocked(reason, clockLabel(blocked.to)) : reason}
    </span>
  )
}

/**
 * A drawing as high as these minutes, because the desk's content security policy forbids style attributes.
 */
function Minutes({ count }: { readonly count: number }) {
  if (count <= 0) return null
  return <svg className="minutes" viewBox={`0 0 ${halfHour} ${count}`} aria-hidden="true" />
}
