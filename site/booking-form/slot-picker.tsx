import { memo } from 'react'
import { parseDate } from '../../domain/delhi-time.ts'
import { clockTime } from '../../domain/spoken-time.ts'
import {
  type PartOfDay,
  type SlotObstacle,
  slotObstacle,
  type TimeSlot,
  timeSlots,
} from '../../domain/time-slots.ts'
import { FieldError, idsOf, LabelText } from './field-frame.tsx'
import type { FormStrings } from './form-start.ts'
import { PickedSlotAdvice } from './slot-advice.tsx'
import type { FormPartProps } from './use-booking-form.ts'

const partsOfDay: readonly PartOfDay[] = ['morning', 'afternoon', 'evening']

/**
 * Always lists all 24 slots. A slot that is not available on the chosen day is disabled and says why. A
 * part of the day that is over says so once, in its heading.
 */
export function SlotPicker(props: FormPartProps) {
  const { form, strings, centre } = props
  const problem = form.problems.time
  const { booking } = strings
  const date = parseDate(form.draft.date)
  // Before hydration no slot is disabled: without script nothing could enable it. The server checks slots.
  const obstacleOf = (slot: TimeSlot) =>
    date === undefined || !form.isLive
      ? undefined
      : slotObstacle(slot, date, form.nowMs, centre.hours)
  return (
    <fieldset
      id={idsOf('time').input}
      tabIndex={-1}
      className="field"
      data-problem={problem}
      aria-describedby={problem && idsOf('time').error}
    >
      <legend>
        <LabelText field="time" strings={booking} />
      </legend>
      <FieldError field="time" problem={problem} strings={booking} />
      {partsOfDay.map((part) => {
        const slots = timeSlots.filter((slot) => slot.part === part)
        const isOver = slots.every((slot) => obstacleOf(slot) === 'past')
        return (
          <fieldset key={part} className="slot-group">
            <legend className="small">
              {booking.partsOfDay[part]}
              {isOver && <span>: {booking.slotObstacles.past}</span>}
            </legend>
            <div className={isOver ? 'slots over' : 'slots'}>
              {slots.map((slot) => (
                <Slot
                  key={slot.label}
                  slot={slot}
                  obstacle={obstacleOf(slot)}
                  isInitial={slot.label === form.start.draft.time}
                  isLive={form.isLive}
                  strings={strings}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      <PickedSlotAdvice {...props} />
    </fieldset>
  )
}

interface SlotProps {
  readonly slot: TimeSlot
  readonly obstacle: SlotObstacle | undefined
  readonly isInitial: boolean
  readonly isLive: boolean
  readonly strings: FormStrings
}

/**
 * Memoised, so that a tick or a key press renders only the slots that change. After hydration no radio is
 * `required`, because browsers would announce each slot as invalid before the form is sent.
 */
const Slot = memo(function Slot({ slot, obstacle, isInitial, isLive, strings }: SlotProps) {
  return (
    <label className="slot box">
      <input
        type="radio"
        name="time"
        value={slot.label}
        required={!isLive}
        defaultChecked={isInitial}
        disabled={obstacle !== undefined}
      />
      <span>{clockTime(slot.minutes, strings.calendar)}</span>
      {obstacle && <span className="slot-obstacle">{strings.booking.slotObstacles[obstacle]}</span>}
    </label>
  )
})
