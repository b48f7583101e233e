import { type ComponentProps, type ReactNode, useId } from 'react'
import { desk } from '../content/desk.ts'
import { isLanguage, type Language } from '../domain/language.ts'
import { maxDaysAhead } from '../domain/request/appointment-request.ts'
import { doubtfulDigits } from '../domain/request/doubtful-phone.ts'
import { addDays, delhiDate } from '../domain/time/delhi-time.ts'
import { hoursOn } from '../domain/time/opening-hours.ts'
import { useDeskNow } from './desk-now.ts'
import { dayWord } from './when.ts'

interface FieldProps {
  readonly label: string
  readonly isWide?: boolean | undefined
  readonly hint?: string | undefined
  /** The sentence about what is wrong, or an empty text. A form that shows it elsewhere leaves it out. */
  readonly problem?: string | undefined
}

interface LabelledControlProps extends FieldProps {
  /** The control, which takes these attributes. */
  readonly children: (control: ComponentProps<'input'> & ComponentProps<'select'>) => ReactNode
}

/** A control under its label, with a hint and what is wrong. */
export function Field({ label, isWide = false, hint, problem, children }: LabelledControlProps) {
  const id = useId()
  const described = problem !== undefined && {
    'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-invalid': problem !== '' || undefined,
  }
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...described })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint small">
          {hint}
        </p>
      )}
      {problem !== undefined && <Problem id={`${id}-problem`} sentence={problem} />}
    </div>
  )
}

interface FieldProblemProps {
  readonly id: string
  readonly sentence: string | undefined
}

/** The element is there even without a problem, because a screen reader reads out only changes of an element. */
export function Problem({ id, sentence }: FieldProblemProps) {
  return (
    <p id={id} className="field-error" aria-live="polite">
      {sentence}
    </p>
  )
}

type LabelledProps<Control extends 'input' | 'select'> = FieldProps & ComponentProps<Control>

/**
 * If no phone number has as many digits as were typed, the field of a number says so, unless something else is wrong.
 * In the forms of a card and of an entry, CSS hides that sentence while somebody types.
 */
export function InputField({ label, isWide, hint, problem, ...input }: LabelledProps<'input'>) {
  const said = input.type === 'tel' ? problem || doubtOf(String(input.value)) : problem
  return (
    <Field label={label} isWide={isWide} hint={hint} problem={said}>
      {(control) => <input {...control} autoComplete="off" {...input} />}
    </Field>
  )
}

function doubtOf(phone: string): string {
  const digits = doubtfulDigits(phone)
  return digits === undefined ? '' : desk.forms.phoneDoubt(digits)
}

interface OptionsProps {
  readonly options: readonly SelectOption[]
}

type SelectOption = readonly [value: string | number, label: string, isDisabled?: boolean]

export function SelectField(props: LabelledProps<'select'> & OptionsProps) {
  const { label, isWide, hint, problem, options, ...select } = props
  return (
    <Field label={label} isWide={isWide} hint={hint} problem={problem}>
      {(control) => (
        <select {...control} {...select}>
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
  readonly value: string
  readonly onLanguage: (language: Language) => void
}

export function LanguageField({ value, onLanguage }: LanguageFieldProps) {
  return (
    <SelectField
      label={desk.forms.language}
      name="language"
      value={value}
      onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
      options={Object.entries(desk.forms.languages)}
    />
  )
}

/** The days of a select. Unlike a date field, a select is one tab stop, names weekdays and is alike in all browsers. */
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
