import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { swapContent } from '../swap-content.ts'

/**
 * `npm run simulate`: runs 100 seeds, or `--seeds N`, or with `--minutes N` as many as begin in that time.
 * The first seed is 1. `--from N` sets it, and `--fresh` draws it. `--postgres` runs them on PostgreSQL.
 * `--seed N`: runs one seed and prints all that happens.
 * A run that finds something prints its seed; the command then ends with code 1. schedule.ts draws the faults. judge.ts
 * and safety.ts say what must hold.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    minutes: { type: 'string' },
  },
})
// Node alone cannot load the JSX of the pages.
const vite = await createServer({
  plugins: [swapContent],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { replay, runSeeds } = await vite.ssrLoadModule('/test/simulation/simulate.ts')
const wanted = {
  isPostgres: values.postgres,
  print: (line: string) => process.stdout.write(`${line}\n`),
}
const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value))
const firstSeed = values.fresh ? randomInt(1_000_000, 1_000_000_000) : Number(values.from)
const minutes = numberOf(values.minutes)
const seeds = numberOf(values.seeds) ?? (minutes === undefined ? 100 : undefined)
const isWell: boolean =
  values.seed === undefined
    ? await runSeeds({ firstSeed, seeds, minutes }, wanted)
    : await replay(Number(values.seed), wanted)
await vite.close()
// A PostgreSQL that was started would keep the process alive. It stops with the process.
process.exit(isWell ? 0 : 1)
