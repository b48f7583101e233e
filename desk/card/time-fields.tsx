import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { desk } from '../../content/desk.ts'
import { calendar } from '../../content/en/calendar.ts'
import type { Card } from '../../domain/desk/board.ts'
import { halfHour } from '../../domain/rooms/lanes.ts'
import { freeTimes, troublesAt } from '../../domain/rooms/room-day.ts'
import {
  type CalendarDate,
  clockLabel,
  type DayAndTime,
  delhiDate,
  delhiMinutes,
  parseDate,
} from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { findSlot, slotObstacle, type TimeSlot, timeSlots } from '../../domain/time/time-slots.ts'
import { readTypedTime } from '../../domain/time/typed-time.ts'
import { roomDayOf, useDay } from '../day/use-day.ts'
import { useDeskNow } from '../desk-now.ts'
import { InputField, SelectField, useDayOptions } from '../field.tsx'
import { shortVisit } from '../when.ts'
import { RoomAdvice } from './room-advice.tsx'
import { RoomsBeside } from './rooms-beside.tsx'

export type ChosenTime = ReturnType<typeof useChosenTime>

interface VisitToBook {
  /** The visit that is booked; undefined if it is new. */
  readonly card?: Card | undefined
  readonly tests: readonly string[]
}

interface ChosenTimeProps extends VisitToBook {
  /** What is shown at first: this time, or the first free time of the day from `freeFrom` minutes on. */
  readonly first: DayAndTime | { readonly date: CalendarDate; readonly freeFrom: number }
  /** Whether this visit is being stored, or may be stored. Rooms are then not checked: it would clash with itself. */
  readonly isSent?: boolean | undefined
}

interface TimeFieldsProps extends VisitToBook {
  readonly chosen: ChosenTime
  /** Whether the form is out of sight. The lists are then shown in place of its rooms. */
  readonly isHidden?: boolean
}

/**
 * Day and time of a visit, typed ("thu 10") or picked, and whether its rooms are free then. In the typed
 * field the arrow keys go from one free time to the next.
 */
export function TimeFields({ card, tests, isHidden, chosen }: TimeFieldsProps) {
  const { date, time, start, isAsked, read, day, free, troubles, pick } = chosen
  const { centre, nowMs } = useDeskNow()
  const { hours } = centre
  const days = useDayOptions()
  const slots = timeSlots.map((slot) => {
    const isShut = isShutAt(slot, date, { nowMs, hours })
    return [slot.label, isShut ? desk.forms.slotClosed(slot.label) : slot.label, isShut] as const
  })
  const take = (minutes: number) => pick({ time: clockLabel(minutes) })
  return (
    <>
      <TypedTime chosen={chosen} onTake={take} />
      <SelectField
        label={desk.forms.date}
        name="date"
        value={date}
        onChange={({ target }) => pick({ date: parseDate(target.value) ?? date })}
        options={days}
      />
      <SelectField
        label={desk.forms.time}
        name="time"
        value={time}
        onChange={({ target }) => pick({ time: target.value })}
        options={time === '' ? [['', desk.forms.choose], ...slots] : slots}
      />
      <RoomAdvice
        tests={tests}
        troubles={troubles}
        start={isAsked ? start : undefined}
        isUnknown={day === 'unknown'}
        free={free.filter((minutes) => minutes > (start ?? 0))}
        onTake={take}
      />
      {!isHidden && typeof read === 'object' && typeof day === 'object' && (
        <RoomsBeside
          day={day}
          tests={tests}
          card={card}
          onTake={take}
          cards={read.cards}
          chosen={{ date, time }}
        />
      )}
    </>
  )
}

/** The chosen day and time, and whether the rooms are free then. */
export function useChosenTime({ card, tests, first, isSent }: ChosenTimeProps) {
  const { centre, nowMs } = useDeskNow()
  const { hours } = centre
  const [date, setDate] = useState(first.date)
  const [picked, setPicked] = useState('time' in first ? first.time : undefined)
  const [typed, setTyped] = useState('')
  const wanted = { tests, ...(card && { visit: card.visit }) }
  const read = useDay(date)
  const day = typeof read === 'object' ? roomDayOf(read, centre) : read
  const free = typeof day === 'object' ? freeTimes(wanted, day) : []
  const shown = picked ?? suggested(first, date, free)
  // Once the visit is stored, its time is not free any more. Picks the time now, so that the form does not go
  // on to the next.
  if (isSent && picked === undefined) setPicked(shown)
  const slot = findSlot(shown)
  const time = slot && !isShutAt(slot, date, { nowMs, hours }) ? shown : ''
  const start = time === '' ? undefined : slot?.minutes
  const isAsked = start !== undefined && typeof day === 'object' && isSent !== true
  const troubles = isAsked ? troublesAt(start, wanted, day) : []
  const isClash = troubles.length > 0

  function pick(next: Partial<DayAndTime>, nextTyped = ''): void {
    // Draws the fields now, because the form reads them later in this same event.
    flushSync(() => {
      setTyped(nextTyped)
      if (next.date) setDate(next.date)
      if (next.time) setPicked(next.time)
    })
  }
  return { date, time, start, typed, isAsked, read, day, free, troubles, isClash, pick }
}

interface TypedTimeProps {
  readonly chosen: ChosenTime
  readonly onTake: (minutes: number) => void
}

function TypedTime({ chosen, onTake }: TypedTimeProps) {
  const { nowMs } = useDeskNow()
  const { date, time, typed, free, pick } = chosen
  const now = date === delhiDate(nowMs) ? delhiMinutes(nowMs) - halfHour : 0
  const { start = now } = chosen
  const chosenId = useId()
  const readTime = (text: string) => readTypedTime(text, { nowMs, weekdays: calendar.weekdays })
  const unchosen = time === '' ? desk.forms.choose : ''
  const missing = readTime(typed) ? unchosen : desk.forms.whenUnread
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next =
      event.key === 'ArrowDown'
        ? free.find((minutes) => minutes > start)
        : free.filter((minutes) => minutes < start).pop()
    if (next !== undefined) onTake(next)
  }
  return (
    <>
      <InputField
        label={desk.forms.when}
        ref={(input) => input?.setCustomValidity(missing)}
        value={typed}
        placeholder={desk.forms.whenExample}
        autoComplete="off"
        aria-describedby={chosenId}
        onChange={({ target }) => pick(readTime(target.value) ?? {}, target.value)}
        onKeyDown={step}
      />
      {/* For somebody who does not see the lists change with the typed words. */}
      <span id={chosenId} className="visually-hidden" aria-live="polite">
        {shortVisit({ date, time }, nowMs)}
      </span>
    </>
  )
}

function suggested(
  first: ChosenTimeProps['first'],
  date: CalendarDate,
  free: readonly number[],
): string {
  if ('time' in first) return first.time
  const from = date === first.date ? first.freeFrom : 0
  return clockLabel(free.find((minutes) => minutes >= from) ?? first.freeFrom)
}

/** Whether no visit can be agreed at a slot. A time just past can, because the patient may be at the desk. */
function isShutAt(
  slot: TimeSlot,
  date: CalendarDate,
  { nowMs, hours }: { readonly nowMs: number; readonly hours: OpeningHours },
): boolean {
  const obstacle = slotObstacle(slot, date, nowMs, hours)
  return obstacle !== undefined && obstacle !== 'past'
}
