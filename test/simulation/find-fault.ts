import { searchVisits } from '../visit/search.ts'
import { stepSets } from '../visit/steps.ts'
import { judge } from './judge.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule, isLong as takesLong } from './schedule.ts'
import type { SourceFault } from './source-faults.ts'

const mostSchedules = 12
const depth = 4
const calmDays = 400

export async function findFault(fault: SourceFault) {
  return { bySearch: search(), bySimulation: await simulate(fault) }
}

async function simulate({ concerns, isLong }: SourceFault): Promise<string | undefined> {
  const startedMs = performance.now()
  for (let seed = 1, schedules = 0; schedules < mostSchedules; seed++) {
    const schedule = drawSchedule(seed, isLong ? calmDays : 0)
    if (takesLong(seed) || !concerns(schedule)) continue
    schedules++
    const { ledger } = await runSchedule(schedule)
    const [first] = judge(schedule, ledger)
    const seconds = Math.round((performance.now() - startedMs) / 1000)
    if (first) return `"${first.rule}" by seed ${seed}, after ${schedules} schedules, ${seconds} s`
  }
  return undefined
}

function search(): string | undefined {
  for (const [name, steps] of Object.entries(stepSets)) {
    const { counterexample } = searchVisits(steps, depth)
    if (counterexample) return `${name}: ${counterexample.join(' > ')}`
  }
  return undefined
}
