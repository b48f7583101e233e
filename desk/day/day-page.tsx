import { desk } from '../../content/desk.ts'
import { calendar } from '../../content/en/calendar.ts'
import { type Cell, halfHoursOf } from '../../domain/rooms/half-hours.ts'
import { type CalendarDate, clockLabel } from '../../domain/time/delhi-time.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { ScrollBox } from '../../site/ui/scroll-box.tsx'
import { entryAddress } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { Unreadable } from '../board/unreadable.tsx'
import { roomName, useDeskNow } from '../desk-now.ts'
import type { DayPageProps, DeskDay } from '../desk-page.ts'
import { Key } from '../key.tsx'
import { shortDay } from '../when.ts'
import { DayStrip } from './day-strip.tsx'
import { RoomLine } from './room-line.tsx'
import { RoomTable } from './room-table.tsx'
import { StayView } from './stay-view.tsx'
import { roomDayOf, useDay } from './use-day.ts'

/** The day book: a day by room and half-hour, with what is closed and who has to be moved. */
export function DayPage(page: DayPageProps) {
  return (
    <LivePage
      first={page.board}
      title={titleOf(page.day)}
      here="day"
      className="day-book"
      foot={<Legend />}
    >
      <DayBook first={page.day} />
    </LivePage>
  )
}

function titleOf({ date }: DeskDay): string {
  return desk.dayBook.title(shortDay(date))
}

function DayBook({ first }: { readonly first: DeskDay }) {
  const { centre } = useDeskNow()
  const read = useDay(first.date, first)
  const day = read === undefined || read === 'unknown' ? first : read
  const roomDay = roomDayOf(day, centre)
  return (
    <>
      <h2 className="visually-hidden">{longDate(day.date, calendar)}</h2>
      <DayStrip day={day} />
      {day.others > 0 && <p className="notice failed">{desk.unlistedOnDay(day.others)}</p>}
      <Unreadable unreadable={day.unreadable} />
      <ScrollBox className="room-scroll" aria-label={titleOf(day)}>
        <RoomTable
          rows={halfHoursOf(roomDay, day.cards)}
          day={roomDay}
          hasNowLine
          box={(shown, minutes, blocked) => (
            <StayView shown={shown} minutes={minutes} blocked={blocked} />
          )}
          free={(cell) => <FreePlace cell={cell} date={day.date} />}
        />
      </ScrollBox>
      <RoomLine key={day.date} day={day} />
    </>
  )
}

interface FreePlaceProps {
  readonly cell: Cell
  readonly date: CalendarDate
}

function FreePlace({ cell: { room, from }, date }: FreePlaceProps) {
  const time = clockLabel(from)
  return (
    <a className="empty" href={entryAddress(date, time)}>
      <span className="visually-hidden">{desk.dayBook.write(time, roomName(room))}</span>
    </a>
  )
}

/** What the keys do, and what the lines and backgrounds of the table mean. */
function Legend() {
  const { kinds, closedNow, trouble, keys } = desk.dayBook
  const samples = [
    ['stay booked', kinds.booked],
    ['stay came', `✓ ${kinds.came}`],
    ['stay wished', kinds.wished],
    ['blocked', closedNow],
    ['stay overlap', trouble],
  ] as const
  return (
    <>
      <p className="legend cluster">
        <span>
          <Key>←</Key> <Key>→</Key> {keys.room}
        </span>
        <span>
          <Key>↑</Key> <Key>↓</Key> {keys.halfHour}
        </span>
        <span>
          <Key>Enter</Key> {keys.open}
        </span>
      </p>
      <ul className="legend cluster">
        {samples.map(([className, words]) => (
          <li key={className}>
            <span className={className} /> {words}
          </li>
        ))}
      </ul>
    </>
  )
}
