import { centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import { clockLabel, delhiDate, delhiMinutes } from '../../domain/delhi-time.ts'
import { hoursOn, isClosure } from '../../domain/opening-hours.ts'
import { Field } from '../field.tsx'

const everyMinutes = 30

/** When to call again: as is usual, or at a half-hour of today. */
export function TryAgainField({ nowMs }: { readonly nowMs: number }) {
  return (
    <Field label={desk.forms.tryAgainAt}>
      {(id) => (
        <select id={id} name="tryAgainAt">
          <option value="">{desk.forms.usual}</option>
          {halfHoursLeft(nowMs).map((minutes) => (
            <option key={minutes} value={twentyFourHours(minutes)}>
              {clockLabel(minutes)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Minutes since midnight of each half-hour before today's closing. */
function halfHoursLeft(nowMs: number): number[] {
  const day = hoursOn(delhiDate(nowMs), centre.hours)
  if (isClosure(day)) return []
  const first = (Math.floor(delhiMinutes(nowMs) / everyMinutes) + 1) * everyMinutes
  const count = Math.max(0, Math.ceil((day.closes - first) / everyMinutes))
  return Array.from({ length: count }, (_, index) => first + index * everyMinutes)
}

function twentyFourHours(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
