import { planPreparation } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import type { FormStrings } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'

interface SummaryPreparationProps {
  readonly form: BookingForm
  readonly strings: FormStrings
}

/** The preparation of all picked tests as one; clashes are told to who cannot see them arise. */
export function SummaryPreparation({ form, strings }: SummaryPreparationProps) {
  const tests = form.draft.tests.filter(isTestName)
  if (tests.length === 0) return null
  const plan = planPreparation(tests)
  const clashes = plan.clashes.map(({ kind }) => strings.preparation.clashes[kind])
  return (
    <>
      <PreparationPlan plan={plan} slot={findSlot(form.draft.time)} strings={strings} />
      <p className="visually-hidden" aria-live="polite">
        {form.isLive && clashes.join(' ')}
      </p>
    </>
  )
}
