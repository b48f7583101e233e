import { blockReasonTexts } from '../../content/block-reasons.ts'
import { desk } from '../../content/desk.ts'
import { calendar } from '../../content/en/calendar.ts'
import { visitOf } from '../../domain/board-columns.ts'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { hoursOn } from '../../domain/opening-hours.ts'
import { withBlocks } from '../../domain/rooms/block.ts'
import type { VisitToMove } from '../../domain/rooms/to-move.ts'
import { longDate } from '../../domain/spoken-time.ts'
import { addresses, dayPageAddress, printAddress } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { toMoveOn } from '../board/to-move-on.ts'
import { Unreadable } from '../board/unreadable.tsx'
import { sentenceOfRoom } from '../card/room-advice.tsx'
import { useCentre } from '../centre-now.ts'
import type { DayPage as DayPageOf, DeskDay } from '../desk-page.ts'
import type { LiveBoard } from '../live/use-live-board.ts'
import { shortDay, shortVisit } from '../when.ts'
import { BlockForm } from './block-form.tsx'
import { LateForm } from './late-form.tsx'
import { RoomTable } from './room-table.tsx'
import { roomDayOf, useDay } from './use-day.ts'

/** The day book: a day by room and half-hour, with what is closed and who has to be moved. */
export function DayPage({ page }: { readonly page: DayPageOf }) {
  return (
    <LivePage first={page.board} title={titleOf(page.day)} here="day" className="day-book">
      {(live, isMasked) => <DayBook page={page} live={live} isMasked={isMasked} />}
    </LivePage>
  )
}

function titleOf({ date }: DeskDay): string {
  return desk.dayBook.title(shortDay(date))
}

interface DayBookProps {
  readonly page: DayPageOf
  readonly live: LiveBoard
  readonly isMasked: boolean
}

function DayBook({ page, live, isMasked }: DayBookProps) {
  const read = useDay(page.day.date, live.board.version, page.day)
  const day = read === undefined || read === 'unknown' ? page.day : read
  const centre = useCentre()
  const blocks = live.board.blocks ?? []
  const form = { isLive: live.lostAtMs === undefined, take: live.take }
  return (
    <>
      <h2>{longDate(day.date, calendar)}</h2>
      <DayStrip day={day} nowMs={live.nowMs} blocks={blocks} />
      <ToMove visits={toMoveOn(live.board, live.nowMs)} nowMs={live.nowMs} isMasked={isMasked} />
      {day.others > 0 && <p className="notice failed">{desk.unlistedOnDay(day.others)}</p>}
      <Unreadable unreadable={day.unreadable} />
      {isMasked ? (
        <p>{desk.masked}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, where not every browser gives it the focus by itself
        <section className="room-scroll" tabIndex={0} aria-label={titleOf(day)}>
          <RoomTable day={roomDayOf(day, centre)} cards={day.cards} nowMs={live.nowMs} />
        </section>
      )}
      <Legend />
      {day.date === delhiDate(live.nowMs) && !isMasked && <LateForm day={day} {...form} />}
      <BlockForm key={day.date} date={day.date} blocks={blocks} nowMs={live.nowMs} {...form} />
    </>
  )
}

/** What the lines and grounds of the table mean. */
function Legend() {
  const { kinds, booked, closedNow } = desk.dayBook
  return (
    <ul className="legend cluster">
      <li className="stay booked">{booked}</li>
      <li className="stay came">✓ {kinds.came}</li>
      <li className="stay wished">{kinds.wished}</li>
      <li className="stay trouble">{kinds.trouble}</li>
      <li className="stay blocked">{closedNow}</li>
    </ul>
  )
}

interface DayStripProps {
  readonly day: DeskDay
  readonly nowMs: number
  readonly blocks: NonNullable<DayPageOf['board']['blocks']>
}

const daysAhead = 6

/** The week from today, the day before and after the one that is shown, and the printed sheet. */
function DayStrip({ day: { date }, nowMs, blocks }: DayStripProps) {
  const today = delhiDate(nowMs)
  const hours = withBlocks(useCentre().hours, blocks, blockReasonTexts)
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  const { earlierDay, laterDay } = desk
  return (
    <nav className="day-strip cluster" aria-label={desk.forms.date}>
      <a href={dayPageAddress(addDays(date, -1))}>{earlierDay}</a>
      {days.map((each) => (
        <a
          key={each}
          className="day"
          href={dayPageAddress(each)}
          aria-current={each === date ? 'page' : undefined}
        >
          {each === today ? desk.dayBook.today : shortDay(each)}
          {hoursOn(each, hours).length === 0 && <small>{desk.dayBook.closed}</small>}
        </a>
      ))}
      <a href={dayPageAddress(addDays(date, 1))}>{laterDay}</a>
      <a href={printAddress(date, true)}>{desk.menu.print}</a>
      <a href={addresses.closing}>{desk.closing.title}</a>
    </nav>
  )
}

interface ToMoveProps {
  readonly visits: readonly VisitToMove[]
  readonly nowMs: number
  readonly isMasked: boolean
}

/** Lists the visits agreed for a time at which nobody can receive the patient. */
function ToMove({ visits, nowMs, isMasked }: ToMoveProps) {
  if (visits.length === 0) return null
  return (
    <section className="to-move" aria-labelledby="to-move-heading">
      <h2 id="to-move-heading">{desk.dayBook.toMove(visits.length)}</h2>
      {!isMasked && (
        <ul>
          {visits.map(({ card, trouble }) => (
            <li key={card.visit}>
              <a href={moveAddress(card.requests[0].reference)}>{card.name}</a>,{' '}
              {shortVisit(visitOf(card), nowMs)}: {sentenceOfRoom(trouble)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The card with the form for another time open. */
function moveAddress(reference: string): string {
  return `${addresses.find}?${new URLSearchParams({ q: reference, card: reference, act: 'agreed' })}`
}
