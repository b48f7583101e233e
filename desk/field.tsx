import { type ComponentProps, type ReactNode, useId } from 'react'
import { desk } from '../content/desk.ts'
import { isLanguage, type Language } from '../domain/language.ts'
import { maxDaysAhead } from '../domain/request/appointment-request.ts'
import { addDays, delhiDate } from '../domain/time/delhi-time.ts'
import { hoursOn } from '../domain/time/opening-hours.ts'
import { useDeskNow } from './desk-now.ts'
import { dayWord } from './when.ts'

interface FieldProps {
  readonly label: string
  readonly isWide?: boolean
  /** The control, which takes this id. */
  readonly children: (id: string) => ReactNode
}

export function Field({ label, isWide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type LabelledProps<Control extends 'input' | 'select'> = Omit<FieldProps, 'children'> &
  ComponentProps<Control>

export function InputField({ label, isWide = false, ...input }: LabelledProps<'input'>) {
  return (
    <Field label={label} isWide={isWide}>
      {(id) => <input id={id} {...input} />}
    </Field>
  )
}

export interface OptionsProps {
  readonly options: readonly SelectOption[]
}

type SelectOption = readonly [value: string | number, label: string, isDisabled?: boolean]

export function SelectField(props: LabelledProps<'select'> & OptionsProps) {
  const { label, isWide = false, options, ...select } = props
  return (
    <Field label={label} isWide={isWide}>
      {(id) => (
        <select id={id} {...select}>
          <Options options={options} />
        </select>
      )}
    </Field>
  )
}

export function Options({ options }: OptionsProps) {
  return options.map(([value, label, isDisabled]) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ))
}

interface LanguageFieldProps {
  readonly first?: string
  readonly value?: Language
  readonly onLanguage?: (language: Language) => void
}

/** The patient's language, as an uncontrolled field (`first`) or a controlled one (`value`). */
export function LanguageField({ first, value, onLanguage }: LanguageFieldProps) {
  return (
    <SelectField
      label={desk.forms.language}
      name="language"
      defaultValue={first}
      value={value}
      onChange={({ target }) => isLanguage(target.value) && onLanguage?.(target.value)}
      options={Object.entries(desk.forms.languages)}
    />
  )
}

/**
 * The days of a select. Unlike a date field, it is one tab stop, names weekdays and is alike in all
 * browsers.
 */
export function useDayOptions(): SelectOption[] {
  const { centre, nowMs } = useDeskNow()
  const today = delhiDate(nowMs)
  return Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead)
    const isClosed = hoursOn(day, centre.hours).length === 0
    const label = dayWord(day, nowMs)
    return [day, isClosed ? desk.forms.dayClosed(label) : label, isClosed]
  })
}
