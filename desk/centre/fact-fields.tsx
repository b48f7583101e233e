import { type ReactNode, useId } from 'react'
import { Options, type OptionsProps } from '../field.tsx'
import { yes } from './typed-facts.ts'
import type { FactForm } from './use-fact-form.ts'

interface FactFieldProps {
  readonly form: FactForm
  readonly name: string
  readonly label: string
  /** What patients see of the field. */
  readonly hint?: string
  /** Set if the problem has another name than the field. */
  readonly problem?: string | undefined
}

interface Control {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
}

interface FrameProps extends FactFieldProps {
  readonly children: (control: Control) => ReactNode
}

/** A control under its label, with what patients see of it and what is wrong. */
function Frame({ form, name, label, hint, problem, children }: FrameProps) {
  const id = useId()
  const wrong = problem ?? form.problems[name]
  const control = {
    id,
    name,
    'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-invalid': wrong === undefined ? undefined : (true as const),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className="field-hint small">
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`} sentence={wrong} />
    </div>
  )
}

interface FactTextFieldProps extends FactFieldProps {
  readonly type?: 'text' | 'tel'
  readonly inputMode?: 'numeric'
  readonly lang?: string
}

export function FactTextField({ type = 'text', inputMode, lang, ...field }: FactTextFieldProps) {
  const { form, name } = field
  return (
    <Frame {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          lang={lang}
          value={form.typed[name] ?? ''}
          autoComplete="off"
          onChange={(event) => form.type({ [name]: event.target.value })}
        />
      )}
    </Frame>
  )
}

export function FactSelect({ options, ...field }: FactFieldProps & OptionsProps) {
  const { form, name } = field
  return (
    <Frame {...field}>
      {(control) => (
        <select
          {...control}
          value={form.typed[name] ?? ''}
          onChange={(event) => form.type({ [name]: event.target.value })}
        >
          <Options options={options} />
        </select>
      )}
    </Frame>
  )
}

export function Tick({ form, name, label, hint }: FactFieldProps) {
  const id = useId()
  const wrong = form.problems[name]
  return (
    <div className="tick">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={form.typed[name] === yes}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={wrong === undefined ? undefined : true}
          onChange={(event) => form.type({ [name]: event.target.checked ? yes : '' })}
        />{' '}
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint small">
          {hint}
        </p>
      )}
      {wrong && <Problem id={`${id}-problem`} sentence={wrong} />}
    </div>
  )
}

interface FactProblemProps {
  readonly id: string
  readonly sentence: string | undefined
}

/** The element is there even without a problem, because a screen reader reads out only changes of an element. */
export function Problem({ id, sentence }: FactProblemProps) {
  return (
    <p id={id} className="field-error" aria-live="polite">
      {sentence}
    </p>
  )
}
