import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Card } from '../../domain/desk/board.ts'
import { freeTimes, troublesAt } from '../../domain/rooms/room-day.ts'
import {
  type CalendarDate,
  clockLabel,
  type DayAndTime,
  delhiDate,
  delhiInstant,
} from '../../domain/time/delhi-time.ts'
import { halfHourMs } from '../../domain/time/milliseconds.ts'
import { hoursAt } from '../../domain/time/opening-hours.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { roomDayOf, useDay } from '../day/use-day.ts'
import { useDeskNow } from '../desk-now.ts'

export type ChosenTime = ReturnType<typeof useChosenTime>

interface VisitToBook {
  /** The visit that is booked; undefined if it is new. */
  readonly card: Card | undefined
  readonly tests: readonly string[]
  /** What is shown at first: this time, or the first free time of the day from `freeFrom` minutes on. */
  readonly first: DayAndTime | { readonly date: CalendarDate; readonly freeFrom: number }
  /** Whether this visit may be stored already. If so, rooms are not checked, because it would clash with itself. */
  readonly isSent?: boolean | undefined
}

export interface ChosenTimeProps {
  readonly chosen: ChosenTime
}

/** The chosen day and time, and whether the rooms are free then. No time before the current half-hour counts as free. */
export function useChosenTime({ card, tests, first, isSent = false }: VisitToBook) {
  const { centre, nowMs } = useDeskNow()
  const { date, isOver, picked, typed, pick } = usePicked(first)
  const read = useDay(date)
  const isUnknown = read === 'unknown'
  const known = isUnknown ? undefined : read
  const day = known && roomDayOf(known, centre)
  const wanted = { tests, ...(card && { visit: card.visit }) }
  const startedMs = nowMs - halfHourMs
  const isAhead = (minutes: number) => delhiInstant(date, minutes) > startedMs
  const free = day ? freeTimes(wanted, day).filter(isAhead) : []
  const suggestion = useSuggestion(first, { date, free, isSent })
  const slot = findSlot(picked ?? suggestion)
  // A time just past can be agreed, because the patient may be at the desk.
  const isBookable = slot && !isOver && hoursAt(date, slot.minutes, centre.hours)
  // Set even if the centre is closed then, so that the form says why, and which times are free.
  const start = isOver ? undefined : slot?.minutes
  const isAsked = start !== undefined && day !== undefined && !isSent
  const troubles = isAsked ? troublesAt(start, wanted, day) : []
  return {
    card,
    tests,
    date,
    time: isBookable ? slot.label : '',
    start,
    typed,
    isAsked,
    isUnknown,
    day,
    cards: known?.cards ?? [],
    free,
    troubles,
    isClash: troubles.length > 0,
    pick,
    take: (minutes: number, on = date) => pick({ date: on, time: clockLabel(minutes) }),
  }
}

/** What the receptionist has picked. A day that is over is replaced by today, without a time. */
function usePicked(first: VisitToBook['first']) {
  const { nowMs } = useDeskNow()
  const [pickedDate = first.date, setDate] = useState<CalendarDate>()
  const [picked, setPicked] = useState('time' in first ? first.time : undefined)
  const [typed, setTyped] = useState('')
  // The form may have stayed open overnight.
  const today = delhiDate(nowMs)
  const isOver = pickedDate < today
  const date = isOver ? today : pickedDate

  function pick(next: Partial<DayAndTime>, nextTyped = ''): void {
    // Draws the fields now, because the form reads them later in this same event.
    flushSync(() => {
      setTyped(nextTyped)
      setDate(next.date ?? date)
      if (next.time || isOver) setPicked(next.time ?? '')
    })
  }
  return { date, isOver, picked, typed, pick }
}

interface ShownDay {
  readonly date: CalendarDate
  /** The free times of that day, minutes. */
  readonly free: readonly number[]
  readonly isSent: boolean
}

/**
 * The time that the form suggests. Once the visit is stored, its time is not free any more. The form then keeps what it
 * suggested, until another day or source is asked for.
 */
function useSuggestion(first: VisitToBook['first'], { date, free, isSent }: ShownDay): string {
  const askedFrom = 'time' in first ? 0 : delhiInstant(date, first.freeFrom)
  const [sent, setSent] = useState({ askedFrom, time: '' })
  const kept = sent.askedFrom === askedFrom ? sent.time : ''
  const time = kept || suggested(first, date, free)
  if (isSent && time !== kept) setSent({ askedFrom, time })
  return time
}

function suggested(
  first: VisitToBook['first'],
  date: CalendarDate,
  free: readonly number[],
): string {
  if ('time' in first) return first.time
  const from = date === first.date ? first.freeFrom : 0
  return clockLabel(free.find((minutes) => minutes >= from) ?? first.freeFrom)
}
