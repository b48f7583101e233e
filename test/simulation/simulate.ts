import { explain, inWords } from './explain.ts'
import { judge } from './judge.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule, type Options } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

const yearMs = 365.25 * 24 * 60 * 60_000

/** What a run of years adds to each seed: long enough for a request to come and be purged. */
const calmDays = 400

interface Wanted extends Pick<Options, 'hasDesks' | 'changesSettings'> {
  readonly isPostgres: boolean
  readonly print: (line: string) => void
}

/** Runs one seed and prints all that happened, and what was wrong with it. */
export async function replay(
  seed: number,
  isLong: boolean,
  { isPostgres, print, ...options }: Wanted,
): Promise<boolean> {
  const schedule = drawSchedule(seed, { calmDays: isLong ? calmDays : 0, ...options })
  const { ledger } = await runSchedule(schedule, { isPostgres })
  print(JSON.stringify(schedule, undefined, 1))
  for (const event of ledger.events) print(event)
  const violations = judge(schedule, ledger)
  for (const violation of violations) print(inWords(violation))
  print(violations.length === 0 ? 'nothing is wrong' : `seed ${seed} fails`)
  return violations.length === 0
}

/** How far a run goes: to whichever comes first. */
interface Span {
  readonly firstSeed: number
  readonly seeds: number
  readonly years: number
}

/** Runs one seed after the other; whether nothing was wrong. */
export async function runSeeds(
  { firstSeed, seeds, years }: Span,
  { isPostgres, print, ...options }: Wanted,
): Promise<boolean> {
  const counts = new Map<string, number>()
  const startedMs = performance.now()
  const total = { ms: 0, steps: 0, statements: 0, failed: 0 }
  let seed = firstSeed
  for (; total.ms < years * yearMs && seed < firstSeed + seeds; seed++) {
    const isLong = seed % 2 === 0 && !isPostgres
    const schedule = drawSchedule(seed, { calmDays: isLong ? calmDays : 0, ...options })
    const { ledger, steps } = await runSchedule(schedule, { isPostgres })
    const violations = judge(schedule, ledger)
    if (violations.length > 0) {
      total.failed++
      print(explain(schedule, ledger, violations))
    }
    countSometimes(counts, schedule, ledger)
    total.ms += schedule.endMs
    total.steps += steps
    total.statements += ledger.statements
    print(
      `seed ${seed}: ${ledger.statements} statements, ${(total.ms / yearMs).toFixed(2)} years so far`,
    )
  }
  const seconds = (performance.now() - startedMs) / 1000
  for (const line of sometimesTable(counts)) print(line)
  print(
    `${(total.ms / yearMs).toFixed(2)} years in ${seconds.toFixed(0)} s: ${seed - firstSeed} seeds, ` +
      `${total.steps} steps, ${total.statements} statements, ${total.failed} seeds failed`,
  )
  return total.failed === 0
}
