import { planPreparation } from '../../domain/preparation.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import type { FormWords } from './form-start.ts'
import type { BookingForm } from './use-booking-form.ts'

interface SlipPreparationProps {
  readonly form: BookingForm
  readonly words: FormWords
}

/** The preparation of all picked tests as one, under them. */
export function SlipPreparation({ form, words }: SlipPreparationProps) {
  const tests = form.draft.tests.filter(isTestName)
  if (tests.length === 0) return null
  return (
    <div className="slip-preparation">
      <h2>{words.preparation.heading}</h2>
      <PreparationPlan
        plan={planPreparation(tests)}
        slot={findSlot(form.draft.time)}
        words={words}
      />
    </div>
  )
}
