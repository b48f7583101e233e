import { desk } from '../../content/desk.ts'
import { visitOf } from '../../domain/desk/visit-of-card.ts'
import { addDays, type CalendarDate, delhiDate } from '../../domain/time/delhi-time.ts'
import { hoursOn } from '../../domain/time/opening-hours.ts'
import { addresses, dayPageAddress, moveAddress, printAddress } from '../addresses.ts'
import { useToMove } from '../board/to-move-on.ts'
import { useDeskNow } from '../desk-now.ts'
import { type DeskDay, daysCounted } from '../desk-page.ts'
import { useShortcut } from '../key.tsx'
import { menuKeys } from '../keys.ts'
import { shortDay } from '../when.ts'

export function DayStrip({ day: { date, counts } }: { readonly day: DeskDay }) {
  const { centre, nowMs } = useDeskNow()
  const shortcut = useShortcut()
  const today = delhiDate(nowMs)
  const week = Array.from({ length: daysCounted }, (_, ahead) => addDays(today, ahead))
  const days = [...new Set([...week, date])].sort()
  const toMove = useToMove()
  const [first] = toMove
  const { dayBook, earlierDay, laterDay, closing } = desk
  const wayOf = (to: CalendarDate, sign: string, word: string) => (
    <a className="day step" href={dayPageAddress(to)}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{word}</span>
    </a>
  )
  return (
    <div className="day-strip cluster">
      <nav className="cluster" aria-label={desk.forms.date}>
        {wayOf(addDays(date, -1), '‹', earlierDay)}
        {days.map((each) => (
          <DayTab
            key={each}
            date={each}
            isHere={each === date}
            isToday={each === today}
            isOpen={hoursOn(each, centre.hours).length > 0}
            visits={week.includes(each) ? (counts[each] ?? 0) : undefined}
            toMove={toMove.filter(({ card }) => visitOf(card).date === each).length}
          />
        ))}
        {wayOf(addDays(date, 1), '›', laterDay)}
      </nav>
      {first && (
        <a
          className="button primary"
          href={moveAddress(first.card.requests[0].reference)}
          aria-keyshortcuts={shortcut(menuKeys.toMove)}
        >
          {dayBook.start(toMove.length)}
        </a>
      )}
      <p className="ways cluster">
        <a href="#room-line" aria-keyshortcuts={shortcut(menuKeys.block)}>
          {dayBook.block}
        </a>
        <a href={printAddress(date, true)} aria-keyshortcuts={shortcut(menuKeys.print)}>
          {dayBook.print}
        </a>
        <a href={addresses.closing}>{closing.title}</a>
      </p>
    </div>
  )
}

interface DayTabProps {
  readonly date: CalendarDate
  readonly isHere: boolean
  readonly isToday: boolean
  readonly isOpen: boolean
  /** Undefined if the server has not counted them. */
  readonly visits: number | undefined
  readonly toMove: number
}

function DayTab({ date, isHere, isToday, isOpen, visits, toMove }: DayTabProps) {
  const { dayBook } = desk
  const short = shortDay(date)
  const [weekday, day, month] = short.split(' ')
  const count = visits === undefined ? month : String(visits)
  const below = isOpen ? count : dayBook.closed
  return (
    <a
      className={isOpen ? 'day' : 'day blocked'}
      href={dayPageAddress(date)}
      aria-current={isHere ? 'page' : undefined}
    >
      <span aria-hidden="true">
        <b>{isToday ? dayBook.today : `${weekday} ${day}`}</b>
        <small className={toMove > 0 ? 'alarm' : undefined}>
          {toMove > 0 ? dayBook.toMoveHere(toMove) : below}
        </small>
      </span>
      <span className="visually-hidden">
        {[
          ...(isToday ? [dayBook.today] : [short]),
          ...(isOpen ? [] : [dayBook.closed]),
          ...(visits === undefined ? [] : [dayBook.visits(visits)]),
          ...(toMove > 0 ? [dayBook.toMoveHere(toMove)] : []),
        ].join(', ')}
      </span>
    </a>
  )
}
