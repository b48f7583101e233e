import { type ReactNode, useEffect } from 'react'
import type { Centre } from '../../content/centre.ts'
import type { Words } from '../../content/words.ts'
import { addresses } from '../routes.ts'
import { DateField } from './date-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FailureAlert } from './failure-alert.tsx'
import type { FormStart } from './form-start.ts'
import { RequestSlip } from './request-slip.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { TestPicker } from './test-picker.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { type BookingForm as FormState, useBookingForm } from './use-booking-form.ts'

export interface BookingFormProps {
  readonly words: Words['booking']
  readonly centre: Pick<Centre, 'hours' | 'phones' | 'whatsapp'>
  readonly start: FormStart
}

/**
 * The booking form (spec, points 4 and 5). Drawn on the server, where it posts itself; in the
 * browser the same component checks, sends and tells.
 */
export function BookingForm({ words, centre, start }: BookingFormProps) {
  const form = useBookingForm(start, centre.hours)
  useErrorInTitle(form, words)
  return (
    <form
      ref={form.formRef}
      method="post"
      action={addresses.book}
      noValidate={form.isLive}
      onSubmit={form.submit}
      onChange={form.refresh}
      className="booking"
    >
      <div className="booking-fields">
        <FailureAlert form={form} start={start} words={words} centre={centre} />
        <ErrorSummary problems={form.problems} words={words} />
        <TestPicker form={form} initial={start.draft.tests} words={words} centre={centre} />
        <WhenFields form={form} start={start} words={words} hours={centre.hours} />
        <WhoFields form={form} start={start} words={words} />
      </div>
      <RequestSlip form={form} words={words} />
    </form>
  )
}

interface PartProps {
  readonly form: FormState
  readonly start: FormStart
  readonly words: Words['booking']
}

function WhenFields({ form, start, words, hours }: PartProps & Pick<Centre, 'hours'>): ReactNode {
  return (
    <>
      <DateField form={form} initial={start.draft.date} words={words} />
      <SlotPicker form={form} initial={start.draft.time} words={words} hours={hours} />
    </>
  )
}

function WhoFields({ form, start, words }: PartProps): ReactNode {
  const { problems } = form
  const { draft } = start
  return (
    <>
      <TextField field="name" initial={draft.name} problem={problems.name} words={words} />
      <TextField field="phone" initial={draft.phone} problem={problems.phone} words={words} />
      <TextField field="email" initial={draft.email} problem={problems.email} words={words} />
      <TextArea initial={draft.additionalInfo} problem={problems.additionalInfo} words={words} />
    </>
  )
}

/** The title is what a screen reader hears first after a failed attempt (GOV.UK error practice). */
function useErrorInTitle({ problems, failure }: FormState, words: Words['booking']): void {
  const hasError = failure !== undefined || Object.values(problems).some(Boolean)
  useEffect(() => {
    const plain = document.title.replace(words.errorTitlePrefix, '')
    document.title = hasError ? words.errorTitlePrefix + plain : plain
  }, [hasError, words])
}
