import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { deskPages } from '../../content/desk-pages.ts'
import { calendar } from '../../content/en/calendar.ts'
import { clockLabel } from '../../domain/delhi-time.ts'
import { redFlagsOf } from '../../domain/red-flags.ts'
import { type Cell, halfHoursOf, type StayShown } from '../../domain/rooms/half-hours.ts'
import { longDate } from '../../domain/spoken-time.ts'
import { useCentre, useTestNames } from '../centre-now.ts'
import { roomDayOf } from '../day/use-day.ts'
import type { DeskDay } from '../desk-page.ts'
import { spacedNumber } from '../spaced-number.ts'
import { shortInstant } from '../when.ts'

/** With more, the name and the number of a patient do not fit in one line of A4. */
const roomsOnSheet = 3

const { roomSheet } = deskPages

/**
 * The day book on paper: three rooms on each sheet of A4, with a box to tick. It shows what is agreed, what is
 * closed, and what a patient wrote that matters in this room. Preparation stands in the list by time.
 */
export function RoomSheets({ day }: { readonly day: DeskDay }) {
  const rows = halfHoursOf(roomDayOf(day, useCentre()), day.cards)
  const rooms = rows[0]?.length ?? 0
  const sheets = Array.from({ length: Math.ceil(rooms / roomsOnSheet) }, (_, index) => index)
  return sheets.map((sheet) => {
    const from = sheet * roomsOnSheet
    const cells = rows.map((row) => row.slice(from, from + roomsOnSheet))
    return (
      <section key={sheet} className="room-sheet">
        <header className="sheet-head cluster">
          <h2>{longDate(day.date, calendar)}</h2>
          <p className="small">
            {centre.name} · {roomSheet.page(sheet + 1, sheets.length)} ·{' '}
            {deskPages.printPage.made(shortInstant(day.nowMs, day.nowMs))} · {roomSheet.later}
          </p>
        </header>
        <HalfHours rows={cells} />
        <p className="room-sheet-walked-in">{roomSheet.walkedIn}</p>
      </section>
    )
  })
}

function HalfHours({ rows }: { readonly rows: readonly (readonly Cell[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{desk.forms.time}</span>
          </th>
          {rows[0]?.map(({ room }) => (
            <RoomHead key={room} id={room} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]?.from}>
            <th scope="row">{clockLabel(cells[0]?.from ?? 0)}</th>
            {cells.map((cell) => (
              <HalfHour key={cell.room} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RoomHead({ id }: { readonly id: string }) {
  const room = centre.rooms.rooms.find((each) => each.id === id)
  return (
    <th scope="col">
      {room?.name ?? desk.dayBook.noRoom}{' '}
      {room && <small>{roomSheet.patientsAtOnce(room.atOnce)}</small>}
    </th>
  )
}

function HalfHour({ cell: { from, stays, blocked } }: { readonly cell: Cell }) {
  const agreed = stays.filter(({ kind }) => kind !== 'wished')
  const isBlockBegun = blocked !== undefined && blocked.from >= from - 1
  return (
    <td className={blocked && 'blocked'}>
      {isBlockBegun && (
        <p className="block-reason">
          {desk.dayBook.blocked(blockReasonTexts[blocked.block.reason].en, clockLabel(blocked.to))}
        </p>
      )}
      {agreed.map((shown) => (
        <PrintedStay key={`${shown.card.visit} ${shown.stay.from}`} {...shown} />
      ))}
    </td>
  )
}

function PrintedStay({ card, stay, kind, isContinued }: StayShown) {
  const { catalogue } = useCentre()
  const named = useTestNames()
  if (isContinued) {
    return (
      <p className="room-sheet-stay">
        <small>
          {card.name} {desk.dayBook.until(clockLabel(stay.to))}
        </small>
      </p>
    )
  }
  const { requests, notes, dial, phone, name } = card
  const texts = [...requests.map((request) => request.notes), ...notes.map(({ text }) => text)]
  return (
    <div className="room-sheet-stay">
      <p>
        <span className="sheet-box">{kind === 'came' && '✓'}</span> <b>{name}</b>{' '}
        <span className="sheet-number">{dial.map(shortNumber).join(', ') || phone}</span>
      </p>
      <small>
        {stay.tests.map(named).join(', ')}, {desk.dayBook.minutes(stay.to - stay.from)}
      </small>
      {redFlagsOf(texts, stay.tests, catalogue.own).map((flag) => (
        <b key={flag.name} className="room-sheet-ask">
          {desk.redFlags[flag.name]}
        </b>
      ))}
      {kind === 'trouble' && <b className="room-sheet-ask">{desk.dayBook.kinds.trouble}</b>}
    </div>
  )
}

/** Without the code of India, so that it stands beside the name. */
function shortNumber(e164: string): string {
  return spacedNumber(e164).replace(/^\+91 /, '')
}
