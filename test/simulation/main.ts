import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { swapContent } from '../swap-content.ts'

/**
 * `npm run simulate`: ten simulated years, or `--years N`. `--seeds N`: so many short runs instead.
 * Both begin with seed 1, or with `--from N`. `--seed N`: one seed with all that happens; with
 * `--long` and the year after. `--postgres`: on PostgreSQL, 50 short runs where nothing else is said.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    long: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    years: { type: 'string', default: '10' },
  },
})
// Through Vite, because the pages are written in JSX.
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
const seeds = values.seeds ?? (values.postgres ? '50' : undefined)
const span =
  seeds === undefined
    ? { seeds: Infinity, years: Number(values.years) }
    : { seeds: Number(seeds), years: undefined }
const isWell =
  values.seed === undefined
    ? await runSeeds({ firstSeed: Number(values.from), ...span }, wanted)
    : await replay(Number(values.seed), values.long, wanted)
await vite.close()
// A PostgreSQL that was started ends with the process.
process.exit(isWell ? 0 : 1)
