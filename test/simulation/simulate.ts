import { explain, inWords } from './explain.ts'
import { judge } from './judge.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

const yearMs = 365.25 * 24 * 60 * 60_000

/** In a run of years, every second seed goes on for this many days, so that a request can come and be purged. */
const calmDays = 400

interface RunOptions {
  readonly isPostgres: boolean
  readonly print: (line: string) => void
}

/** Runs one seed and prints all that happened and what was wrong. Returns true if nothing was wrong. */
export async function replay(
  seed: number,
  isLong: boolean,
  { isPostgres, print }: RunOptions,
): Promise<boolean> {
  const schedule = drawSchedule(seed, isLong ? calmDays : 0)
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
  /** How many years of virtual time to run. Undefined if all runs are short. */
  readonly years?: number | undefined
  /** Minutes of real time after which no further run begins. */
  readonly minutes?: number | undefined
}

/** Runs one seed after the other until the seeds, years or minutes are used up. Returns true if nothing was wrong. */
export async function runSeeds(
  { firstSeed, seeds = Infinity, years = Infinity, minutes = Infinity }: SeedRange,
  { isPostgres, print }: RunOptions,
): Promise<boolean> {
  const counts = new Map<string, number>()
  const total = { ms: 0, steps: 0, statements: 0 }
  const failed: number[] = []
  const endsAtMs = performance.now() + minutes * 60_000
  const isOver = () => total.ms >= years * yearMs || performance.now() >= endsAtMs
  print(`the first seed is ${firstSeed}`)
  let seed = firstSeed
  for (; !isOver() && seed < firstSeed + seeds; seed++) {
    const isLong = seed % 2 === 0 && years !== Infinity
    const schedule = drawSchedule(seed, isLong ? calmDays : 0)
    const { ledger, steps } = await runSchedule(schedule, { isPostgres })
    const violations = judge(schedule, ledger)
    if (violations.length > 0) {
      failed.push(seed)
      print(explain(schedule, ledger, violations))
    }
    countSometimes(counts, schedule, ledger)
    total.ms += schedule.endMs
    total.steps += steps
    total.statements += ledger.statements
    print(`seed ${seed}: ${(total.ms / yearMs).toFixed(2)} years so far`)
  }
  for (const line of sometimesTable(counts)) print(line)
  print(
    `${(total.ms / yearMs).toFixed(2)} years: ${seed - firstSeed} seeds, ${total.steps} steps, ` +
      `${total.statements} statements, ${failed.length} seeds failed ${failed.join(' ')}`,
  )
  return failed.length === 0
}
