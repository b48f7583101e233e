import type { ReactNode } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { calendar } from '../../content/en/calendar.ts'
import { redFlagsOf } from '../../domain/desk/red-flags.ts'
import { takesRooms } from '../../domain/desk/visit-of-card.ts'
import { type Cell, halfHoursOf } from '../../domain/rooms/half-hours.ts'
import type { StayShown } from '../../domain/rooms/lanes.ts'
import { longDate } from '../../domain/time/spoken-time.ts'
import { RoomTable } from '../day/room-table.tsx'
import { roomDayOf } from '../day/use-day.ts'
import { roomAtDesk, useCentre, useDeskNow, useTestNames } from '../desk-now.ts'
import type { PrintPageProps } from '../desk-page.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant } from '../when.ts'

/** A sheet has rooms for at most this many patients at once, so that name and number fit beside each other. */
const patientsOnSheet = 3

const { roomSheet } = deskPages

/**
 * The day book on paper: three rooms on a sheet of A4, or one for three patients, with a box to tick. It
 * shows what is agreed, what is closed, and what a patient wrote that matters in this room. A room where nobody can be
 * that day is left out. Only the list by time shows the preparation and the notes.
 */
export function RoomSheets({ day }: { readonly day: NonNullable<PrintPageProps['byRoom']> }) {
  const { nowMs } = useDeskNow()
  const roomDay = roomDayOf(day, useCentre())
  const rows = halfHoursOf(roomDay, day.cards.filter(takesRooms))
  const inUse = new Set(rows.flatMap((cells) => cells.filter(isInUse)).map(({ room }) => room))
  const sheets = sheetsOf((rows[0] ?? []).filter(({ room }) => inUse.has(room)))
  if (sheets.length === 0) return <p>{deskPages.printPage.nobody}</p>
  return sheets.map((rooms, sheet) => (
    <section key={rooms[0]} className="room-sheet">
      <header className="sheet-head cluster">
        <h2>{longDate(day.date, calendar)}</h2>
        <p className="small">
          {centre.name} · {roomSheet.page(sheet + 1, sheets.length)} ·{' '}
          {deskPages.printPage.made(shortInstant(nowMs, nowMs))} · {roomSheet.later}
        </p>
      </header>
      <RoomTable
        rows={rows.map((cells) => cells.filter(({ room }) => rooms.includes(room)))}
        day={roomDay}
        box={(shown, minutes) => <PrintedStay shown={shown} minutes={minutes} />}
      />
      <p className="room-sheet-walked-in">{roomSheet.walkedIn}</p>
    </section>
  ))
}

/** Whether a patient is booked in the room then, or could be. */
function isInUse({ isOpen, blocked, lanes }: Cell): boolean {
  return (isOpen && !blocked) || lanes.some(({ begins }) => begins.length > 0)
}

function sheetsOf(cells: readonly Cell[]): string[][] {
  const sheets: string[][] = []
  let patients = patientsOnSheet
  for (const { room } of cells) {
    const { atOnce = 1 } = roomAtDesk(room) ?? {}
    const fitsOnSheet = patients + atOnce <= patientsOnSheet
    if (fitsOnSheet) sheets.at(-1)?.push(room)
    else sheets.push([room])
    patients = fitsOnSheet ? patients + atOnce : atOnce
  }
  return sheets
}

interface PrintedStayProps {
  readonly shown: StayShown
  readonly minutes: ReactNode
}

function PrintedStay({ shown: { card, stay, kind }, minutes }: PrintedStayProps) {
  const { catalogue } = useCentre()
  const named = useTestNames()
  const { requests, notes, dial, phone, phoneSaysMore, name } = card
  const numbers = phoneSaysMore ? phone : dial.map(shortNumber).join(', ') || phone
  const texts = [...requests.map((request) => request.notes), ...notes.map(({ text }) => text)]
  const isTrouble = kind === 'overlap' || kind === 'to-move'
  return (
    <div className="room-sheet-stay">
      {minutes}
      <p>
        <span className="room-sheet-who">
          <span className="sheet-box">{kind === 'came' && '✓'}</span> <b>{name}</b>{' '}
          <small>
            {stay.to - stay.from} {stay.tests.map(named).join(', ')}
          </small>
        </span>
        <span className="sheet-number">{numbers}</span>{' '}
        {texts.some((text) => text !== '') && <small>{roomSheet.hasNote} </small>}
        {redFlagsOf(texts, stay.tests, catalogue.own).map((flag) => (
          <b key={flag.name} className="room-sheet-ask">
            {desk.redFlags[flag.name]}
          </b>
        ))}
        {isTrouble && <b className="room-sheet-ask">{desk.dayBook.kinds[kind]}</b>}
      </p>
    </div>
  )
}

/** Without the country code, so that the number fits beside the name. */
function shortNumber(e164: string): string {
  return spacedNumber(e164).replace(/^\+91 /, '')
}
