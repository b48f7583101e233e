import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { type Count, countRunner } from './count.ts'
import { readReport } from './read-report.ts'
import { runStep } from './run-step.ts'

const REPORT_FILE = 'artifacts/vitest.json'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.enum(['passed', 'failed']),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Runs Vitest. A file that could not be loaded counts as one failure. */
export async function runUnitTests(): Promise<Count> {
  await rm(REPORT_FILE, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT_FILE}`]
  const exitCode = await runStep('vitest', ['vitest', 'run', ...reporters])
  const report = await readReport(REPORT_FILE, vitestReport)
  return countRunner(exitCode, report && countTests(report))
}

function countTests(report: z.infer<typeof vitestReport>): Count {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
