import { useState } from 'react'
import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { visitOf } from '../../domain/board-columns.ts'
import { type CalendarDate, daysBetween, delhiDate, parseDate } from '../../domain/delhi-time.ts'
import { hoursOn, isClosure } from '../../domain/opening-hours.ts'
import { type TimeSlot, timeSlots } from '../../domain/time-slots.ts'
import { DayOptions } from '../day-options.tsx'
import { Field } from '../field.tsx'
import { Taken } from './taken.tsx'

interface AgreedFieldsProps {
  readonly card: Card
  readonly nowMs: number
}

/** Day and time as agreed in the call; at first as asked. */
export function AgreedFields({ card, nowMs }: AgreedFieldsProps) {
  const visit = visitOf(card)
  const [date, setDate] = useState<string>(laterOf(visit.date, delhiDate(nowMs)))
  const [time, setTime] = useState(visit.time)
  const day = parseDate(date)
  return (
    <>
      <Field label={desk.forms.date}>
        {(id) => (
          <select
            id={id}
            name="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
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
            {timeSlots.map((slot) => (
              <option key={slot.label} value={slot.label} disabled={isShut(slot, day)}>
                {isShut(slot, day) ? desk.forms.slotClosed(slot.label) : slot.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Taken card={card} date={date} time={time} />
    </>
  )
}

function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return daysBetween(a, b) > 0 ? b : a
}

/** A time just past can still be agreed: the patient stands at the desk. */
function isShut({ minutes }: TimeSlot, day: CalendarDate | undefined): boolean {
  if (day === undefined) return false
  const open = hoursOn(day, centre.hours)
  return isClosure(open) || minutes < open.opens || minutes >= open.closes
}
