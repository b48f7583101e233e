import { bookableDates, maxDaysAhead } from '../../domain/request/appointment-request.ts'
import { quickDays } from '../../domain/request/slot-advice.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { shortDate } from '../../domain/time/spoken-time.ts'
import { Field, inputOf } from './field-frame.tsx'
import { DayAdvice } from './slot-advice.tsx'
import type { FormPartProps } from './use-booking-form.ts'

export function DateField(props: FormPartProps) {
  const { form, strings } = props
  const { booking } = strings
  const { first, last } = bookableDates(form.nowMs)
  const hint = booking.dateHint(maxDaysAhead)
  const frame = { field: 'date', hint, problem: form.wrongDate, strings: booking } as const
  return (
    <Field {...frame}>
      <div className="cluster">
        <input
          {...inputOf(frame)}
          type="date"
          required
          min={first}
          max={last}
          defaultValue={parseDate(form.start.draft.date)}
        />
        <QuickDays {...props} />
      </div>
      <DayAdvice {...props} />
    </Field>
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
