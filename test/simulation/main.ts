import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { swapContent } from '../swap-content.ts'

/**
 * `npm run simulate`: ten simulated years, or `--years N`, from seed 1 or `--from N` on; or `--seeds N`.
 * `npm run simulate -- --seed N`: one seed with all that happens; with `--long` and the year after.
 * With `--postgres`: on PostgreSQL, 50 seeds where nothing else is said. `--desks` and `--no-desks`:
 * all with desks or none, instead of one in three; `--settings` and `--no-settings`: all with settings
 * that change or none, instead of one in four.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string' },
    long: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    desks: { type: 'boolean' },
    settings: { type: 'boolean' },
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
const module = await vite.ssrLoadModule('/test/simulation/simulate.ts')
const wanted = {
  hasDesks: values.desks,
  changesSettings: values.settings,
  isPostgres: values.postgres,
  print: (line: string) => process.stdout.write(`${line}\n`),
}
const span = {
  firstSeed: Number(values.from),
  seeds: Number(values.seeds ?? (values.postgres ? 50 : Infinity)),
  years: Number(values.years),
}
const isWell =
  values.seed === undefined
    ? await module.runSeeds(span, wanted)
    : await module.replay(Number(values.seed), values.long, wanted)
await vite.close()
// A PostgreSQL that was started ends with the process.
process.exit(isWell ? 0 : 1)
