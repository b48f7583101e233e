import { bookableDates, maxDaysAhead } from '../../domain/appointment-request.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { quickDays } from '../../domain/slot-advice.ts'
import { shortDate } from '../../domain/spoken-time.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'
import { DayAdvice } from './slot-advice.tsx'
import type { FormPartProps } from './use-booking-form.ts'

export function DateField(props: FormPartProps) {
  const { form, strings } = props
  const field = 'date'
  const { booking } = strings
  const ids = idsOf(field)
  const problem = form.wrongDate
  const { first, last } = bookableDates(form.nowMs)
  return (
    <div className="field" data-problem={problem}>
      <label htmlFor={ids.input}>
        <LabelText field={field} strings={booking} />
      </label>
      <Hint field={field} text={booking.dateHint(maxDaysAhead)} />
      <div aria-live="polite">
        <FieldError field={field} problem={problem} strings={booking} />
      </div>
      <div className="cluster">
        <input
          id={ids.input}
          name={field}
          type="date"
          required
          min={first}
          max={last}
          defaultValue={parseDate(form.start.draft.date)}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(field, true, problem)}
        />
        <QuickDays {...props} />
      </div>
      <DayAdvice {...props} />
    </div>
  )
}

/**
 * Buttons for today, tomorrow and the next open day. The server renders them so that nothing moves on
 * hydration. Without script, CSS hides them.
 */
function QuickDays({ form, strings, centre: { hours } }: FormPartProps) {
  const { quickDays: quick } = strings.booking
  return (
    <fieldset aria-label={quick.group} className="quick-days cluster">
      {quickDays({ nowMs: form.nowMs, hours }).map(({ name, date, obstacle }) => (
        <button
          key={`${name} ${date}`}
          type="button"
          // island-loader.ts reads this value if the button is pressed before the form's script has loaded.
          value={date}
          className="quick-day box"
          disabled={form.isLive && obstacle !== undefined}
          aria-pressed={form.draft.date === date}
          onClick={() => form.fill({ date })}
        >
          {name === 'next-open-day' ? shortDate(date, strings.calendar) : quick[name]}
          {obstacle && <span className="slot-obstacle">{quick.obstacles[obstacle]}</span>}
        </button>
      ))}
    </fieldset>
  )
}
