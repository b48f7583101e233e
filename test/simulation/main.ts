import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { swapContent } from '../swap-content.ts'

/**
 * `npm run simulate`: ten simulated years, or `--years N`. `--seeds N`: that many short runs instead.
 * The first seed is 1. `--from N` sets it, and `--fresh` draws it.
 * `--minutes N`: starts short runs until that time is over. `--seed N`: runs one seed and prints all that
 * happens; with `--long` the run goes on for a year. `--postgres`: on PostgreSQL, 50 short runs by default.
 * A run that finds something prints its seed; the command then ends with code 1.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    long: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    years: { type: 'string' },
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
const seeds = numberOf(values.seeds) ?? (values.postgres && minutes === undefined ? 50 : undefined)
const isShort = seeds !== undefined || minutes !== undefined
const years = numberOf(values.years) ?? (isShort ? undefined : 10)
const isWell: boolean =
  values.seed === undefined
    ? await runSeeds({ firstSeed, seeds, years, minutes }, wanted)
    : await replay(Number(values.seed), values.long, wanted)
await vite.close()
// A PostgreSQL that was started would keep the process alive. It stops with the process.
process.exit(isWell ? 0 : 1)
