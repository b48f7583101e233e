import { type KeyboardEvent, useId } from 'react'
import { desk } from '../../content/desk.ts'
import { calendar } from '../../content/en/calendar.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { hoursAt } from '../../domain/time/opening-hours.ts'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { readTypedTime } from '../../domain/time/typed-time.ts'
import { useCentre, useDeskNow } from '../desk-now.ts'
import { InputField, SelectField, useDayOptions } from '../field.tsx'
import { shortVisit } from '../when.ts'
import { RoomAdvice } from './room-advice.tsx'
import { RoomsBeside } from './rooms-beside.tsx'
import type { ChosenTimeProps } from './use-chosen-time.ts'

interface TimeFieldsProps extends ChosenTimeProps {
  /** Whether the form is out of sight. The lists are then shown in place of its rooms. */
  readonly isHidden?: boolean
}

/**
 * Day and time of a visit, typed ("thu 10") or picked, and whether its rooms are free then. In the typed
 * field the arrow keys go from one free time to the next.
 */
export function TimeFields({ chosen, isHidden }: TimeFieldsProps) {
  const { date, time, pick } = chosen
  const { hours } = useCentre()
  const days = useDayOptions()
  const slots = timeSlots.map((slot) => {
    const isShut = hoursAt(date, slot.minutes, hours) === undefined
    return [slot.label, isShut ? desk.forms.slotClosed(slot.label) : slot.label, isShut] as const
  })
  return (
    <>
      <TypedTime chosen={chosen} />
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
      <RoomAdvice chosen={chosen} />
      {!isHidden && <RoomsBeside chosen={chosen} />}
    </>
  )
}

function TypedTime({ chosen }: ChosenTimeProps) {
  const { nowMs } = useDeskNow()
  const { date, time, start = 0, typed, free, pick, take } = chosen
  const chosenId = useId()
  const readTime = (text: string) => readTypedTime(text, { nowMs, ...calendar })
  const unchosen = time === '' ? desk.forms.choose : ''
  const missing = readTime(typed) ? unchosen : desk.forms.whenUnread
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const next =
      event.key === 'ArrowDown'
        ? free.find((minutes) => minutes > start)
        : free.filter((minutes) => minutes < start).pop()
    if (next !== undefined) take(next)
  }
  return (
    <>
      <InputField
        label={desk.forms.when}
        ref={(input) => input?.setCustomValidity(missing)}
        value={typed}
        placeholder={desk.forms.whenExample}
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
