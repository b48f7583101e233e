import { minute } from '../../domain/time/milliseconds.ts'
import { explain, inWords } from './explain.ts'
import { judge } from './judge.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

interface RunOptions {
  readonly isPostgres: boolean
  readonly print: (line: string) => void
}

/** Runs one seed and prints all that happened and what was wrong. Returns true if nothing was wrong. */
export async function replay(seed: number, { isPostgres, print }: RunOptions): Promise<boolean> {
  const schedule = drawSchedule(seed)
  const { ledger } = await runSchedule(schedule, { isPostgres })
  print(JSON.stringify(schedule, undefined, 1))
  for (const event of ledger.events) print(event)
  const violations = judge(schedule, ledger)
  for (const violation of violations) print(inWords(violation))
  print(violations.length === 0 ? 'nothing is wrong' : `seed ${seed} fails`)
  return violations.length === 0
}

interface SeedRange {
  readonly firstSeed: number
  readonly seeds?: number | undefined
  /** Minutes of real time after which no further run begins. */
  readonly minutes?: number | undefined
}

/** Runs one seed after the other until the seeds or minutes are used up. Returns true if nothing was wrong. */
export async function runSeeds(
  { firstSeed, seeds = Infinity, minutes = Infinity }: SeedRange,
  { isPostgres, print }: RunOptions,
): Promise<boolean> {
  const counts = new Map<string, number>()
  const failed: number[] = []
  const endsAtMs = performance.now() + minutes * minute
  print(`the first seed is ${firstSeed}`)
  let seed = firstSeed
  for (; performance.now() < endsAtMs && seed < firstSeed + seeds; seed++) {
    const schedule = drawSchedule(seed)
    const { ledger } = await runSchedule(schedule, { isPostgres })
    const violations = judge(schedule, ledger)
    if (violations.length > 0) {
      failed.push(seed)
      print(explain(schedule, ledger, violations))
    }
    countSometimes(counts, ledger)
    print(`seed ${seed}: ${violations.length} violations`)
  }
  for (const line of sometimesTable(counts)) print(line)
  print(`${seed - firstSeed} seeds, ${failed.length} failed ${failed.join(' ')}`)
  return failed.length === 0
}
