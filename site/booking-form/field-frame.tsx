import type { ReactNode } from 'react'
import type { Strings } from '../../content/strings.ts'
import { type FieldName, type Problem, requiredFields } from '../../domain/appointment-request.ts'

export type BookingWords = Strings['booking']

/** The ids by which a field's input, hint and error refer to each other. */
export function idsOf(field: FieldName) {
  return { input: `field-${field}`, hint: `hint-${field}`, error: `error-${field}` }
}

/** The value of `aria-describedby`: the hint if there is one, and the error while there is one. */
export function describedBy(field: FieldName, hasHint: boolean, problem: Problem | undefined) {
  const ids = idsOf(field)
  const described = [hasHint ? ids.hint : '', problem ? ids.error : ''].filter(Boolean).join(' ')
  return described || undefined
}

export function LabelText({ field, strings }: { field: FieldName; strings: BookingWords }) {
  const isRequired = requiredFields.some((required) => required === field)
  return (
    <>
      {strings.labels[field]}{' '}
      <span className="field-need small">({isRequired ? strings.required : strings.optional})</span>
    </>
  )
}

export function Hint({ field, text }: { field: FieldName; text: string }) {
  return (
    <p id={idsOf(field).hint} className="field-hint">
      {text}
    </p>
  )
}

interface FieldErrorProps {
  readonly field: FieldName
  readonly problem: Problem | undefined
  readonly strings: BookingWords
}

export function FieldError({ field, problem, strings }: FieldErrorProps) {
  if (problem === undefined) return null
  return (
    <p id={idsOf(field).error} className="field-error">
      {strings.problems[problem]}
    </p>
  )
}

interface ScrollBoxProps {
  readonly className: string
  readonly name: string
  readonly children: ReactNode
}

/** A named box that scrolls. It takes the focus, so that it scrolls by keyboard (WCAG 2.1.1). */
export function ScrollBox({ className, name, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser makes a scrolling box focusable
    <section className={className} tabIndex={0} aria-label={name}>
      {children}
    </section>
  )
}
