import { searchVisits } from '../visit/search.ts'
import { stepSets } from '../visit/steps.ts'
import { judge } from './judge.ts'
import { type Plant, runSchedule } from './run-schedule.ts'
import { drawSchedule, type Schedule } from './schedule.ts'
import type { Rule } from './violation.ts'

export interface FaultSearch {
  /** Whether a schedule is likely to meet the fault. Other schedules are neither run nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  /** The most schedules that are run. One of them must find the fault. */
  readonly within: number
  readonly plant?: Plant
  /** The rule that has to find the fault; any rule if it is missing. */
  readonly rule?: Rule
}

/** Says which seed finds a fault, and after how many schedules; undefined if none finds it. */
export async function findBySimulation(wanted: FaultSearch): Promise<string | undefined> {
  const { concerns, within, plant = {}, rule } = wanted
  const startedMs = performance.now()
  for (let seed = 1, schedules = 0; schedules < within; seed++) {
    const schedule = drawSchedule(seed)
    if (!concerns(schedule)) continue
    schedules++
    const { ledger } = await runSchedule(schedule, { plant })
    const found = judge(schedule, ledger).find((each) => rule === undefined || each.rule === rule)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    if (found) return `"${found.rule}", seed ${seed}, ${schedules} schedules, ${seconds} s`
  }
  return undefined
}

const depth = 4

/** The steps after which a visit breaks one of its promises; undefined if no steps do that. */
export function findBySearch(): string | undefined {
  for (const [name, steps] of Object.entries(stepSets)) {
    const { counterexample } = searchVisits(steps, depth)
    if (counterexample) return `${name}: ${counterexample.join(' > ')}`
  }
  return undefined
}
