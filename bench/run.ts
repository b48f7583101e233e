import { benchDesk } from './desk.ts'
import { benchDrain } from './drain.ts'
import { print } from './figures.ts'
import { benchIntake } from './intake.ts'
import { benchPages } from './pages.ts'

/** The benches that `npm run bench -- NAME …` runs, or all without a name. Exits with 1 if a bound is missed. */
const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: benchPages,
  intake: benchIntake,
  drain: benchDrain,
  desk: benchDesk,
}

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  const bench = benches[name]
  if (bench === undefined) throw new Error(`no bench ${name}; there are: ${Object.keys(benches)}`)
  print(`\n${name}\n`)
  if (!(await bench())) process.exitCode = 1
}
