import { afterAll, describe, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { type Fault, faults } from './planted-faults.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'

interface Found {
  readonly seed: number
  readonly schedules: number
}

/** The kinds of fault that 1.0.0 had, and others that would break a promise, put in one by one. */
describe('a fault that is planted', () => {
  const table: string[] = []
  afterAll(() => process.stdout.write(`${table.join('\n')}\n`))

  it.each(faults)(
    '$what: $within schedules find it',
    async (fault) => {
      const startedMs = performance.now()
      const found = await find(fault)
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
      table.push(`${fault.what}: seed ${found?.seed}, ${found?.schedules} schedules, ${seconds} s`)
      expect(found).toBeDefined()
    },
    600_000,
  )
})

async function find({ plant, rule, concerns, within }: Fault): Promise<Found | undefined> {
  for (let seed = 1, schedules = 0; schedules < within; seed++) {
    const schedule = drawSchedule(seed)
    if (!concerns(schedule)) continue
    schedules++
    const { ledger } = await runSchedule(schedule, { plant })
    const isFound = judge(schedule, ledger).some((violation) => violation.rule === rule)
    if (isFound) return { seed, schedules }
  }
  return undefined
}
