import type { Centre } from '../../content/centre.ts'
import { describedBy, FieldError, Hint, idsOf, LabelText } from './field-frame.tsx'
import type { FormWords } from './form-start.ts'
import { TestList } from './test-list.tsx'
import { TestSearch } from './test-search.tsx'
import type { BookingForm } from './use-booking-form.ts'

interface TestPickerProps {
  readonly form: BookingForm
  readonly initial: readonly string[]
  readonly words: FormWords
  readonly centre: Pick<Centre, 'phones' | 'whatsapp'>
}

/** The catalogue to tick tests in, and a field to find them by. */
export function TestPicker({ form, initial, words, centre }: TestPickerProps) {
  const problem = form.problems.tests
  const { booking } = words
  return (
    <fieldset
      id={idsOf('tests').input}
      tabIndex={-1}
      className="field"
      data-problem={problem}
      aria-describedby={describedBy('tests', true, problem)}
    >
      <legend>
        <LabelText field="tests" words={booking} />
      </legend>
      <Hint field="tests">{booking.testsHint}</Hint>
      <FieldError field="tests" problem={problem} words={booking} />
      <TestSearch form={form} words={words} centre={centre}>
        <TestList initial={initial} words={words} />
      </TestSearch>
    </fieldset>
  )
}
