import { explain, inWords } from './explain.ts'
import { judge } from './judge.ts'
import { type Run, runSchedule } from './run-schedule.ts'
import { drawSchedule } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

const yearMs = 365.25 * 24 * 60 * 60_000

/** What a run of years adds to each seed: long enough for a request to come and be purged. */
const calmDays = 400

/** Runs one seed and prints all that happened, and what was wrong with it. */
export async function replay(
  seed: number,
  isLong: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  const schedule = drawSchedule(seed, isLong ? calmDays : 0)
  const { ledger } = await runSchedule(schedule)
  print(JSON.stringify(schedule, undefined, 1))
  for (const event of ledger.events) print(event)
  const violations = judge(schedule, ledger)
  for (const violation of violations) print(inWords(violation))
  print(violations.length === 0 ? 'nothing is wrong' : `seed ${seed} fails`)
  return violations.length === 0
}

/** Runs seeds from the first on until so many years have passed; whether nothing was wrong. */
export async function runYears(
  years: number,
  firstSeed: number,
  print: (line: string) => void,
): Promise<boolean> {
  const counts = new Map<string, number>()
  const startedMs = performance.now()
  const total = { ms: 0, steps: 0, statements: 0, failed: 0 }
  let seed = firstSeed
  for (; total.ms < years * yearMs; seed++) {
    const schedule = drawSchedule(seed, seed % 2 === 0 ? calmDays : 0)
    const run: Run = await runSchedule(schedule)
    const violations = judge(schedule, run.ledger)
    if (violations.length > 0) {
      total.failed++
      print(explain(schedule, run.ledger, violations))
    }
    countSometimes(counts, schedule, run.ledger)
    total.ms += schedule.endMs
    total.steps += run.steps
    total.statements += run.ledger.statements
    print(`seed ${seed}: ${(total.ms / yearMs).toFixed(2)} years so far`)
  }
  const seconds = (performance.now() - startedMs) / 1000
  for (const line of sometimesTable(counts)) print(line)
  print(
    `${(total.ms / yearMs).toFixed(2)} years in ${seconds.toFixed(0)} s: ${seed - firstSeed} seeds, ` +
      `${total.steps} steps, ${total.statements} statements, ${total.failed} seeds failed`,
  )
  return total.failed === 0
}
