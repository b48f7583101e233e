import { cloneElement, type ReactElement } from 'react'
import type { FieldName } from '../../domain/appointment-request.ts'

export interface NewFieldProps {
  readonly name: FieldName
  readonly label: string
  readonly problem: string | undefined
}

interface Described {
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: boolean
}

/** A field of the new entry with its label and, if it was refused, why. */
export function NewField(props: NewFieldProps & { readonly children: ReactElement<Described> }) {
  const { name, label, problem, children } = props
  const described = { 'aria-describedby': `${name}-problem`, 'aria-invalid': true }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {problem && (
        <p className="field-error" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      {problem ? cloneElement(children, described) : children}
    </div>
  )
}
