import { parseArgs } from 'node:util'
import { createServer } from 'vite'

/**
 * `npm run simulate`: ten simulated years, or `--years N`, from seed 1 or `--from N` on.
 * `npm run simulate -- --seed N`: one seed with all that happens; with `--long` and the year after.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    long: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    years: { type: 'string', default: '10' },
  },
})
// Through Vite, because the pages are written in JSX.
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const module = await vite.ssrLoadModule('/test/simulation/simulate.ts')
const print = (line: string) => process.stdout.write(`${line}\n`)
const isWell =
  values.seed === undefined
    ? await module.runYears(Number(values.years), Number(values.from), print)
    : await module.replay(Number(values.seed), values.long, print)
process.exitCode = isWell ? 0 : 1
await vite.close()
