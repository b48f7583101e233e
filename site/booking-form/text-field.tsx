import { type FormEvent, useState } from 'react'
import { maxLength } from '../../domain/request/appointment-request.ts'
import { doubtfulDigits } from '../../domain/request/doubtful-phone.ts'
import { additionalInfoRoom } from '../../domain/request/form-values.ts'
import { type BookingWords, Field, inputOf } from './field-frame.tsx'
import type { FormPartProps } from './use-booking-form.ts'

/** The keyboard and the autofill of each one-line field. */
const inputKinds = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', required: true },
  phone: { type: 'tel', autoComplete: 'tel', required: true },
  email: { type: 'email', autoComplete: 'email' },
} as const

interface TextFieldProps extends FormPartProps {
  readonly field: keyof typeof inputKinds
}

export function TextField({ field, form, strings: { booking } }: TextFieldProps) {
  const { isForFamily, problems, start } = form
  const hint = field === 'phone' ? booking.phoneHint : undefined
  const frame = { field, hint, problem: problems[field], strings: booking }
  // For a family member autofill is off, because it would fill in the name of the person who types.
  const patientsOwn = field === 'name' && isForFamily ? { autoComplete: 'off' } : {}
  const doubt = usePhoneDoubt(booking)
  return (
    <Field {...frame}>
      <input
        {...inputOf(frame)}
        {...inputKinds[field]}
        {...patientsOwn}
        spellCheck={false}
        maxLength={maxLength[field]}
        placeholder={field === 'phone' ? booking.phonePlaceholder : undefined}
        defaultValue={start.draft[field]}
        {...(field === 'phone' ? doubt.listeners : {})}
      />
      {field === 'phone' && (
        <p role="status" className="field-doubt">
          {doubt.sentence}
        </p>
      )}
    </Field>
  )
}

/**
 * When the visitor leaves the field, asks about a number with too few or too many digits. The next key
 * removes the question, so that a screen reader does not read it out again at each key. It never blocks
 * sending.
 */
function usePhoneDoubt({ phoneDoubt }: BookingWords) {
  const [digits, setDigits] = useState<number>()
  return {
    listeners: {
      onBlur: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
        setDigits(doubtfulDigits(currentTarget.value)),
      onChange: () => setDigits(undefined),
    },
    sentence: digits !== undefined && phoneDoubt(digits),
  }
}

export function TextArea({ form, strings: { booking } }: FormPartProps) {
  const field = 'additionalInfo'
  const room = additionalInfoRoom(form.isForFamily, booking.family.line)
  const asksPart = form.plan.tell.some(({ step }) => step.startsWith('which-'))
  const hint =
    (asksPart ? `${booking.whichPart} ` : '') + booking.additionalInfoHint(withComma(room))
  const frame = { field, hint, problem: form.problems[field], strings: booking } as const
  return (
    <Field {...frame}>
      <textarea
        {...inputOf(frame)}
        rows={3}
        maxLength={room}
        defaultValue={form.start.draft[field]}
      />
    </Field>
  )
}

/** Writes 1000 as "1,000". `toLocaleString` would first load its tables, which takes long on a slow phone. */
function withComma(count: number): string {
  return String(count).replace(/\B(?=\d{3}$)/, ',')
}
