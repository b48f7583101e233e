import { memo, useState } from 'react'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { clockTime } from '../../domain/time/spoken-time.ts'
import {
  type PartOfDay,
  type SlotObstacle,
  slotObstacle,
  type TimeSlot,
  timeSlots,
} from '../../domain/time/time-slots.ts'
import { FieldGroup } from './field-frame.tsx'
import type { FormStrings } from './form-start.ts'
import { PickedSlotAdvice } from './slot-advice.tsx'
import type { BookingFormState, FormPartProps } from './use-booking-form.ts'

const partsOfDay: readonly PartOfDay[] = ['morning', 'afternoon', 'evening']

/**
 * The page always has all 24 slots. A slot that is not available on the chosen day is disabled and says why.
 * Slots that were past when the day was chosen are folded away together. A slot that passes later stays in its
 * place, so that nothing moves under a finger.
 */
export function SlotPicker(props: FormPartProps) {
  const { form, strings, centre } = props
  const { booking } = strings
  const date = parseDate(form.draft.date)
  const chosenAtMs = useChosenAt(form)
  const [isPastShown, setPastShown] = useState(false)
  // Before hydration no slot is disabled, because without script nothing could enable it. The server checks the slot by
  // the same rule (domain/request/appointment-request.ts).
  const obstacleOf = (slot: TimeSlot, nowMs = form.nowMs) =>
    date === undefined || !form.isLive ? undefined : slotObstacle(slot, date, nowMs, centre.hours)
  const wasPast = (slot: TimeSlot) => obstacleOf(slot, chosenAtMs) === 'past'
  const isFolded = (slot: TimeSlot) => !isPastShown && wasPast(slot)
  return (
    <FieldGroup field="time" problem={form.problems.time} strings={booking}>
      {timeSlots.some(wasPast) && (
        <button
          type="button"
          className="way"
          aria-expanded={isPastShown}
          onClick={() => setPastShown(!isPastShown)}
        >
          {booking.earlierTimes}
        </button>
      )}
      {partsOfDay.map((part) => {
        const slots = timeSlots.filter((slot) => slot.part === part)
        return (
          <fieldset key={part} className="slot-group" hidden={slots.every(isFolded)}>
            <legend className="small">{booking.partsOfDay[part]}</legend>
            <div className="slots">
              {slots.map((slot) => (
                <Slot
                  key={slot.label}
                  slot={slot}
                  obstacle={obstacleOf(slot)}
                  isFolded={isFolded(slot)}
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
    </FieldGroup>
  )
}

/**
 * When the visitor chose the day. For a day of the page or of a kept draft it is 0, before every slot, so that nothing
 * moves when the draft comes back.
 */
function useChosenAt({ draft: { date }, draftEvent, nowMs }: BookingFormState): number {
  const [chosen, setChosen] = useState({ date, atMs: 0 })
  if (chosen.date !== date) setChosen({ date, atMs: draftEvent === 'restored' ? 0 : nowMs })
  return chosen.atMs
}

interface SlotProps {
  readonly slot: TimeSlot
  readonly obstacle: SlotObstacle | undefined
  readonly isFolded: boolean
  readonly isInitial: boolean
  readonly isLive: boolean
  readonly strings: FormStrings
}

/**
 * Memoised, so that a tick or a key press renders only the slots that change. After hydration no radio is
 * `required`, because browsers would announce each slot as invalid before the form is sent.
 */
const Slot = memo(function Slot({
  slot,
  obstacle,
  isFolded,
  isInitial,
  isLive,
  strings,
}: SlotProps) {
  return (
    <label className="slot box" hidden={isFolded}>
      <input
        type="radio"
        name="time"
        value={slot.label}
        required={!isLive}
        defaultChecked={isInitial}
        disabled={obstacle !== undefined}
      />
      {/* Without a part of the day, which the group shows. */}
      <span>{clockTime(slot.minutes, strings.calendar).replace(/^\D+/, '')}</span>
      {obstacle && <span className="slot-obstacle">{strings.booking.slotObstacles[obstacle]}</span>}
    </label>
  )
})
