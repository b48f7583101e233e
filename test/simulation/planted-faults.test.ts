import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import { faults, type PlantedFault } from './planted-faults.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'

/** Plants one fault at a time: the kinds that 1.0.0 had, and others that would break a promise. */
it.each(faults)(
  'the simulation finds: $what',
  async (fault) => expect(await findFault(fault)).toBeDefined(),
  600_000,
)

/** The seed that finds a fault; undefined if none does. */
async function findFault({ seeds, plant, rule }: PlantedFault): Promise<number | undefined> {
  for (const seed of seeds) {
    const schedule = drawSchedule(seed)
    const { ledger } = await runSchedule(schedule, { plant })
    if (judge(schedule, ledger).some((each) => each.rule === rule)) return seed
  }
  return undefined
}
