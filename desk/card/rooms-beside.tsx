import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { halfHoursOf } from '../../domain/rooms/half-hours.ts'
import { staysFrom } from '../../domain/rooms/stays.ts'
import type { DayAndTime } from '../../domain/time/delhi-time.ts'
import { RoomTable } from '../day/room-table.tsx'
import { shortDay } from '../when.ts'
import type { ChosenTimeProps } from './use-chosen-time.ts'

/** The place beside the form, in which the rooms replace the list of today. */
export const roomsBesideId = 'rooms-beside'

/** If the rooms of the visit take more patients at once than this, the boxes are too narrow for names. */
const maxNamed = 3

/**
 * The rooms of the visit on the chosen day. The table is hidden from screen readers and the Tab key, because
 * the form says the same in words.
 */
export function RoomsBeside({ chosen }: ChosenTimeProps) {
  const { day, cards, card, tests, date, time, take } = chosen
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(roomsBesideId)), [])
  const rooms = new Set(day && staysFrom(0, tests, day.plan).map(({ room }) => room))
  if (place === null || day === undefined || rooms.size === 0) return null
  const atOnce = day.plan.rooms.map((room) => (rooms.has(room.id) ? room.atOnce : 0))
  const isNamed = atOnce.reduce((sum, patients) => sum + patients, 0) <= maxNamed
  const others = cards.filter(({ visit }) => visit !== card?.visit)
  const shown = card === undefined ? others : [...others, asChosen(card, { date, time })]
  const rows = halfHoursOf(day, shown).map((row) => row.filter(({ room }) => rooms.has(room)))
  const free = new Set(chosen.free)
  return createPortal(
    <div aria-hidden="true">
      <p className="column-note">
        <b>{shortDay(day.date)}</b> {desk.rooms.ofVisit}
      </p>
      <RoomTable
        rows={rows}
        day={day}
        hasNowLine
        box={({ card: { name, visit }, kind }, minutes) => (
          <span
            className={visit === card?.visit ? `stay ${kind} chosen` : `stay ${kind}`}
            title={name}
          >
            {minutes}
            {isNamed && <span>{name}</span>}
          </span>
        )}
        free={({ from }) =>
          free.has(from) && (
            <button type="button" className="empty" tabIndex={-1} onClick={() => take(from)} />
          )
        }
      />
    </div>,
    place,
  )
}

function asChosen(card: Card, chosen: DayAndTime): Card {
  const agreed = { agreement: { ...chosen, isAsAsked: false }, agreedTests: card.tests }
  return { ...card, state: 'expected', ...agreed }
}
