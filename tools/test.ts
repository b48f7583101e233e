/** `npm test`: every check and test, run to the end whatever fails, and one closing count. */
import { rm } from 'node:fs/promises'
import { runBrowserTests } from './browser-tests.ts'
import { addCounts, type Count, closingLine, countCheck } from './count.ts'
import { runStep } from './run-step.ts'
import { runStaticChecks } from './static-checks.ts'
import { runUnitTests } from './unit-tests.ts'

const count = addCounts(await runEverything())
process.stdout.write(`${closingLine(count)}\n`)
process.exitCode = count.failed > 0 ? 1 : 0

/** Two lanes for two cores; the browser tests run alone, since they measure what a person waits. */
async function runEverything(): Promise<Count[]> {
  const [checks, buildAndUnits] = await Promise.all([runStaticChecks(), runBuildAndUnitTests()])
  return [checks, buildAndUnits, await runBrowserTests()]
}

/** An older build goes first, so that nothing is ever tested in place of one that failed. */
async function runBuildAndUnitTests(): Promise<Count> {
  await rm('dist', { recursive: true, force: true })
  const build = countCheck((await runStep('build', ['vite', 'build'])) === 0)
  return addCounts([build, await runUnitTests()])
}
