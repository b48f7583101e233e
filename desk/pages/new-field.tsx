import type { ReactNode } from 'react'
import { deskPages } from '../../content/desk-pages.ts'
import { booking } from '../../content/en/booking.ts'
import type { FieldName, FieldProblems } from '../../domain/appointment-request.ts'

interface NewFieldProps {
  readonly name: Exclude<FieldName, 'tests'>
  readonly problems: FieldProblems
  /** The control, which takes these attributes. */
  readonly children: (control: ControlAttributes) => ReactNode
}

interface ControlAttributes {
  readonly name: string
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A field of the new entry with its label and, if it was refused, why. */
export function NewField({ name, problems, children }: NewFieldProps) {
  const problem = problemOf(problems, name)
  const described = { 'aria-describedby': `${name}-problem`, 'aria-invalid': true } as const
  return (
    <div className="field">
      <label htmlFor={name}>{deskPages.newPage.labels[name]}</label>
      {problem && (
        <p className="field-error" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      {children({ name, id: name, ...(problem && described) })}
    </div>
  )
}

export function problemOf(problems: FieldProblems, name: FieldName): string | undefined {
  const problem = problems[name]
  return problem && { ...booking.problems, ...deskPages.newPage.problems }[problem]
}
