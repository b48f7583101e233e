import { useEffect, useState } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import { type CalendarDate, delhiDate, delhiInstant, parseDate } from '../../domain/delhi-time.ts'
import { calledIn } from '../../domain/test-catalogue.ts'
import { findSlot, slotObstacle, type TimeSlot, timeSlots } from '../../domain/time-slots.ts'
import { takenAddress } from '../addresses.ts'
import { roomsOf } from '../board/room-names.ts'
import { DayOptions, Field } from '../field.tsx'
import { readCards } from '../live/from-server.ts'
import type { Draft } from './read-act.ts'

interface AgreedFieldsProps {
  readonly card: Card
  readonly draft: Draft
  readonly nowMs: number
}

/** A patient who is this late gets a new time. */
const lateByMs = 60 * 60_000

/**
 * Day and time as agreed in the call; at first as asked, where that is still to come. A time at which
 * the centre is closed on the day chosen has to be chosen anew.
 */
export function AgreedFields({ card, draft, nowMs }: AgreedFieldsProps) {
  const [first] = useState(() => firstShown(card, nowMs))
  const [date, setDate] = useState(parseDate(draft.date ?? '') ?? first.date)
  const [chosen, setTime] = useState(draft.time ?? first.time)
  const slot = findSlot(chosen)
  const time = slot && !isShutAt(slot, date, nowMs) ? chosen : ''
  return (
    <>
      <Field label={desk.forms.date}>
        {(id) => (
          <select
            id={id}
            name="date"
            value={date}
            onChange={(event) => setDate(parseDate(event.target.value) ?? date)}
          >
            <DayOptions nowMs={nowMs} />
          </select>
        )}
      </Field>
      <Field label={desk.forms.time}>
        {(id) => (
          <select
            id={id}
            name="time"
            required
            value={time}
            onChange={(event) => setTime(event.target.value)}
          >
            {time === '' && <option value="">{desk.newPage.choose}</option>}
            {timeSlots.map((slot) => (
              <SlotOption key={slot.label} slot={slot} date={date} nowMs={nowMs} />
            ))}
          </select>
        )}
      </Field>
      {time === '' ? <p className="taken" /> : <Taken card={card} date={date} time={time} />}
    </>
  )
}

function firstShown(card: Card, nowMs: number): DayAndTime {
  const visit = wantedVisitOf(card)
  const slot = findSlot(visit.time)
  const isAhead = slot && delhiInstant(visit.date, slot.minutes) >= nowMs - lateByMs
  if (isAhead) return visit
  const today = delhiDate(nowMs)
  const isPast = visit.date < today
  return { date: isPast ? today : visit.date, time: '' }
}

interface SlotOptionProps {
  readonly slot: TimeSlot
  readonly date: CalendarDate
  readonly nowMs: number
}

function SlotOption({ slot, date, nowMs }: SlotOptionProps) {
  const isShut = isShutAt(slot, date, nowMs)
  return (
    <option value={slot.label} disabled={isShut}>
      {isShut ? desk.forms.slotClosed(slot.label) : slot.label}
    </option>
  )
}

/** A time just past can still be agreed: the patient stands at the desk. */
function isShutAt(slot: TimeSlot, date: CalendarDate, nowMs: number): boolean {
  const obstacle = slotObstacle(slot, date, nowMs, centre.hours)
  return obstacle !== undefined && obstacle !== 'past'
}

interface TakenProps {
  readonly card: Card
  readonly date: string
  readonly time: string
}

/** Who is already agreed for these rooms in this half-hour. */
function Taken({ card, date, time }: TakenProps) {
  const [cards, setCards] = useState<readonly Card[] | 'unknown'>()
  const { tests, visit } = card
  const address = takenAddress(date, time, tests)
  useEffect(() => {
    const stop = new AbortController()
    readCards(address, { signal: stop.signal }).then(
      (answer) => setCards(answer.cards),
      () => {
        if (!stop.signal.aborted) setCards('unknown')
      },
    )
    return () => stop.abort()
  }, [address])
  if (cards === undefined) return <p className="taken" />
  if (cards === 'unknown') return <p className="taken">{desk.forms.takenUnknown}</p>
  const others = cards.filter((other) => other.visit !== visit)
  if (others.length === 0) return <p className="taken">{desk.forms.notTaken(time)}</p>
  const rooms = roomsOf(tests).map(({ name }) => name)
  return (
    <div className="taken">
      <p>{desk.forms.taken(rooms.join(', '), time)}</p>
      <ul>
        {others.map((other) => (
          <li key={other.visit}>
            {other.name}, {other.tests.map(calledIn(names)).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
