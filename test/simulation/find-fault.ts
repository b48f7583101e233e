import { searchVisits } from '../visit/search.ts'
import { stepSets } from '../visit/steps.ts'
import { judge } from './judge.ts'
import { type Plant, runSchedule } from './run-schedule.ts'
import { drawSchedule, type Schedule } from './schedule.ts'
import type { Rule } from './violation.ts'

interface FaultSearch {
  /** Whether a schedule is likely to meet the fault; the others are not run, nor counted. */
  readonly concerns: (schedule: Schedule) => boolean
  readonly within: number
  readonly plant?: Plant
  /** Any rule where none is given. */
  readonly rule?: Rule
}

/** Which seed finds a fault, after how many schedules; undefined where none of them does. */
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

/** The steps after which one of the promises of visits is broken; undefined where no such steps do that. */
export function findBySearch(): string | undefined {
  for (const [name, steps] of Object.entries(stepSets)) {
    const { counterexample } = searchVisits(steps, depth)
    if (counterexample) return `${name}: ${counterexample.join(' > ')}`
  }
  return undefined
}
