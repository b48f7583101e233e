import { useEffect } from 'react'
import { forFamily } from '../../domain/request/form-values.ts'
import { addressesIn } from '../routes.ts'
import { ErrorSummary, FailureAlert } from './alerts.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { DateField } from './date-field.tsx'
import { type FormCentre, type FormStart, type FormStrings, formId } from './form-start.ts'
import { SlotPicker } from './slot-picker.tsx'
import { TestPicker } from './test-picker.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { type FormPartProps, useBookingForm } from './use-booking-form.ts'

export interface BookingFormProps {
  readonly strings: FormStrings
  readonly centre: FormCentre
  readonly start: FormStart
  /** The form that the server rendered. Undefined while the server renders it. */
  readonly rendered?: HTMLFormElement
}

/**
 * The booking form (spec, points 4 and 5). The server renders it as a form that posts to the server.
 * Once hydrated, the same component checks and sends the request itself.
 */
export function BookingForm({ strings, centre, start, rendered }: BookingFormProps) {
  const form = useBookingForm(start, centre, strings, rendered)
  const part = { form, strings, centre }
  useErrorInTitle(part)
  return (
    <form
      ref={form.formRef}
      id={formId}
      method="post"
      action={addressesIn[strings.lang].book}
      noValidate={form.isLive}
      onSubmit={form.submit}
      onFocus={() => form.setIsTouched(true)}
      onChange={form.changed}
      className="booking columns"
    >
      <div className="booking-fields">
        <FailureAlert {...part} />
        <ErrorSummary {...part} />
        <TestPicker {...part} />
        <h2>{strings.booking.groups.when}</h2>
        <DateField {...part} />
        <SlotPicker {...part} />
        <h2>{strings.booking.groups.you}</h2>
        <FamilyField {...part} />
        <TextField {...part} field="name" />
        <TextField {...part} field="phone" />
        <TextField {...part} field="email" />
        <TextArea {...part} />
      </div>
      <BookingSummary {...part} />
      <DraftNote {...part} />
    </form>
  )
}

const familyHintId = 'hint-family'

/** A switch that changes the hints of the fields below it and adds one line to the request. */
function FamilyField({ form, strings: { booking } }: FormPartProps) {
  const { family } = booking
  return (
    <div className="family">
      <label className="test">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: ARIA in HTML forbids aria-checked on a checkbox, which tells its state itself
          role="switch"
          name={forFamily.name}
          value={forFamily.value}
          defaultChecked={form.start.draft.isForFamily}
          aria-describedby={familyHintId}
        />
        <span>{family.label}</span>
      </label>
      <p id={familyHintId} className="field-hint">
        {family.hint}
      </p>
    </div>
  )
}

/** Marks an error in the page's title, because a screen reader reads the title first (GOV.UK error pattern). */
function useErrorInTitle({ form, strings }: FormPartProps): void {
  const { errorTitlePrefix } = strings.booking
  const hasError = form.failure !== undefined || Object.values(form.problems).some(Boolean)
  useEffect(() => {
    const plain = document.title.replace(errorTitlePrefix, '')
    document.title = hasError ? errorTitlePrefix + plain : plain
  }, [hasError, errorTitlePrefix])
}

/**
 * Says that this tab keeps a draft. One button deletes the draft, for a phone that others use too, and
 * another puts it back. The server renders the note so that nothing moves on hydration. Without script, CSS
 * hides the note. Both buttons look like links, so that only "send" looks like a button.
 */
function DraftNote({ form, strings: { booking } }: FormPartProps) {
  const { draft } = booking
  return (
    <div className="draft-note caption">
      <p>{draft.kept}</p>
      <p className="actions">
        <button type="button" className="way" onClick={form.clear}>
          {draft.clear}
        </button>
        {form.draftEvent === 'cleared' && (
          <button type="button" className="way" onClick={form.undoClear}>
            {draft.undo}
          </button>
        )}
      </p>
      <p role="status">{form.draftEvent && draft[form.draftEvent]}</p>
    </div>
  )
}
