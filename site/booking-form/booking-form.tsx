import { type ReactNode, useEffect } from 'react'
import type { Centre } from '../../content/centre.ts'
import type { Words } from '../../content/words.ts'
import { addressesIn } from '../routes.ts'
import { DateField } from './date-field.tsx'
import { DraftNote } from './draft-note.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { FamilyField } from './family-field.tsx'
import { type FormStart, type FormWords, formId } from './form-start.ts'
import { RequestSlip } from './request-slip.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { TestPicker } from './test-picker.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { type BookingForm as FormState, useBookingForm } from './use-booking-form.ts'

export interface BookingFormProps {
  readonly words: FormWords
  readonly centre: Pick<Centre, 'hours' | 'phones' | 'whatsapp'>
  readonly start: FormStart
}

/**
 * The booking form (spec, points 4 and 5). Drawn on the server, where it posts itself; in the
 * browser the same component checks, sends and tells.
 */
export function BookingForm({ words, centre, start }: BookingFormProps) {
  const { booking } = words
  const form = useBookingForm(start, centre.hours, words)
  useErrorInTitle(form, booking)
  return (
    <form
      ref={form.formRef}
      id={formId}
      method="post"
      action={addressesIn[words.lang].book}
      noValidate={form.isLive}
      onSubmit={form.submit}
      onChange={form.changed}
      className="booking"
    >
      <div className="booking-fields">
        <FailureAlert form={form} start={start} words={words} centre={centre} />
        <ErrorSummary problems={form.problems} words={booking} />
        <TestPicker form={form} initial={start.draft.tests} words={words} centre={centre} />
        <DateField form={form} initial={start.draft.date} words={words} hours={centre.hours} />
        <SlotPicker form={form} initial={start.draft.time} words={words} hours={centre.hours} />
        <WhoFields form={form} start={start} words={booking} />
        <DraftNote form={form} words={booking.draft} />
      </div>
      <RequestSlip form={form} words={words} hours={centre.hours} />
    </form>
  )
}

interface WhoFieldsProps {
  readonly form: FormState
  readonly start: FormStart
  readonly words: Words['booking']
}

function WhoFields({ form, start, words }: WhoFieldsProps): ReactNode {
  const { isForFamily, problems } = form
  const { draft } = start
  const shared = { isForFamily, words }
  return (
    <>
      <FamilyField isInitial={draft.isForFamily} words={words} />
      <TextField field="name" initial={draft.name} problem={problems.name} {...shared} />
      <TextField field="phone" initial={draft.phone} problem={problems.phone} {...shared} />
      <TextField field="email" initial={draft.email} problem={problems.email} {...shared} />
      <TextArea initial={draft.additionalInfo} problem={problems.additionalInfo} {...shared} />
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
