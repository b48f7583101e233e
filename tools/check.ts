/** `npm run check`: every static check. */
import { closingLine } from './count.ts'
import { runStaticChecks } from './static-checks.ts'

const count = await runStaticChecks()
process.stdout.write(`${closingLine(count)}\n`)
process.exitCode = count.failed > 0 ? 1 : 0
