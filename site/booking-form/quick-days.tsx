import type { OpeningHours } from '../../domain/opening-hours.ts'
import { type QuickDay, quickDays } from '../../domain/slot-advice.ts'
import { shortDate } from '../../domain/spoken-time.ts'
import type { FormWords } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'

interface QuickDaysProps {
  readonly form: BookingForm
  readonly words: FormWords
  readonly hours: OpeningHours
}

/**
 * Today, tomorrow and the next open day by one tap. Drawn before the script can hear the tap, so
 * that nothing moves when it can; CSS hides them where there is no script.
 */
export function QuickDays({ form, words, hours }: QuickDaysProps) {
  const { quickDays: quick } = words.booking
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and a look of its own
    <div role="group" aria-label={quick.group} className="quick-days">
      {quickDays({ nowMs: form.nowMs, hours }).map(({ name, date, obstacle }) => (
        <button
          key={name}
          type="button"
          className="quick-day"
          disabled={form.isLive && obstacle !== undefined}
          aria-pressed={form.draft.date === date}
          onClick={() => form.fill({ date })}
        >
          {nameOf({ name, date }, words)}
          {obstacle && <span className="slot-obstacle">{quick.obstacles[obstacle]}</span>}
        </button>
      ))}
    </div>
  )
}

function nameOf({ name, date }: Pick<QuickDay, 'name' | 'date'>, words: FormWords): string {
  const { quickDays: quick } = words.booking
  switch (name) {
    case 'today':
      return quick.today
    case 'tomorrow':
      return quick.tomorrow
    case 'next-open-day':
      return shortDate(date, words.calendar)
  }
}
