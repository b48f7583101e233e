import type { PlannedFast, PreparationItem, PreparationPlan } from './plan.ts'
import type { Condition, PreparationStep } from './steps.ts'

/**
 * The part of a plan that is never folded away in form, ticket, calendar and messages. It begins with the need
 * of most patients of these tests. Then come the dangers for some of them. site/open-lines.ts words it, and
 * times.ts joins fasts that end at the same hour.
 */
export interface OpenPreparation {
  /**
   * The fasts of most patients. If there is a fast, `needs` is empty. A fast for a rare kind of the test stands
   * only in the folded plan. Otherwise most patients would fast for nothing, some of them on insulin.
   */
  readonly fasts: readonly PlannedFast[]
  /** The need of most patients, if they do not fast. */
  readonly needs: readonly Need[]
  /** A full bladder, unless a fast may limit water: then the call decides. */
  readonly bladder: readonly PreparationItem<'hours'>[]
  readonly alerts: readonly Alert[]
  /** Prescriptions without which a test is not done. */
  readonly papers: readonly PreparationItem<'bring'>[]
}

export type Need =
  | { readonly step: 'light-meal' | 'tablet-after-sample' | 'eat-as-usual' }
  | { readonly clash: 'fast-and-light-meal' }
  /** Most patients of this test need nothing, or no fast. */
  | { readonly most: MostlyFreeTest }
  | { readonly none: 'fast' | 'preparation' }

/** The tests of which only a rare kind asks for a fast. */
export const mostlyFreeTests = ['Color Doppler', 'MRI Scan', 'X-Ray'] as const
export type MostlyFreeTest = (typeof mostlyFreeTests)[number]

/** The dangers, in the order in which they are told. */
const alertSteps = [
  'implants',
  'contrast-risks',
  'which-xray',
  'possible-pregnancy',
  'blood-thinners',
  'diabetes-medicines',
  'diabetes-exercise',
] as const satisfies readonly PreparationStep[]

export type AlertStep = (typeof alertSteps)[number]

/** Dangers that the alert tells in full, so the folded plan does not repeat them. */
export const openOnlySteps = ['possible-pregnancy', 'blood-thinners'] as const
export type FoldedStep = Exclude<PreparationStep, (typeof openOnlySteps)[number]>

export interface Alert {
  readonly step: AlertStep
  /** Undefined if it concerns everybody who has these tests. */
  readonly when: Condition | undefined
}

export function openPreparation(plan: PreparationPlan): OpenPreparation {
  const fasts = plan.fasts.filter(({ isRare }) => !isRare)
  const needs = fasts.length > 0 ? [] : needsOf(plan)
  const isDry = plan.clashes.some(({ kind }) => kind === 'dry-fast-and-water')
  const bladder = plan.hours.filter(({ step }) => !isDry && step === 'full-bladder')
  return { fasts, needs, bladder, alerts: alertsOf(plan), papers: plan.bring.filter(isPaper) }
}

function isPaper({ step }: PreparationItem<'bring'>): boolean {
  return step === 'needed-prescription' || step === 'original-prescription'
}

function needsOf(plan: PreparationPlan): Need[] {
  const steps = ['light-meal', 'tablet-after-sample', 'eat-as-usual'] as const
  const needs: readonly Need[] = [
    ...steps
      .filter((step) => plan.before.some((item) => item.step === step && item.when === undefined))
      .map((step) => ({ step })),
    ...plan.clashes.flatMap(({ kind }) => (kind === 'fast-and-light-meal' ? { clash: kind } : [])),
    ...mostlyFreeTests.filter((test) => plan.tests.includes(test)).map((most) => ({ most })),
  ]
  const saysOfFood = needs.some((need) => !('step' in need) || need.step !== 'tablet-after-sample')
  if (saysOfFood || plan.tests.length === 0) return [...needs]
  return [...needs, { none: plan.asksNothing ? 'preparation' : 'fast' }]
}

function alertsOf(plan: PreparationPlan): Alert[] {
  const items = [...plan.tell, ...plan.before]
  return alertSteps.flatMap((step) =>
    items
      .filter((item) => item.step === step && isOpen(item))
      // The words of the alert say that it depends on contrast, so it needs no condition.
      .map(({ when }): Alert => ({ step, when: step === 'contrast-risks' ? undefined : when })),
  )
}

/** Whether the danger gets an alert. Other open lines already name contrast and insulin of a rare kind of scan. */
function isOpen({ step, when }: PreparationItem): boolean {
  if (step === 'diabetes-medicines') return when === undefined
  return step !== 'contrast-risks' || when !== 'ivp-or-hsg'
}
