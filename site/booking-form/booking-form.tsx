import { type ReactNode, useEffect } from 'react'
import type { Centre } from '../../content/centre.ts'
import type { Strings } from '../../content/strings.ts'
import { forFamily } from '../../domain/form-values.ts'
import { addressesIn } from '../routes.ts'
import { ChangingText } from '../ui/changing-text.tsx'
import { ErrorSummary, FailureAlert } from './alerts.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { DateField } from './date-field.tsx'
import { type FormStart, type FormStrings, formId } from './form-start.ts'
import { SlotPicker } from './slot-picker.tsx'
import { TestPicker } from './test-picker.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { type BookingForm as FormState, useBookingForm } from './use-booking-form.ts'

export interface BookingFormProps {
  readonly strings: FormStrings
  readonly centre: Pick<Centre, 'hours' | 'phones' | 'whatsapp'> & {
    readonly facts: Pick<Centre['facts'], 'prices'>
  }
  readonly start: FormStart
}

/**
 * The booking form (spec, points 4 and 5). The server renders it as a form that posts to the server.
 * Once hydrated, the same component checks and sends the request itself.
 */
export function BookingForm({ strings, centre, start }: BookingFormProps) {
  const { booking } = strings
  const form = useBookingForm(start, centre.hours, strings)
  useErrorInTitle(form, booking)
  return (
    <form
      ref={form.formRef}
      id={formId}
      method="post"
      action={addressesIn[strings.lang].book}
      noValidate={form.isLive}
      onSubmit={form.submit}
      onInput={form.changed}
      className="booking"
    >
      <div className="booking-fields">
        <FailureAlert form={form} start={start} strings={strings} centre={centre} />
        <ErrorSummary problems={form.problems} strings={booking} />
        <TestPicker form={form} initial={start.draft.tests} strings={strings} centre={centre} />
        <DateField form={form} initial={start.draft.date} strings={strings} hours={centre.hours} />
        <SlotPicker form={form} initial={start.draft.time} strings={strings} centre={centre} />
        <WhoFields form={form} start={start} strings={booking} />
      </div>
      <BookingSummary
        form={form}
        strings={strings}
        hours={centre.hours}
        prices={centre.facts.prices}
      />
      <DraftNote form={form} strings={booking.draft} />
    </form>
  )
}

interface WhoFieldsProps {
  readonly form: FormState
  readonly start: FormStart
  readonly strings: Strings['booking']
}

function WhoFields({ form, start, strings }: WhoFieldsProps): ReactNode {
  const { isForFamily, problems } = form
  const { draft } = start
  const shared = { isForFamily, strings }
  return (
    <>
      <FamilyField isInitial={draft.isForFamily} strings={strings} />
      <TextField field="name" initial={draft.name} problem={problems.name} {...shared} />
      <TextField field="phone" initial={draft.phone} problem={problems.phone} {...shared} />
      <TextField field="email" initial={draft.email} problem={problems.email} {...shared} />
      <TextArea initial={draft.additionalInfo} problem={problems.additionalInfo} {...shared} />
    </>
  )
}

const familyHintId = 'hint-family'

interface FamilyFieldProps {
  readonly isInitial: boolean
  readonly strings: Strings['booking']
}

/** A switch that changes the hints of the fields below it and adds one line to the request. */
function FamilyField({ isInitial, strings }: FamilyFieldProps) {
  return (
    <div className="family">
      <label className="test">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: browsers tell a checkbox's state; ARIA in HTML rules aria-checked out
          role="switch"
          name={forFamily.name}
          value={forFamily.value}
          defaultChecked={isInitial}
          aria-describedby={familyHintId}
        />
        <span>{strings.family.label}</span>
      </label>
      <p id={familyHintId} className="field-hint">
        {strings.family.hint}
      </p>
    </div>
  )
}

/** A screen reader reads the title first after a failed attempt (GOV.UK error pattern). */
function useErrorInTitle({ problems, failure }: FormState, strings: Strings['booking']): void {
  const hasError = failure !== undefined || Object.values(problems).some(Boolean)
  useEffect(() => {
    const plain = document.title.replace(strings.errorTitlePrefix, '')
    document.title = hasError ? strings.errorTitlePrefix + plain : plain
  }, [hasError, strings])
}

interface DraftNoteProps {
  readonly form: FormState
  readonly strings: Strings['booking']['draft']
}

/**
 * Says what this tab keeps, with a button that deletes it, for a phone that others use too, and one
 * that takes that back. The server renders it so that nothing moves on hydration; CSS hides it where
 * there is no script.
 */
function DraftNote({ form, strings }: DraftNoteProps) {
  return (
    <div className="draft-note caption">
      <p>{strings.kept}</p>
      <p className="actions">
        <button type="button" className="button" onClick={form.clear}>
          {strings.clear}
        </button>
        {form.draftEvent === 'cleared' && (
          <button type="button" className="button" onClick={form.undoClear}>
            {strings.undo}
          </button>
        )}
      </p>
      <p role="status">
        <ChangingText text={form.draftEvent && strings[form.draftEvent]} />
      </p>
    </div>
  )
}
