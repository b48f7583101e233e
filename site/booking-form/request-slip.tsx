import { useRef } from 'react'
import { callBy } from '../../domain/call-back.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { spokenTime } from '../../domain/spoken-time.ts'
import type { FormWords } from './form-start.ts'
import { NetworkNote } from './network-note.tsx'
import { SelectedTests } from './selected-tests.tsx'
import { SlipPreparation } from './slip-preparation.tsx'
import { useSlipRoom } from './slip-room.ts'
import type { BookingForm } from './use-booking-form.ts'

interface RequestSlipProps {
  readonly form: BookingForm
  readonly words: FormWords
  readonly hours: OpeningHours
}

/**
 * The slip that fills while one picks: tests, their preparation, the button to send, and under it
 * what is still needed, so that nothing above moves when that appears.
 */
export function RequestSlip({ form, words, hours }: RequestSlipProps) {
  const { booking } = words
  const slip = useRef<HTMLElement>(null)
  useSlipRoom(slip, form)
  const isComplete = form.needed.length === 0
  return (
    <aside ref={slip} className="slip" aria-label={booking.selectedTests}>
      <div className="slip-picked">
        <SelectedTests form={form} words={words} />
        <SlipPreparation form={form} words={words} />
      </div>
      <div className="slip-send">
        <button
          type="submit"
          className="button primary"
          disabled={form.isLive && !isComplete}
          aria-disabled={form.isSending}
          aria-describedby={form.isLive ? 'still-needed' : undefined}
        >
          {form.isSending ? booking.submitting : booking.submit}
        </button>
        <p role="status" className="visually-hidden">
          {form.isSending ? booking.submitting : ''}
        </p>
        <NetworkNote words={booking} />
        <p className="call-promise">{callPromise(form, words, hours)}</p>
        <div className="needed">
          {form.isLive ? (
            <p id="still-needed" aria-live="polite">
              {isComplete
                ? booking.complete
                : `${booking.stillNeeded} ${form.needed.map((f) => booking.stillNeededNames[f]).join(', ')}`}
            </p>
          ) : null}
        </div>
      </div>
    </aside>
  )
}

/** To the minute where the clock is the visitor's; a page kept by a server says only what stays true. */
function callPromise(
  { isLive, nowMs }: BookingForm,
  words: FormWords,
  hours: OpeningHours,
): string {
  const { callBy: callByWords, callWithin } = words.booking
  return isLive ? callByWords(spokenTime(callBy(nowMs, hours), nowMs, words.calendar)) : callWithin
}
