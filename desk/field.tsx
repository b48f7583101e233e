import { type ReactNode, useId } from 'react'
import { desk } from '../content/desk.ts'
import { maxDaysAhead } from '../domain/appointment-request.ts'
import { addDays, delhiDate } from '../domain/delhi-time.ts'
import { isLanguage, type Language, languages } from '../domain/language.ts'
import { hoursOn } from '../domain/opening-hours.ts'
import { useDeskNow } from './desk-now.ts'
import { dayWord } from './when.ts'

interface FieldProps {
  readonly label: string
  readonly isWide?: boolean
  /** The control, which takes this id. */
  readonly children: (id: string) => ReactNode
}

/** A control under its label. */
export function Field({ label, isWide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface LanguageFieldProps {
  readonly first?: string
  readonly value?: Language
  readonly onLanguage?: (language: Language) => void
}

/** The patient's language, as an uncontrolled field (`first`) or a controlled one (`value`). */
export function LanguageField({ first, value, onLanguage }: LanguageFieldProps) {
  return (
    <Field label={desk.forms.language}>
      {(id) => (
        <select
          id={id}
          name="language"
          defaultValue={first}
          value={value}
          onChange={({ target }) => isLanguage(target.value) && onLanguage?.(target.value)}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {desk.forms.languages[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * The days of a select. Unlike a date field, it is one tab stop, names weekdays and is alike in all
 * browsers.
 */
export function DayOptions() {
  const { centre, nowMs } = useDeskNow()
  const today = delhiDate(nowMs)
  const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days.map((day) => {
    const isClosed = hoursOn(day, centre.hours).length === 0
    const label = dayWord(day, nowMs)
    return (
      <option key={day} value={day} disabled={isClosed}>
        {isClosed ? desk.forms.dayClosed(label) : label}
      </option>
    )
  })
}
