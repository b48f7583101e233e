import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { judge } from './judge.ts'
import { allRareThings, rareThingsIn } from './rare-things.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'

/** `SIMULATIONS=10000 npx vitest run simulation` runs the whole lot; see docs/decisions. */
const standard = 70
const schedules = Number(process.env.SIMULATIONS ?? standard)
const firstSeed = Number(process.env.SIMULATION_SEED ?? 1)
const perTest = 14

describe('whatever the provider, the network, the clock and the process do', () => {
  const met = new Set<string>()
  for (let seed = firstSeed; seed < firstSeed + schedules; seed += perTest) {
    const last = Math.min(seed + perTest, firstSeed + schedules) - 1
    it(`each request is kept, told in time, and closed by an act about it: schedules ${seed} to ${last}`, async () => {
      for (let each = seed; each <= last; each++) {
        const schedule = drawSchedule(each)
        const ledger = await runSchedule(schedule)
        const violations = judge(schedule, ledger)
        expect.soft(violations, explain(schedule, ledger, violations)).toEqual([])
        for (const thing of rareThingsIn(schedule, ledger)) met.add(thing)
      }
    }, 120_000)
  }

  it.runIf(schedules >= standard)('what is rare happens now and then', () => {
    expect(allRareThings.filter((thing) => !met.has(thing))).toEqual([])
  })

  it('the same seed gives the same events', async () => {
    const schedule = drawSchedule(firstSeed)
    const [one, two] = [await runSchedule(schedule), await runSchedule(schedule)]
    expect(two.events).toEqual(one.events)
  })
})
