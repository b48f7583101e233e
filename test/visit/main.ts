import { searchVisits } from './search.ts'
import { stepSets } from './steps.ts'

/** `npm run search-visits -- 6`: searches all orders of up to six steps, and prints how many states there were. */
const depth = Number(process.argv[2] ?? 6)

for (const [name, steps] of Object.entries(stepSets)) {
  const startedAt = performance.now()
  const { states, counterexample } = searchVisits(steps, depth)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    `${name}: ${steps.length} kinds of step, depth ${depth}, ${states} states, ${seconds} s\n`,
  )
  if (counterexample !== undefined) {
    process.stdout.write(`  broken: ${counterexample.join(' > ')}\n`)
    process.exitCode = 1
  }
}
