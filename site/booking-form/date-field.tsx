import type { Words } from '../../content/words.ts'
import { bookableDates, maxDaysAhead } from '../../domain/appointment-request.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'
import type { BookingForm } from './use-booking-form.ts'

interface DateFieldProps {
  readonly form: BookingForm
  readonly initial: string
  readonly words: Words['booking']
}

export function DateField({ form, initial, words }: DateFieldProps) {
  const field = 'date'
  const ids = idsOf(field)
  const problem = form.problems.date
  const { first, last } = bookableDates(form.nowMs)
  return (
    <div className="field" data-problem={problem}>
      <label htmlFor={ids.input}>
        <LabelText field={field} words={words} />
      </label>
      <Hint field={field}>{words.dateHint(maxDaysAhead)}</Hint>
      <FieldError field={field} problem={problem} words={words} />
      <input
        id={ids.input}
        name={field}
        type="date"
        required
        min={first}
        max={last}
        defaultValue={parseDate(initial)}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(field, true, problem)}
      />
    </div>
  )
}
