import { planPreparation } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import type { FormStrings } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'

interface SlipPreparationProps {
  readonly form: BookingForm
  readonly strings: FormStrings
}

/** The preparation of all picked tests as one, under them. */
export function SummaryPreparation({ form, strings }: SlipPreparationProps) {
  const tests = form.draft.tests.filter(isTestName)
  if (tests.length === 0) return null
  return (
    <div className="slip-preparation">
      <h2>{strings.preparation.heading}</h2>
      <PreparationPlan
        plan={planPreparation(tests)}
        slot={findSlot(form.draft.time)}
        strings={strings}
      />
    </div>
  )
}
