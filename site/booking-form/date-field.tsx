import { bookableDates, maxDaysAhead } from '../../domain/appointment-request.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'
import type { FormWords } from './form-start.ts'
import { QuickDays } from './quick-days.tsx'
import type { BookingForm } from './use-booking-form.ts'

interface DateFieldProps {
  readonly form: BookingForm
  readonly initial: string
  readonly words: FormWords
  readonly hours: OpeningHours
}

export function DateField({ form, initial, words, hours }: DateFieldProps) {
  const field = 'date'
  const { booking } = words
  const ids = idsOf(field)
  const problem = form.problems.date
  const { first, last } = bookableDates(form.nowMs)
  return (
    <div className="field" data-problem={problem}>
      <label htmlFor={ids.input}>
        <LabelText field={field} words={booking} />
      </label>
      <Hint field={field}>{booking.dateHint(maxDaysAhead)}</Hint>
      <FieldError field={field} problem={problem} words={booking} />
      <div className="date-row">
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
        <QuickDays form={form} words={words} hours={hours} />
      </div>
    </div>
  )
}
