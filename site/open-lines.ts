import { calledIn } from '../domain/centre/test-catalogue.ts'
import {
  type Alert,
  type Need,
  type OpenPreparation,
  openPreparation,
} from '../domain/preparation/open-part.ts'
import type { PreparationPlan } from '../domain/preparation/plan.ts'
import { type FastsTogether, fastsTogether, type VisitTime } from '../domain/preparation/times.ts'
import {
  clashLine,
  conditional,
  inCase,
  lastMealSentence,
  lineText,
  type PlanLine,
  type PlanWords,
} from './preparation-parts.ts'

/**
 * What most patients of these tests need, or that they need nothing. These lines are visible without unfolding anything,
 * and so are those of `warnings`.
 */
export function mainLines(
  plan: PreparationPlan,
  slot: VisitTime | undefined,
  strings: PlanWords,
): PlanLine[] {
  const { fasts, needs, bladder } = openPreparation(plan)
  return [
    ...fastsTogether(fasts, plan, slot).map((together) => fastLine(together, strings)),
    ...needs.map((need) => needLine(need, plan, strings)),
    ...bladder.map(({ when }) => inCase(when, strings.preparation.fullBladder, strings)),
  ]
}

/** The harm that some of these patients risk, and the tests that need a prescription. `phone` is printed as given. */
export function warnings(plan: PreparationPlan, phone: string, strings: PlanWords) {
  const { alerts, papers } = openPreparation(plan)
  return {
    /** Asks to call reception about the alerts; undefined if none concerns reception. */
    tellFirst: alerts.some(isForReception) ? strings.preparation.tellFirst(phone) : undefined,
    alerts: alerts.map((alert) => alertLine(alert, strings)),
    /** Undefined if nothing needs a prescription. */
    prescription: prescriptionLine(papers, strings),
  }
}

/** What most patients of these tests need, and whom to ask about diabetes. */
export function mostNeeded(plan: PreparationPlan, strings: PlanWords): readonly string[] {
  const others = openPreparation(plan).alerts.filter((alert) => !isForReception(alert))
  const lines = others.map((alert) => alertLine(alert, strings))
  return [...mainLines(plan, undefined, strings), ...lines].map(lineText)
}

/** The open lines as one list, for a calendar or a message. The full plan that follows has the prescription. */
export function openList(
  plan: PreparationPlan,
  slot: VisitTime | undefined,
  phone: string,
  strings: PlanWords,
): readonly PlanLine[] {
  const { tellFirst, alerts } = warnings(plan, phone, strings)
  const told = tellFirst === undefined ? [] : [{ text: tellFirst }]
  return [...mainLines(plan, slot, strings), ...told, ...alerts]
}

/** False for insulin and tablets: the doctor who prescribed them decides, not reception. */
function isForReception({ step }: Alert): boolean {
  return !step.startsWith('diabetes')
}

function fastLine(
  { conditions, hours, lastMeal, isDry, hasEarlierFast }: FastsTogether,
  strings: PlanWords,
): PlanLine {
  const { preparation } = strings
  const meal = lastMeal ? lastMealSentence(lastMeal, strings) : preparation.fast(hours)
  // Without an hour, the line stands in a list of tests, whose text says that water is fine.
  const text = isDry || !lastMeal ? meal : `${meal} ${preparation.waterFine}`
  const proviso = hasEarlierFast ? preparation.outlasted : undefined
  return { ...conditional(conditions, text, preparation), proviso }
}

function prescriptionLine(
  papers: OpenPreparation['papers'],
  { names, preparation }: PlanWords,
): string | undefined {
  const lines = papers.map(({ step, when, tests }) => {
    if (step === 'needed-prescription')
      return preparation.prescriptionFor(tests.map(calledIn(names)))
    return when === undefined ? preparation.original : preparation.originalIfPregnant
  })
  return lines.length === 0 ? undefined : lines.join(' ')
}

function needLine(need: Need, plan: PreparationPlan, { preparation }: PlanWords): PlanLine {
  if ('step' in need) return { text: preparation.steps[need.step] }
  if ('most' in need) return { text: preparation.most[need.most] }
  if ('none' in need) return { text: preparation.none[need.none] }
  return clashLine({ kind: need.clash, when: [], tests: plan.tests }, { preparation })
}

function alertLine({ step, when }: Alert, strings: PlanWords): PlanLine {
  return inCase(when, strings.preparation.alerts[step], strings)
}
