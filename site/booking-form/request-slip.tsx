import type { Words } from '../../content/words.ts'
import { SelectedTests } from './selected-tests.tsx'
import type { BookingForm } from './use-booking-form.ts'

interface RequestSlipProps {
  readonly form: BookingForm
  readonly words: Words['booking']
}

/** The slip that fills while one picks: tests, what is still needed, and the button to send it. */
export function RequestSlip({ form, words }: RequestSlipProps) {
  const isComplete = form.needed.length === 0
  return (
    <aside className="slip" aria-label={words.selectedTests}>
      <SelectedTests form={form} words={words} />
      {form.isLive ? (
        <p id="still-needed" className="slip-needed" aria-live="polite">
          {isComplete
            ? words.complete
            : `${words.stillNeeded} ${form.needed.map((f) => words.stillNeededNames[f]).join(', ')}`}
        </p>
      ) : null}
      <button
        type="submit"
        className="button primary"
        disabled={form.isLive && !isComplete}
        aria-disabled={form.isSending}
        aria-describedby={form.isLive ? 'still-needed' : undefined}
      >
        {form.isSending ? words.submitting : words.submit}
      </button>
      <p role="status" className="visually-hidden">
        {form.isSending ? words.submitting : ''}
      </p>
    </aside>
  )
}
