import { afterAll, describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { faults, type PlantedFault } from './planted-faults.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'

/** Plants one fault at a time: the kinds that 1.0.0 had, and others that would break a promise. */
describe('the simulation', () => {
  const table: string[] = []
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`))

  it.each(faults)(
    'finds within $within schedules: $what',
    async (fault) => {
      const found = await findFault(fault)
      table.push(`${fault.what}: ${found}`)
      expect(found).toBeDefined()
    },
    600_000,
  )
})

/** Says which seed finds a fault, and after how many schedules; undefined if none finds it. */
async function findFault(planted: PlantedFault): Promise<string | undefined> {
  const { concerns, within, plant, rule } = planted
  const startedMs = performance.now()
  for (let seed = 1, schedules = 0; schedules < within; seed++) {
    const schedule = drawSchedule(seed)
    if (!concerns(schedule)) continue
    schedules++
    const { ledger } = await runSchedule(schedule, { plant })
    const isFound = judge(schedule, ledger).some((each) => each.rule === rule)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    if (isFound) return `seed ${seed}, ${schedules} schedules, ${seconds} s`
  }
  return undefined
}
