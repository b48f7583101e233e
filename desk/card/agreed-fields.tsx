import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import { type CalendarDate, delhiDate, delhiInstant, parseDate } from '../../domain/delhi-time.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { findSlot, slotObstacle, type TimeSlot, timeSlots } from '../../domain/time-slots.ts'
import { useCentre } from '../centre-now.ts'
import { DayOptions, Field } from '../field.tsx'
import type { Draft } from './read-act.ts'
import { RoomAdvice } from './room-advice.tsx'

interface AgreedFieldsProps {
  readonly card: Card
  readonly draft: Draft
  readonly nowMs: number
  /** The version of the board. */
  readonly version: number
  readonly onClash: (isClash: boolean) => void
}

/** A patient who is this late gets a new time. */
const lateByMs = 60 * 60_000

/**
 * Day and time as agreed in the call. The form begins with the time that the patient asked for, unless
 * it has passed. If the centre is closed then on a newly chosen day, the receptionist picks another time.
 */
export function AgreedFields({ card, draft, nowMs, version, onClash }: AgreedFieldsProps) {
  const { hours } = useCentre()
  const [first] = useState(() => firstShown(card, nowMs))
  const [date, setDate] = useState(parseDate(draft.date ?? '') ?? first.date)
  const [chosen, setTime] = useState(draft.time ?? first.time)
  const slot = findSlot(chosen)
  const time = slot && !isShutAt(slot, date, { nowMs, hours }) ? chosen : ''
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
      <RoomAdvice
        visit={card.visit}
        tests={card.tests}
        {...{ date, time, version, onClash }}
        onTake={setTime}
      />
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
  const { hours } = useCentre()
  const isShut = isShutAt(slot, date, { nowMs, hours })
  return (
    <option value={slot.label} disabled={isShut}>
      {isShut ? desk.forms.slotClosed(slot.label) : slot.label}
    </option>
  )
}

/** A time just past can still be agreed: the patient stands at the desk. */
function isShutAt(
  slot: TimeSlot,
  date: CalendarDate,
  { nowMs, hours }: { readonly nowMs: number; readonly hours: OpeningHours },
): boolean {
  const obstacle = slotObstacle(slot, date, nowMs, hours)
  return obstacle !== undefined && obstacle !== 'past'
}
