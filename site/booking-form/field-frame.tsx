import type { PropsWithChildren } from 'react'
import type { Strings } from '../../content/strings.ts'
import {
  type FieldName,
  type Problem,
  requiredFields,
} from '../../domain/request/appointment-request.ts'

export type BookingWords = Strings['booking']

/** The ids by which a field's input, hint and error refer to each other. */
export function idsOf(field: FieldName) {
  return { input: `field-${field}`, hint: `hint-${field}`, error: `error-${field}` }
}

interface FieldFrameProps {
  readonly field: FieldName
  readonly hint?: string | undefined
  readonly problem: Problem | undefined
  readonly strings: BookingWords
}

/** A field with one input, which is its child and has the attributes of `inputOf`. */
export function Field(props: PropsWithChildren<FieldFrameProps>) {
  return (
    <div className="field" data-problem={props.problem}>
      <label htmlFor={idsOf(props.field).input}>
        <LabelText {...props} />
      </label>
      <HintAndError {...props} />
      {props.children}
    </div>
  )
}

/**
 * A field with several inputs. A link to the field focuses the whole group. The group names its legend as its label,
 * because some tools find no field by a legend. The field's name is the id of the legend.
 */
export function FieldGroup(props: PropsWithChildren<FieldFrameProps>) {
  return (
    <fieldset
      id={idsOf(props.field).input}
      tabIndex={-1}
      className="field"
      data-problem={props.problem}
      aria-labelledby={props.field}
      aria-describedby={describedBy(props)}
    >
      <legend id={props.field}>
        <LabelText {...props} />
      </legend>
      <HintAndError {...props} />
      {props.children}
    </fieldset>
  )
}

/** The attributes by which an input belongs to its field. */
export function inputOf(props: FieldFrameProps) {
  const { field, problem } = props
  return {
    id: idsOf(field).input,
    name: field,
    'aria-invalid': problem && true,
    'aria-describedby': describedBy(props),
  }
}

function describedBy({ field, hint, problem }: FieldFrameProps): string | undefined {
  const ids = idsOf(field)
  return [hint && ids.hint, problem && ids.error].filter(Boolean).join(' ') || undefined
}

function LabelText({ field, strings }: FieldFrameProps) {
  const isRequired = requiredFields.some((required) => required === field)
  return (
    <>
      {`${strings.labels[field]} `}
      <span className="field-need small">{`(${isRequired ? strings.required : strings.optional})`}</span>
    </>
  )
}

function HintAndError({ field, hint, problem, strings }: FieldFrameProps) {
  const ids = idsOf(field)
  const error = problem && (
    <p id={ids.error} className="field-error">
      {strings.problems[problem]}
    </p>
  )
  return (
    <>
      {hint && (
        <p id={ids.hint} className="field-hint">
          {hint}
        </p>
      )}
      {/* Announces a wrong date while it is typed. The list of problems announces other errors. */}
      {field === 'date' ? <div aria-live="polite">{error}</div> : error}
    </>
  )
}
