import type { Words } from '../../content/words.ts'
import { maxLength, type Problem } from '../../domain/appointment-request.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'

type BookingWords = Words['booking']

interface FieldProps {
  readonly initial: string
  readonly problem: Problem | undefined
  readonly words: BookingWords
}

/** How each one-line field asks the phone's keyboard and the browser's memory for help. */
const inputKinds = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  email: { type: 'email', autoComplete: 'email' },
} as const

export function TextField({
  field,
  initial,
  problem,
  words,
}: FieldProps & { readonly field: keyof typeof inputKinds }) {
  const ids = idsOf(field)
  const hint = field === 'phone' ? words.phoneHint : undefined
  return (
    <div className="field" data-problem={problem}>
      <label htmlFor={ids.input}>
        <LabelText field={field} words={words} />
      </label>
      {hint && <Hint field={field}>{hint}</Hint>}
      <FieldError field={field} problem={problem} words={words} />
      <input
        id={ids.input}
        name={field}
        {...inputKinds[field]}
        spellCheck={false}
        maxLength={maxLength[field]}
        placeholder={field === 'phone' ? words.phonePlaceholder : undefined}
        defaultValue={initial}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(field, hint !== undefined, problem)}
      />
    </div>
  )
}

export function TextArea({ initial, problem, words }: FieldProps) {
  const field = 'additionalInfo'
  const ids = idsOf(field)
  return (
    <div className="field" data-problem={problem}>
      <label htmlFor={ids.input}>
        <LabelText field={field} words={words} />
      </label>
      <Hint field={field}>{words.additionalInfoHint}</Hint>
      <FieldError field={field} problem={problem} words={words} />
      <textarea
        id={ids.input}
        name={field}
        rows={4}
        maxLength={maxLength.additionalInfo}
        defaultValue={initial}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(field, true, problem)}
      />
    </div>
  )
}
